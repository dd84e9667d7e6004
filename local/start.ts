/** The program of `npm start`: prints a checked design, then serves a sheet with the add-on in it until Ctrl+C. */
import { makeOpening } from './opening';
import { startServers } from './server';
import { makeSites } from './site';
import { drawSheet, verdictOf } from './terminal';

const USUAL_PORT = 8080;

await start(process.argv[2]);

async function start(portText = String(USUAL_PORT)): Promise<void> {
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(`${portText} is not a port. Use a number from 0 to 65535, for example: npm start -- ${USUAL_PORT}`);
    process.exitCode = 1;
    return;
  }
  const opening = makeOpening();
  const sheet = opening.view();
  console.log(`\n${drawSheet(sheet)}\n\n${verdictOf(sheet)}\n`);
  const { page, sidebar } = await makeSites(process.cwd(), opening.save());
  const running = await startServers({ port, page, sidebar, onTaken });
  console.log(`Open ${running.address} in your browser: a sheet with the add-on in it. Ctrl+C stops it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => running.close());
}

function onTaken(port: number): void {
  console.log(`Port ${port} is taken by another program; trying ${port + 1}.`);
}

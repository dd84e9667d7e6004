// Runs one of the project's TypeScript programs: `node run.mjs local/start.ts [arguments]`.
// esbuild bundles it beside a source map into .cache, and Node runs it with the flags this process was given.
import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { build } from 'esbuild';

const [entry, ...programArguments] = process.argv.slice(2);
if (entry === undefined) {
  console.error('Say which program to run, for example: node run.mjs bench/main.ts');
  process.exit(1);
}
const outfile = `.cache/${basename(entry, '.ts')}.mjs`;
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
const child = spawn(process.execPath, ['--enable-source-maps', ...process.execArgv, outfile, ...programArguments], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal === null ? code : 0));

/**
 * Ends its own process when that has used more of the processor's time than it may: the thread of the tests cannot, once
 * a mutant loops for ever. Time on the processor is the same on a busy machine; who only waits is given ten times as long.
 */
import { parentPort } from 'node:worker_threads';
import { OVERDUE } from './protocol';

const LOOK_EVERY_MS = 50;
const PATIENCE = 10;

let latest = { worked: Number.POSITIVE_INFINITY, waited: Number.POSITIVE_INFINITY };

parentPort?.on('message', (limit: number | null) => {
  const allowed = limit ?? Number.POSITIVE_INFINITY;
  latest = { worked: worked() + allowed, waited: performance.now() + PATIENCE * allowed };
});

setInterval(() => {
  if (worked() > latest.worked || performance.now() > latest.waited) process.kill(process.pid, OVERDUE);
}, LOOK_EVERY_MS);

/** Milliseconds of the processor's time that this process has used. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

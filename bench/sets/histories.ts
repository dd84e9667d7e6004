/** Random histories of gestures on a sheet, as in the tests but many more, with the built script in the stand-in. */
import { histories as played } from '../../testkit/history';
import type { Core } from '../core';
import { type Finding, sentence } from '../report';
import type { BenchSet } from './set';

/** The tests play the seeds 1 and 2. */
const SEEDS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const EACH = 2_000;

function* run(_: Core, full: boolean): Iterable<Finding> {
  for (const seed of full ? SEEDS : SEEDS.slice(0, 1)) {
    const start = performance.now();
    const failures = [...played(EACH, seed)];
    const each = (performance.now() - start) / EACH;
    yield sentence(
      `${EACH} histories of seed ${seed}: ${failures.length} wrong, ${each.toFixed(1)} ms each`,
      failures.length === 0,
    );
    for (const failure of failures) yield sentence(failure, false);
  }
}

export const histories: BenchSet = { name: 'histories', byDefault: false, run };

/** Whether memory stays flat on a long run: the heap after collecting garbage, before and after many puzzles. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { puzzleOf } from '../../testkit/puzzles';
import { randomPuzzles } from '../../testkit/randomPuzzles';
import type { Core } from '../core';
import { type Finding, sentence } from '../report';
import type { BenchSet } from './set';

const ALLOWED_GROWTH_MB = 4;

function* run(core: Core, full: boolean): Iterable<Finding> {
  const puzzles = randomPuzzles(15, 0.5, 500);
  const solveAll = () => {
    for (const { clues } of puzzles) core.solve(puzzleOf(clues));
  };
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const heap = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  solveAll();
  const before = heap();
  const rounds = full ? 40 : 4;
  for (let round = 0; round < rounds; round += 1) solveAll();
  const after = heap();
  yield sentence(
    `heap before and after ${puzzles.length * rounds} puzzles of 15x15: ${before.toFixed(1)} MB and ${after.toFixed(1)} MB`,
    after - before < ALLOWED_GROWTH_MB,
  );
}

export const memory: BenchSet = { name: 'memory', byDefault: true, run };

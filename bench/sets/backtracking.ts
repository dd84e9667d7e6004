/** A 10×10 check against the plain backtracking that people paste into Apps Script. */
import type { Core } from '../core';
import { type BenchPuzzle, faultOf } from '../judge';
import { countByBacktracking } from '../plainBacktracking';
import { type Finding, median, sentence } from '../report';
import { randomPuzzles } from './random';
import type { BenchSet } from './set';

const VISITS_ALLOWED = 5_000_000;
const REPEATS = 5;

/** How long both took, in milliseconds, and whether they agree. */
interface Race {
  readonly plain: number;
  readonly ours: number;
  readonly finished: boolean;
  readonly agree: boolean;
}

function* run(core: Core, full: boolean): Iterable<Finding> {
  const races = randomPuzzles(core, 10, 0.3, full ? 1000 : 100).map((puzzle) => race(core, puzzle));
  const ratios = races.map(({ plain, ours }) => plain / ours);
  const unfinished = races.filter(({ finished }) => !finished).length;
  yield sentence(
    `plain backtracking on ${races.length} random 10x10 at 0.3 (best of ${REPEATS} each): ` +
      `median ${median(ratios).toFixed(0)} times slower than the core, at its best ${Math.min(...ratios).toFixed(2)} times; ` +
      `medians ${median(races.map(({ plain }) => plain)).toFixed(3)} ms against ${median(races.map(({ ours }) => ours)).toFixed(3)} ms; ` +
      `stopped unfinished ${unfinished} times`,
    races.every(({ agree }) => agree),
  );
}

function race(core: Core, puzzle: BenchPuzzle): Race {
  const [plain, count] = best(() => countByBacktracking(puzzle.clues, VISITS_ALLOWED));
  const [ours, { verdict }] = best(() => core.solve(core.puzzleOf(puzzle.clues)));
  const fault = faultOf(
    count === null ? puzzle : { ...puzzle, expected: count === 1 ? 'unique' : 'multiple' },
    verdict,
  );
  return { plain, ours, finished: count !== null, agree: fault === null };
}

/** The shortest time of several runs, in milliseconds, and the result. */
function best<T>(work: () => T): readonly [milliseconds: number, result: T] {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 1; ; run++) {
    const start = performance.now();
    const result = work();
    shortest = Math.min(shortest, performance.now() - start);
    if (run === REPEATS) return [shortest, result];
  }
}

export const backtracking: BenchSet = { name: 'backtracking', byDefault: true, run };

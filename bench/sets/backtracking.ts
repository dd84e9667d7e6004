/** A 10×10 check against the plain backtracking that people paste into Apps Script. */
import type { SolveOptions } from '../../src/core/index';
import { faultOf, type KnownPuzzle } from '../../testkit/judge';
import { puzzleOf } from '../../testkit/puzzles';
import { randomPuzzles } from '../../testkit/randomPuzzles';
import type { Core } from '../core';
import { knownPicture, measure } from '../measure';
import { countByBacktracking } from '../plainBacktracking';
import { type Finding, median, sentence } from '../report';
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
  const puzzles = randomPuzzles(10, 0.3, full ? 1000 : 100);
  for (const [title, options] of [
    ['clues alone', () => ({})],
    ['picture known', knownPicture],
  ] as const) {
    measure(core, puzzles, options);
    yield outcome(
      title,
      puzzles.map((puzzle) => race(core, puzzle, options(puzzle))),
    );
  }
}

function outcome(title: string, races: readonly Race[]): Finding {
  const ratios = races.map(({ plain, ours }) => plain / ours);
  const medianOf = (side: 'plain' | 'ours') => `${median(races.map((race) => race[side])).toFixed(3)} ms`;
  const unfinished = races.filter(({ finished }) => !finished).length;
  const text =
    `${races.length} random 10x10 at 0.3, ${title}: medians ${medianOf('ours')}, plain backtracking ${medianOf('plain')}; ` +
    `puzzle by puzzle it takes ${median(ratios).toFixed(0)} times as long in the median, ${Math.min(...ratios).toFixed(2)} times ` +
    `at its best, ${Math.max(...ratios).toFixed(0)} times at its worst (${unfinished} stopped unfinished)`;
  return sentence(
    text,
    races.every(({ agree }) => agree),
  );
}

function race(core: Core, puzzle: KnownPuzzle, options: SolveOptions): Race {
  const [plain, count] = best(() => countByBacktracking(puzzle.clues, VISITS_ALLOWED));
  const [ours, { verdict }] = best(() => core.solve(puzzleOf(puzzle.clues), options));
  const proved =
    count === null ? puzzle : { ...puzzle, expected: count === 1 ? ('unique' as const) : ('multiple' as const) };
  return { plain, ours, finished: count !== null, agree: faultOf(proved, verdict) === null };
}

/** The shortest time of several runs, in milliseconds, and the result. */
function best<T>(work: () => T): readonly [milliseconds: number, result: T] {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 1; ; run += 1) {
    const start = performance.now();
    const result = work();
    shortest = Math.min(shortest, performance.now() - start);
    if (run === REPEATS) return [shortest, result];
  }
}

export const backtracking: BenchSet = { name: 'backtracking', byDefault: true, run };

/** Solves puzzles one by one, times each from its clues to its verdict, and judges the verdict. */
import type { SolveOptions } from '../src/core/index';
import { faultOf, type KnownPuzzle } from '../testkit/judge';
import { puzzleOf } from '../testkit/puzzles';
import type { Core } from './core';

/** One measured puzzle. */
export interface Measured {
  readonly name: string;
  readonly milliseconds: number;
  readonly decided: boolean;
  readonly fault: string | null;
}

/** Measures each puzzle once; `options` makes the options of `solve` for it. */
export function measure(
  core: Core,
  puzzles: Iterable<KnownPuzzle>,
  options: (puzzle: KnownPuzzle) => SolveOptions = () => ({}),
): Measured[] {
  return Array.from(puzzles, (puzzle) => measureOne(core, puzzle, options(puzzle)));
}

/** The option that tells `solve` the drawn picture, for those puzzles that have one. */
export function knownPicture({ picture }: KnownPuzzle): SolveOptions {
  return picture ? { picture } : {};
}

function measureOne(core: Core, puzzle: KnownPuzzle, options: SolveOptions): Measured {
  const start = performance.now();
  const { verdict } = core.solve(puzzleOf(puzzle.clues), options);
  const milliseconds = performance.now() - start;
  return { name: puzzle.name, milliseconds, decided: verdict.kind !== 'gave-up', fault: faultOf(puzzle, verdict) };
}

/**
 * The verdicts on seeded random puzzles of every size and density, each judged by the picture that its clues were made
 * from.
 */
import { type SolveOptions, solve } from '../../src/core/index';
import { drawingOf } from '../../testkit/drawing';
import { faultOf, type KnownPuzzle } from '../../testkit/judge';
import { naiveCluesOf } from '../../testkit/oracle';
import { puzzleOf } from '../../testkit/puzzles';
import { randomGrid, seeded, wholeBetween } from '../../testkit/random';
import { DENSITIES, randomPuzzles, SIZES } from '../../testkit/randomPuzzles';

/** What is wrong with the verdicts on puzzles, each with its clues. */
function faults(puzzles: readonly KnownPuzzle[], options: (puzzle: KnownPuzzle) => SolveOptions) {
  return puzzles.flatMap((puzzle) => {
    const fault = faultOf(puzzle, solve(puzzleOf(puzzle.clues), options(puzzle)).verdict);
    return fault === null ? [] : [{ fault, clues: puzzle.clues }];
  });
}

/** Puzzles of 10 to 21 lines each way: large enough that the search concludes from what it has learnt. */
function oblongs(density: number, count: number): KnownPuzzle[] {
  const random = seeded(60 + 10 * density);
  return Array.from({ length: count }, () => {
    const [height, width] = [wholeBetween(random, 10, 21), wholeBetween(random, 10, 21)];
    const picture = randomGrid(random, height, width, density);
    return { name: `${height}×${width}`, clues: naiveCluesOf(drawingOf(picture)), picture };
  });
}

describe('Of random pictures', () => {
  test.each(DENSITIES)(
    'of 10 to 21 lines at density %d none is called unsolvable, and an only solution is the picture',
    (density) => {
      expect(faults(oblongs(density, 150), () => ({ tries: 1000 }))).toEqual([]);
    },
  );

  test.each(SIZES)(
    'of %d lines, the first that the bench measures are judged rightly, from clues alone and known',
    (size) => {
      const puzzles = DENSITIES.flatMap((density) => randomPuzzles(size, density, 5));
      expect(faults(puzzles, () => ({ tries: 100 }))).toEqual([]);
      expect(faults(puzzles, ({ picture }) => (picture ? { picture, tries: 100 } : {}))).toEqual([]);
    },
  );
});

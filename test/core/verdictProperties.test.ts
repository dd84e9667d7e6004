/** What must hold of a verdict whatever the puzzle. */
import fc from 'fast-check';
import { type Clues, cluesOf, lineLogic, solve } from '../../src/core/index';
import { drawingOf, gridOf } from '../../testkit/drawing';
import { meets, naiveCluesOf, turned } from '../../testkit/oracle';
import { puzzleOf } from '../../testkit/puzzles';
import { doubtfulPuzzles, pictures, picturesShown, puzzleFor } from './puzzles';

function mirrored(picture: readonly string[]): string[] {
  return picture.map((row) => [...row].reverse().join(''));
}

describe('Whatever the picture', () => {
  test('its clues are never called contradictory, and a verdict of one solution shows that very picture', () => {
    fc.assert(
      fc.property(pictures(14), (picture) => {
        const solution = solve(puzzleOf(cluesOf(gridOf(picture))));
        expect(solution.verdict.kind).not.toBe('none');
        if (solution.verdict.kind !== 'multiple') expect(picturesShown(solution)).toEqual([picture]);
      }),
      { numRuns: 500 },
    );
  });

  test('no step of line logic contradicts it, up to 30 lines each way', () => {
    fc.assert(
      fc.property(pictures(30), (picture) => {
        const columns = turned(picture);
        const contradicting = lineLogic(puzzleFor(picture)).steps.filter(({ line, filled, crossed }) => {
          const cells = (line.kind === 'row' ? picture : columns)[line.index] ?? '';
          return filled.some((i) => cells[i] !== '#') || crossed.some((i) => cells[i] !== '.');
        });
        expect(contradicting).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('two solutions are different, both meet the clues, and differ exactly where the verdict says', () => {
    fc.assert(
      fc.property(pictures(12), (picture) => {
        const { verdict } = solve(puzzleFor(picture));
        fc.pre(verdict.kind === 'multiple');
        const [first, second] = verdict.solutions;
        expect([first, second].map(drawingOf).every((grid) => meets(grid, naiveCluesOf(picture)))).toBe(true);
        const differing = first.flatMap((row, r) =>
          row.flatMap((cell, c) => (cell === second[r]?.[c] ? [] : [{ row: r, column: c }])),
        );
        expect(differing).not.toEqual([]);
        expect(verdict.differing).toEqual(differing);
      }),
      { numRuns: 500 },
    );
  });

  test('knowing it gives the same kind of verdict as the clues alone, and shows it among the solutions', () => {
    fc.assert(
      fc.property(pictures(12), (picture) => {
        const puzzle = puzzleFor(picture);
        const solution = solve(puzzle, { picture: gridOf(picture) });
        expect(solution.verdict.kind).toBe(solve(puzzle).verdict.kind);
        expect(picturesShown(solution)).toContainEqual(picture);
      }),
      { numRuns: 500 },
    );
  });
});

describe('Whichever way a puzzle lies', () => {
  test('on its side, mirrored or turned, it has the same verdict, the same cells decided and the same only solution', () => {
    fc.assert(
      fc.property(doubtfulPuzzles(9), (puzzle) => {
        const { rows, columns } = puzzle;
        const backwards = (clues: Clues['rows']) => clues.map((clue) => [...clue].reverse());
        const upright = solve(puzzle);
        const onItsSide = solve(puzzleOf({ rows: columns, columns: rows }));
        const inTheMirror = solve(puzzleOf({ rows: backwards(rows), columns: [...columns].reverse() }));
        const upsideDown = solve(puzzleOf({ rows: [...rows].reverse(), columns: backwards(columns) }));
        const kinds = [onItsSide, inTheMirror, upsideDown].map(({ verdict }) => verdict.kind);
        expect(kinds).toEqual([upright, upright, upright].map(({ verdict }) => verdict.kind));
        if (upright.verdict.kind === 'none' || upright.verdict.kind === 'multiple') return;
        expect([onItsSide, inTheMirror, upsideDown].map(({ decided }) => decided)).toEqual(
          new Array(3).fill(upright.decided),
        );
        const [solution = []] = picturesShown(upright);
        expect(picturesShown(onItsSide)).toEqual([turned(solution)]);
        expect(picturesShown(inTheMirror)).toEqual([mirrored(solution)]);
        expect(picturesShown(upsideDown)).toEqual([[...solution].reverse()]);
      }),
      { numRuns: 1000 },
    );
  });
});

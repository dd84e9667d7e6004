import fc from 'fast-check';
import { type Grid, improve } from '../../../src/core';
import { gridOf } from '../../../testkit/drawing';
import { naiveCluesOf, naiveLineLogic } from '../../../testkit/oracle';

/** Whether line logic alone finds the picture, by the oracle. */
function isLineSolvable(picture: readonly string[]): boolean {
  return !naiveLineLogic(naiveCluesOf(picture)).board.some((row) => row.includes('?'));
}

function rowsOf(grid: Grid): readonly string[] {
  return grid.map((row) => row.map((filled) => (filled ? '#' : '.')).join(''));
}

/** Every single change that makes the picture line-solvable, by trying all of them. */
function bruteForce(grid: Grid): readonly string[] {
  return grid.flatMap((cells, row) =>
    cells.flatMap((_, column) => {
      const changed = grid.map((line, index) =>
        line.map((cell, at) => (index === row && at === column ? !cell : cell)),
      );
      return isLineSolvable(rowsOf(changed)) ? [`${row} ${column}`] : [];
    }),
  );
}

function check(grid: Grid): void {
  const { suggestions, fewest, knot } = improve(grid);
  if (isLineSolvable(rowsOf(grid))) {
    expect({ suggestions, fewest, knot }).toEqual({ suggestions: [], fewest: 0, knot: null });
    return;
  }
  const wanted = bruteForce(grid);
  const found = suggestions.map(({ changes: [change] }) => `${change?.row} ${change?.column}`);
  expect([...found].sort()).toEqual([...wanted].sort());
  expect(fewest).toBe(wanted.length > 0 ? 1 : 2);
}

describe('improving a picture by one cell', () => {
  test.each([
    [3, 3],
    [3, 4],
  ])('finds what trying every cell finds, for every picture of %i × %i', (rows, columns) => {
    for (let number = 0; number < 1 << (rows * columns); number += 1) {
      check(
        Array.from({ length: rows }, (_, row) =>
          Array.from({ length: columns }, (__, column) => ((number >> (row * columns + column)) & 1) === 1),
        ),
      );
    }
  });

  test('finds the same for pictures up to 8 × 8', () => {
    const side = fc.integer({ min: 2, max: 8 });
    const grids = fc.tuple(side, side).chain(([rows, columns]) =>
      fc.array(fc.array(fc.boolean(), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    );
    fc.assert(fc.property(grids, check), { numRuns: 40 });
  });

  test('gives the least visible first, each with its proof, and never changes a cell that is to stay', () => {
    const fish = gridOf(['#.....', '.#....', '..####', '.####.', '..####']);
    const { suggestions } = improve(fish);
    const costs = suggestions.map(({ cost }) => cost);
    expect(costs).toEqual([...costs].sort((one, other) => one - other));
    expect(suggestions.every(({ solution }) => solution.verdict.kind === 'line-solvable')).toBe(true);
    const [first] = suggestions;
    const fixed = first?.changes ?? [];
    const others = improve(fish, { fixed }).suggestions;
    expect(others).toEqual(suggestions.slice(1));
  });

  test('names a knot: its cells stay open when all others are shown, and no line of theirs decides one', () => {
    const { knot } = improve(gridOf(['#...', '.#..', '..##', '####']));
    expect(knot).toEqual([
      { row: 0, column: 0 },
      { row: 0, column: 1 },
      { row: 1, column: 0 },
      { row: 1, column: 1 },
    ]);
  });
});

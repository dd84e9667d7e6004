import fc from 'fast-check';
import { flipped, mirrored, negative, resized, shifted, turned } from '../../../sidebar/state/transforms';
import { pictureText } from '../../../src/contract/pictureText';
import type { Grid } from '../../../src/core';
import { gridOf } from '../../../testkit/drawing';

const picture = gridOf(['#..', '##.']);

function after(change: (grid: Grid) => Grid): readonly string[] {
  return pictureText(change(picture));
}

describe('the whole picture', () => {
  test('is moved by a cell each way, and comes in again at the other edge', () => {
    expect(after((grid) => shifted(grid, 0, 1))).toEqual(['.#.', '.##']);
    expect(after((grid) => shifted(grid, 0, -1))).toEqual(['..#', '#.#']);
    expect(after((grid) => shifted(grid, 1, 0))).toEqual(['##.', '#..']);
    expect(after((grid) => shifted(grid, -1, 0))).toEqual(['##.', '#..']);
  });

  test('is mirrored, turned upside down, turned right and inverted', () => {
    expect(after(mirrored)).toEqual(['..#', '.##']);
    expect(after(flipped)).toEqual(['##.', '#..']);
    expect(after(turned)).toEqual(['##', '#.', '..']);
    expect(after(negative)).toEqual(['.##', '..#']);
  });

  test('keeps its first corner in another size', () => {
    expect(after((grid) => resized(grid, { rows: 3, columns: 2 }))).toEqual(['#.', '##', '..']);
  });

  const grids = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 6 })).chain(([rows, columns]) =>
    fc.array(fc.array(fc.boolean(), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

  test('comes back when the opposite is done, or the same often enough', () => {
    fc.assert(
      fc.property(grids, fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }), (grid, down, right) => {
        expect(shifted(shifted(grid, down % grid.length, right % 2), -down % grid.length, -right % 2)).toEqual(grid);
        for (const twice of [mirrored, flipped, negative]) expect(twice(twice(grid))).toEqual(grid);
        expect(turned(turned(turned(turned(grid))))).toEqual(grid);
      }),
    );
  });
});

import fc from 'fast-check';
import { type Grid, improve, type Position } from '../../../src/core';
import { naiveCluesOf, naiveLine, naiveLineLogic } from '../../../testkit/oracle';

function rowsOf(grid: Grid): readonly string[] {
  return grid.map((row) => row.map((filled) => (filled ? '#' : '.')).join(''));
}

function columnOf(rows: readonly string[], column: number): string {
  return rows.map((row) => row[column] ?? '').join('');
}

/** What single lines find out from a board on, one after the other, until none has anything to say. */
function followed(picture: readonly string[], board: readonly string[]): readonly string[] {
  const clues = naiveCluesOf(picture);
  let now = board;
  for (let before = ''; before !== now.join(); ) {
    before = now.join();
    now = now.map((line, row) => naiveLine(clues.rows[row] ?? [], line) ?? line);
    const columns = clues.columns.map((clue, column) => {
      const line = columnOf(now, column);
      return naiveLine(clue, line) ?? line;
    });
    now = now.map((_, row) => columns.map((line) => line[row]).join(''));
  }
  return now;
}

/** The picture with these cells hidden. */
function hiding(picture: readonly string[], hidden: readonly Position[]): readonly string[] {
  return picture.map((line, row) =>
    [...line]
      .map((cell, column) => (hidden.some((at) => at.row === row && at.column === column) ? '?' : cell))
      .join(''),
  );
}

const side = fc.integer({ min: 2, max: 7 });
const grids = fc
  .tuple(side, side)
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.boolean(), { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  );

test('no line decides a cell of a knot, even when all others are shown; and with any of its cells all follow', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const picture = rowsOf(grid);
      const { knot } = improve(grid);
      const isStuck = naiveLineLogic(naiveCluesOf(picture)).board.some((row) => row.includes('?'));
      expect(knot !== null).toBe(isStuck);
      if (knot === null) return;
      expect(followed(picture, hiding(picture, knot))).toEqual(hiding(picture, knot));
      for (const [index] of knot.entries()) {
        const shown = hiding(
          picture,
          knot.filter((_, other) => other !== index),
        );
        expect(followed(picture, shown)).toEqual(picture);
      }
    }),
    { numRuns: 60 },
  );
});

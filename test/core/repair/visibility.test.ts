import fc from 'fast-check';
import { costOfChange } from '../../../src/core/repair/visibility';
import { gridOf } from '../../../testkit/drawing';

/** The 3 × 3 cells around the middle as rows of `#` and `.`. */
function cost(...rows: readonly string[]): number {
  return costOfChange(gridOf(rows), { row: 1, column: 1 });
}

/** How many parts the ink around the middle makes; its cells touch by corners, too. */
function inkParts(rows: readonly string[]): number {
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
  const left = new Set(cells.filter(({ row, column }) => (row !== 1 || column !== 1) && rows[row]?.[column] === '#'));
  let count = 0;
  for (const start of left) {
    left.delete(start);
    const found = [start];
    for (let next = found.pop(); next !== undefined; next = found.pop()) {
      const { row, column } = next;
      for (const other of left) {
        if (Math.abs(other.row - row) > 1 || Math.abs(other.column - column) > 1) continue;
        left.delete(other);
        found.push(other);
      }
    }
    count += 1;
  }
  return count;
}

/** Whether the middle can change without anything joining or falling apart: its ink is one part, and ground is at its sides. */
function isSimple(rows: readonly string[]): boolean {
  const sides = [rows[0]?.[1], rows[1]?.[0], rows[1]?.[2], rows[2]?.[1]];
  return inkParts(rows) === 1 && sides.includes('.');
}

test('the edge of a shape that moves by a cell shows least', () => {
  // Three sides and corners: only the side towards the ground, and its two corners, differ afterwards.
  expect(cost('###', '###', '...')).toBe(1 + 3 * 0.25 + 2 * 0.125);
  expect(cost('###', '#..', '...')).toBe(1 + 2 * 0.25 + 2 * 0.125);
});

test('a speck, a hole and a bridge show more', () => {
  expect(cost('...', '...', '...')).toBe(1 + 4 * 0.25 + 4 * 0.125 + 1 + 1.5);
  expect(cost('###', '###', '###')).toBe(1 + 4 * 0.25 + 4 * 0.125 + 1 + 1.5);
  expect(cost('...', '#.#', '...')).toBe(1 + 2 * 0.25 + 4 * 0.125 + 1.5);
});

test('what is outside the picture counts as empty', () => {
  expect(costOfChange(gridOf(['#']), { row: 0, column: 0 })).toBe(1 + 1.5);
  expect(costOfChange(gridOf(['##', '##']), { row: 0, column: 0 })).toBe(1 + 2 * 0.25 + 0.125);
});

test('only changes after which something is joined or parted cost more for that', () => {
  const cell = fc.constantFrom('#', '.');
  const row = fc.tuple(cell, cell, cell).map((cells) => cells.join(''));
  fc.assert(
    fc.property(row, row, row, (...rows) => {
      const middle = rows[1]?.[1];
      const around = rows.flatMap((line, index) => [...line].filter((_, column) => index !== 1 || column !== 1));
      const sides = [rows[0]?.[1], rows[1]?.[0], rows[1]?.[2], rows[2]?.[1]].filter((one) => one === middle).length;
      const corners = around.filter((one) => one === middle).length - sides;
      const shape = 1 + 0.25 * sides + 0.125 * corners + (sides === 4 ? 1 : 0);
      const isQuiet = cost(...rows) === shape;
      if (isSimple(rows)) expect(isQuiet).toBe(true);
      else expect(cost(...rows)).toBe(shape + 1.5);
    }),
    { numRuns: 512 },
  );
});

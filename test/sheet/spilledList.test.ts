import { spillProblem } from '../../src/sheet/reading/spilledList';
import type { Table } from '../../src/sheet/reading/table';

const SIZE = { rows: 3, columns: 3 };

/** A grid of 3 × 3 that a formula in its first cell fills with these values. */
function filledBy(...cells: readonly unknown[]): Table {
  const rows = [0, 3, 6].map((start) => ['', ...cells.slice(start, start + 3), '']);
  const values = [Array(5).fill(''), ...rows, Array(5).fill('')];
  const formulas = values.map((row, y) => row.map((_, x) => (y === 1 && x === 1 ? '=LIST()' : '')));
  return { size: SIZE, area: { row: 1, column: 1, rows: 5, columns: 5 }, values, formulas, merged: [] };
}

test('a list that ends in a padded row is too short from its first #N/A on', () => {
  const table = filledBy(true, false, true, false, '#N/A', '#N/A', '', '', '');
  expect(spillProblem(table)).toMatchObject({ kind: 'too-short', count: 4, at: { row: 3, column: 3 } });
});

test.each([
  ['begins a row that goes on', filledBy(true, false, true, '#N/A', true, '#N/A', '', '', '')],
  ['stands in a row that goes on', filledBy(true, false, true, true, '#N/A', true, '', '', '')],
  ['is followed by another row', filledBy(true, '#N/A', '#N/A', true, '', '', '', '', '')],
])('an #N/A that %s is an error of its own, not the end of a list', (_, table) => {
  expect(spillProblem(table)).toBeNull();
});

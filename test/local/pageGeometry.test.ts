/** Where the page draws the marks of the selection, what stays in view, and how far it scrolls. */
import { frozenIn } from '../../local/page/frozen';
import { type Scroll, scrolledTo } from '../../local/page/geometry';
import { marksOf } from '../../local/page/marks';
import type { SheetView } from '../../standin';

const area = { row: 2, column: 2, rows: 3, columns: 2 };
const active = { row: 2, column: 2 };

test.each<[string, number, number, string]>([
  ['the active corner', 2, 2, ' active in-area at-top at-left'],
  ['another corner', 4, 3, ' in-area at-bottom at-right'],
  ['a side', 3, 3, ' in-area at-right'],
  ['a cell beside it', 5, 2, ''],
])('of a selected area %s is marked by the sides it lies at', (_, row, column, marks) => {
  expect(marksOf(area, active, { row, column })).toBe(marks);
});

test('a single selected cell is marked as the active one alone', () => {
  const cell = { ...active, rows: 1, columns: 1 };
  expect(marksOf(cell, active, active)).toBe(' active');
});

const scroll: Scroll = { position: 100, seen: 300, frozen: 50 };

test.each<[string, start: number, size: number, position: number]>([
  ['not at all for what is in view', 200, 30, 100],
  ['not at all for what is frozen', 20, 30, 100],
  ['back until it comes out from under what is frozen', 120, 30, 70],
  ['on until all of it is in view', 390, 30, 120],
  ['to its start when it is too large to be seen at once', 500, 400, 450],
])('the sheet scrolls %s', (_, start, size, position) => {
  expect(scrolledTo(start, size, scroll)).toBe(position);
});

const sheet: SheetView = {
  sheetId: 0,
  name: 'Sheet1',
  rowHeights: [136, 30, 30],
  columnWidths: [200, 30, 30],
  frozen: { rows: 1, columns: 1 },
  cells: new Map(),
  selection: 'A1',
  merges: [],
};

test.each([
  [1000, 600, 1, 1],
  [390, 600, 1, 0],
  [1000, 200, 0, 1],
  [0, 0, 0, 0],
])(
  'in %i × %i pixels %i frozen rows and %i columns stay in view, so that the others have room',
  (width, height, rows, columns) => {
    expect(frozenIn({ width, height }, sheet)).toEqual({ rows, columns });
  },
);

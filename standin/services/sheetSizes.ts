/** The part of Sheet that reads and sets the sizes of rows and columns, in pixels. */
import { DEFAULT_COLUMN_WIDTH, DEFAULT_ROW_HEIGHT } from '../document';
import { exception } from '../execution';
import type { Sheet, SheetParts } from './context';

export function sheetSizes({ sheet, self }: SheetParts) {
  const setAll = (lines: 'rows' | 'columns', first: number, count: number, size: number): Sheet => {
    checkLines(lines, first, count, sheet[lines]);
    if (!(Number.isInteger(size) && size >= 2 && size <= 2000)) throw exception(`Invalid size in pixels: ${size}`);
    const sizes = lines === 'rows' ? sheet.rowHeights : sheet.columnWidths;
    for (let index = first; index < first + count; index++) sizes.set(index, size);
    return self();
  };
  return {
    getRowHeight: (row: number) => {
      checkLines('rows', row, 1, sheet.rows);
      return sheet.rowHeights.get(row) ?? DEFAULT_ROW_HEIGHT;
    },
    getColumnWidth: (column: number) => {
      checkLines('columns', column, 1, sheet.columns);
      return sheet.columnWidths.get(column) ?? DEFAULT_COLUMN_WIDTH;
    },
    setRowHeight: (row: number, height: number) => setAll('rows', row, 1, height),
    setRowHeights: (first: number, count: number, height: number) => setAll('rows', first, count, height),
    setRowHeightsForced: (first: number, count: number, height: number) => setAll('rows', first, count, height),
    setColumnWidth: (column: number, width: number) => setAll('columns', column, 1, width),
    setColumnWidths: (first: number, count: number, width: number) => setAll('columns', first, count, width),
  } satisfies Partial<Sheet>;
}

function checkLines(lines: string, first: number, count: number, last: number): void {
  const whole = Number.isInteger(first) && Number.isInteger(count);
  if (!whole || first < 1 || count < 1 || first + count - 1 > last)
    throw exception(`Those ${lines} are out of bounds.`);
}

/** The part of Sheet that sizes, freezes, inserts and deletes rows and columns; sizes are in pixels. */
import { DEFAULT_COLUMN_WIDTH, DEFAULT_ROW_HEIGHT, type SheetState } from '../document';
import { exception } from '../execution';
import { checkFreeze } from '../limits';
import type { LineChange, Lines } from '../lineChange';
import { changeLines } from '../lines';
import type { Sheet, SheetParts } from './context';

export function sheetLines(parts: SheetParts): readonly Partial<Sheet>[] {
  return [counts(parts), sizes(parts), panes(parts), insertions(parts), deletions(parts)];
}

function counts({ sheet }: SheetParts) {
  return { getMaxRows: () => sheet.rows, getMaxColumns: () => sheet.columns } satisfies Partial<Sheet>;
}

function sizes({ sheet, self }: SheetParts) {
  const setAll = (lines: Lines, first: number, count: number, size: number): Sheet => {
    checkLines(sheet, lines, first, count);
    if (!(Number.isInteger(size) && size >= 2 && size <= 2000)) throw exception(`Invalid size in pixels: ${size}`);
    const set = lines === 'rows' ? sheet.rowHeights : sheet.columnWidths;
    for (let index = first; index < first + count; index += 1) set.set(index, size);
    return self();
  };
  return {
    getRowHeight: (row: number) => {
      checkLines(sheet, 'rows', row, 1);
      return sheet.rowHeights.get(row) ?? DEFAULT_ROW_HEIGHT;
    },
    getColumnWidth: (column: number) => {
      checkLines(sheet, 'columns', column, 1);
      return sheet.columnWidths.get(column) ?? DEFAULT_COLUMN_WIDTH;
    },
    setRowHeight: (row: number, height: number) => setAll('rows', row, 1, atLeastOneLine(height)),
    setRowHeights: (first: number, count: number, height: number) =>
      setAll('rows', first, count, atLeastOneLine(height)),
    setRowHeightsForced: (first: number, count: number, height: number) => setAll('rows', first, count, height),
    setColumnWidth: (column: number, width: number) => setAll('columns', column, 1, width),
    setColumnWidths: (first: number, count: number, width: number) => setAll('columns', first, count, width),
  } satisfies Partial<Sheet>;
}

/**
 * Rows grow with what they hold unless their height is forced, so that none is lower than a line of text; how high more text makes
 * them is not in the stand-in.
 */
function atLeastOneLine(height: number): number {
  return Number.isInteger(height) && height >= 2 ? Math.max(height, DEFAULT_ROW_HEIGHT) : height;
}

function panes({ sheet }: SheetParts) {
  const freeze = (lines: Lines, count: number): void => {
    checkFreeze(sheet, lines, count);
    sheet.frozen = { ...sheet.frozen, [lines]: count };
  };
  return {
    getFrozenRows: () => sheet.frozen.rows,
    getFrozenColumns: () => sheet.frozen.columns,
    setFrozenRows: (count: number) => freeze('rows', count),
    setFrozenColumns: (count: number) => freeze('columns', count),
  } satisfies Partial<Sheet>;
}

function insertions({ context, sheet, self }: SheetParts) {
  const insert = (lines: Lines, beside: number, first: number, count: number): Sheet => {
    checkLines(sheet, lines, beside, 1);
    changeLines(context.host, sheet, { does: 'insert', lines, first, count }, context.execution.user);
    return self();
  };
  return {
    insertRowsBefore: (row: number, count: number) => insert('rows', row, row, count),
    insertRowsAfter: (row: number, count: number) => insert('rows', row, row + 1, count),
    insertColumnsBefore: (column: number, count: number) => insert('columns', column, column, count),
    insertColumnsAfter: (column: number, count: number) => insert('columns', column, column + 1, count),
  } satisfies Partial<Sheet>;
}

function deletions({ context, sheet, self }: SheetParts) {
  const remove = (change: Omit<LineChange, 'does'>): void =>
    changeLines(context.host, sheet, { does: 'delete', ...change }, context.execution.user);
  return {
    deleteRow: (first: number) => {
      remove({ lines: 'rows', first, count: 1 });
      return self();
    },
    deleteRows: (first: number, count: number) => remove({ lines: 'rows', first, count }),
    deleteColumn: (first: number) => {
      remove({ lines: 'columns', first, count: 1 });
      return self();
    },
    deleteColumns: (first: number, count: number) => remove({ lines: 'columns', first, count }),
  } satisfies Partial<Sheet>;
}

function checkLines(sheet: SheetState, lines: Lines, first: number, count: number): void {
  const isWhole = Number.isInteger(first) && Number.isInteger(count);
  if (!(isWhole && first >= 1 && count >= 1 && first + count - 1 <= sheet[lines])) {
    throw exception(`Those ${lines} are out of bounds.`);
  }
}

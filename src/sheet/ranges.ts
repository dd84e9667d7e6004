/** From areas to the ranges of a sheet, and room for them. */
import { type Area, type Size, tableArea } from '../contract/places';

export type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
export type Range = GoogleAppsScript.Spreadsheet.Range;

export function rangeOf(sheet: Sheet, { row, column, rows, columns }: Area): Range {
  return sheet.getRange(row, column, rows, columns);
}

/**
 * The range of a whole puzzle with one more row and column. Asking for it first and making room only when Sheets
 * refuses saves two calls on every edit.
 */
export function tableRange(sheet: Sheet, size: Size): Range {
  try {
    return rangeOf(sheet, tableArea(size));
  } catch {
    makeRoom(sheet, size);
    return rangeOf(sheet, tableArea(size));
  }
}

/** Adds rows and columns at the end until a puzzle of this size has room. */
function makeRoom(sheet: Sheet, size: Size): void {
  const { rows, columns } = tableArea(size);
  const maxRows = sheet.getMaxRows();
  const maxColumns = sheet.getMaxColumns();
  if (maxRows < rows) sheet.insertRowsAfter(maxRows, rows - maxRows);
  if (maxColumns < columns) sheet.insertColumnsAfter(maxColumns, columns - maxColumns);
}

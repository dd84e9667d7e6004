/** Small scripts in a spreadsheet of their own, for the tests of the stand-in. */
import type { CellView, LocalSheets } from '../../standin';
import { type LocalOptions, openLocalSheets } from '../../standin/node';

/** Opens a spreadsheet whose script's function `run` has the given body; `sheet` in it is the open sheet. */
export function withScript(body: string, options: LocalOptions = {}): LocalSheets {
  const code = `function run(given) { const sheet = SpreadsheetApp.getActiveSheet(); ${body} }`;
  return openLocalSheets({ code, ...options });
}

/** What a body of `run` returns in an empty spreadsheet. */
export function resultOf(body: string, options: LocalOptions = {}): unknown {
  return withScript(body, options).callServer('run');
}

/** A spreadsheet with a script that does nothing. */
export function emptySheets(options: LocalOptions = {}): LocalSheets {
  return openLocalSheets({ code: '', ...options });
}

/** The open sheet as a script sees it. */
export function sheetOf(sheets: LocalSheets): GoogleAppsScript.Spreadsheet.Sheet {
  return sheets.services.SpreadsheetApp.getActiveSheet();
}

/** The values of a range as a script reads them. */
export function valuesOf(sheets: LocalSheets, range: string): unknown[][] {
  return sheetOf(sheets).getRange(range).getValues();
}

export function valueAt(sheets: LocalSheets, cell: string): unknown {
  return valuesOf(sheets, cell)[0]?.[0];
}

/** What the page draws of a cell, by row and column. */
export function viewAt(sheets: LocalSheets, row: number, column: number): CellView {
  const view = sheets.view().cells.get(`${row},${column}`);
  if (!view) throw new Error(`Row ${row}, column ${column} looks like any blank cell.`);
  return view;
}

/** Small scripts in a spreadsheet of their own, for the tests of the stand-in. */

import type { CellView, LocalSheets } from '../../standin';
import { type LocalOptions, openLocalSheets } from '../../standin/node';

/** Opens a spreadsheet whose script's function `answer` has the given body; `sheet` in it is the open sheet. */
export function withScript(body: string, options: LocalOptions = {}): LocalSheets {
  const code = `function answer(given) { const sheet = SpreadsheetApp.getActiveSheet(); ${body} }`;
  return openLocalSheets({ code, ...options });
}

/** What a body of `answer` returns in an empty spreadsheet. */
export function answerOf(body: string, options: LocalOptions = {}): unknown {
  return withScript(body, options).callServer('answer');
}

/** A spreadsheet with a script that does nothing. */
export const emptySheets = (options: LocalOptions = {}): LocalSheets => openLocalSheets({ code: '', ...options });

/** The values of a range as a script reads them. */
export function valuesOf(sheets: LocalSheets, range: string): unknown[][] {
  return sheets.services.SpreadsheetApp.getActiveSheet().getRange(range).getValues();
}

export const valueAt = (sheets: LocalSheets, cell: string): unknown => valuesOf(sheets, cell)[0]?.[0];

/** What the page draws of a cell, by row and column. */
export function viewAt(sheets: LocalSheets, row: number, column: number): CellView {
  const view = sheets.view().cells.get(`${row},${column}`);
  if (!view) throw new Error(`Row ${row}, column ${column} looks like any blank cell.`);
  return view;
}

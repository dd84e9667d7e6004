/** The two forms of an answer to the sidebar, and the sheet it speaks of. */

import type { Reply } from '../../contract/wire';
import type { Sheet } from '../ranges';

export function done<T>(value: T): Reply<T> {
  return { ok: true, value };
}

/** `problem` says in a sentence what is wrong and what to do. */
export function refuse<T>(problem: string): Reply<T> {
  return { ok: false, problem };
}

export function findSheet(sheetId: number): Sheet | null {
  const sheets = SpreadsheetApp.getActiveSpreadsheet().getSheets();
  return sheets.find((sheet) => sheet.getSheetId() === sheetId) ?? null;
}

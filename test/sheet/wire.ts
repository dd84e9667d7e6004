/** What the tests of the sidebar's calls have in common: the jellyfish as it crosses, and how calls are made. */
import { JELLYFISH_CLUES, type Stage } from './stage';

export const ROWS_ON_WIRE = JELLYFISH_CLUES.rows;
export const COLUMNS_ON_WIRE = JELLYFISH_CLUES.columns.map((clue) => clue.replace(/\n/g, ' '));

export function sheetId({ sheets }: Stage): number {
  return sheets.services.SpreadsheetApp.getActiveSheet().getSheetId();
}

export function call({ sheets }: Stage, name: string, ...parameters: readonly unknown[]): unknown {
  return sheets.callServer(name, ...parameters);
}

/** The answer that something cannot be done. */
export const problem = (text: RegExp) => ({ ok: false, problem: expect.stringMatching(text) });

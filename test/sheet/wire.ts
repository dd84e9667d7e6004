/** What the tests of the sidebar's calls have in common: the jellyfish's clues as they cross, and how calls are made. */
import { JELLYFISH_CLUES, type Stage } from './stage';

/** Clues as lists of numbers, from texts; `''` is an empty line. */
export function cluesOnWire(rows: readonly string[], columns: readonly string[]) {
  const numbers = (text: string) => text.split(/\s+/).filter(Boolean).map(Number);
  return { rows: rows.map(numbers), columns: columns.map(numbers) };
}

export const JELLYFISH_ON_WIRE = cluesOnWire(JELLYFISH_CLUES.rows, JELLYFISH_CLUES.columns);

export function sheetId({ sheets }: Stage): number {
  return sheets.services.SpreadsheetApp.getActiveSheet().getSheetId();
}

export function call({ sheets }: Stage, name: string, ...parameters: readonly unknown[]): unknown {
  return sheets.callServer(name, ...parameters);
}

/** The reply that something cannot be done. */
export const problem = (text: RegExp) => ({ ok: false, problem: expect.stringMatching(text) });

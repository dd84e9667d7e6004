/** The sheet a command works on: the size of its puzzle, and leave to use it when it was never set up. */

import { DEFAULT_SIZE, type Size, VERDICT_CELL } from '../contract/places';
import { isBlank } from './cells';
import { strangersAmongClues } from './clueCells';
import { recallSize } from './memory';
import { ask } from './person';
import { rangeOf, type Sheet, tableRange } from './ranges';
import { readTable, type Table, valueAt } from './table';
import { NOTE_OF_A1, useThisSheet } from './words/messages';
import { isVerdict } from './words/verdicts';

export interface OpenPuzzle {
  readonly size: Size;
  /** Whether the sheet was never set up. */
  readonly isNew: boolean;
}

/** The puzzle of the sheet; null when the sheet was never set up, holds other things in A1 or the clue cells, and the person wants to keep them. */
export function openPuzzle(sheet: Sheet): OpenPuzzle | null {
  const size = recallSize(sheet);
  if (size !== null) return { size, isNew: false };
  const table = readTable(tableRange(sheet, DEFAULT_SIZE), DEFAULT_SIZE);
  const strangers = [...strangersInVerdictCell(sheet, table), ...strangersAmongClues(table)];
  const agreed = strangers.length === 0 || ask(useThisSheet(strangers, DEFAULT_SIZE));
  return agreed ? { size: DEFAULT_SIZE, isNew: true } : null;
}

/** A1 or its note, where they are of the person's own. */
export function strangersInVerdictCell(sheet: Sheet, table: Table): readonly string[] {
  const held = valueAt(table, VERDICT_CELL);
  if (isVerdict(String(held))) return [];
  if (!isBlank(held)) return ['A1'];
  return rangeOf(sheet, VERDICT_CELL).getNote() === '' ? [] : [NOTE_OF_A1];
}

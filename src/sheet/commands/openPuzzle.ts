/** What is asked before a sheet that was never set up is used: whether what stands where verdict and clues go may be overwritten. */
import { DEFAULT_SIZE, VERDICT_CELL } from '../../contract/places';
import { ask } from '../dialogs';
import { rangeOf, type Sheet } from '../document';
import { type NotedPuzzle, newPuzzle, recallPuzzle } from '../notedPuzzle';
import { isBlank } from '../reading/cellContents';
import { foreignClueCells } from '../reading/clueCells';
import { readTable, type Table, valueAt } from '../reading/table';
import { NOTE_OF_A1, useThisSheet } from '../words/messages';

/** The puzzle of the sheet; null when the sheet was never set up, holds other things where verdict and clues go, and they are to stay. */
export function openPuzzle(sheet: Sheet): NotedPuzzle | null {
  const puzzle = recallPuzzle(sheet);
  if (puzzle !== null) return puzzle;
  const foreign = foreignContents(sheet, readTable(sheet, DEFAULT_SIZE));
  const agreed = foreign.length === 0 || ask(useThisSheet(foreign, DEFAULT_SIZE));
  return agreed ? newPuzzle(DEFAULT_SIZE) : null;
}

/** What a sheet that was never set up holds where verdict and clues go, by name. */
export function foreignContents(sheet: Sheet, table: Table): readonly string[] {
  return [...foreignInVerdictCell(sheet, table), ...foreignClueCells(table)];
}

function foreignInVerdictCell(sheet: Sheet, table: Table): readonly string[] {
  if (!isBlank(valueAt(table, VERDICT_CELL))) return ['A1'];
  return rangeOf(sheet, VERDICT_CELL).getNote() === '' ? [] : [NOTE_OF_A1];
}

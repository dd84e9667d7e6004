/** The command Freeze the picture: puts values in place of a formula that fills the grid, so that each cell can be changed. */
import { cellName, DEFAULT_SIZE, gridArea } from '../../contract/places';
import { ask, mention, tell } from '../dialogs';
import { LOCK_WAITS, rangeOf, type Sheet, withLock } from '../document';
import { type NotedPuzzle, newPuzzle, recallPuzzle } from '../notedPuzzle';
import { readPicture } from '../reading/picture';
import { gridFormulas, readTable, type Table } from '../reading/table';
import { renewQuickly } from '../renewal/renewVerdict';
import { BUSY, FROZEN, freezeQuestion, NOTHING_TO_FREEZE } from '../words/messages';
import { withVerdictAtRisk } from '../writing/verdictCell';
import { openSheet } from './openPuzzle';

export function freezePicture(): void {
  const sheet = openSheet();
  if (sheet === null) return;
  const puzzle = recallPuzzle(sheet) ?? newPuzzle(DEFAULT_SIZE);
  const table = readTable(sheet, puzzle.size);
  const problem = obstacle(sheet, table);
  if (problem !== null) tell(problem);
  else if (ask(freezeQuestion(gridFormulas(table).map(cellName)))) freeze(sheet, puzzle);
}

function obstacle(sheet: Sheet, table: Table): string | null {
  if (gridFormulas(table).length === 0) return NOTHING_TO_FREEZE;
  const reading = readPicture(sheet, table);
  return reading.kind === 'refused' ? reading.problem : null;
}

function freeze(sheet: Sheet, puzzle: NotedPuzzle): void {
  const isFrozen = withVerdictAtRisk(sheet, () => {
    const written = withLock(LOCK_WAITS.command, () => {
      rangeOf(sheet, gridArea(puzzle.size)).setValues(pictureIn(sheet, readTable(sheet, puzzle.size)));
      return true;
    });
    if (written !== null && puzzle.note !== null) renewQuickly(sheet, puzzle);
    return written !== null;
  });
  if (isFrozen) mention(FROZEN);
  else tell(BUSY);
}

/** What the grid shows as TRUE and FALSE. */
function pictureIn(sheet: Sheet, table: Table): boolean[][] {
  const { rows, columns } = table.size;
  const reading = readPicture(sheet, table);
  const isFilled = (row: number, column: number) =>
    reading.kind === 'picture' && reading.picture[row]?.[column] === true;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => isFilled(row, column)),
  );
}

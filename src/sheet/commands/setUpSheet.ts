/** The command Set up sheet: the look of the puzzle, its size noted, and what there is to say about it. Run again, it changes nothing. */
import { type Size, sameSize } from '../../contract/places';
import { ask, mention } from '../dialogs';
import { makeRoom } from '../document';
import { notePuzzle } from '../notedPuzzle';
import { readTable } from '../reading/table';
import { renewQuickly } from '../renewal/renewVerdict';
import { gridWasStretched, isSetUp, OFFER_CHECKBOXES } from '../words/messages';
import { paintedSize } from '../writing/colorRules';
import { addCheckboxes, layOut, takesCheckboxes } from '../writing/formatting';
import { withVerdictAtRisk } from '../writing/verdictCell';
import { openPuzzle } from './openPuzzle';

export function setUpSheet(): void {
  const sheet = SpreadsheetApp.getActiveSheet();
  const puzzle = openPuzzle(sheet);
  if (puzzle === null) return;
  const painted = paintedSize(sheet);
  const size = painted === null ? puzzle.size : agreedSize(puzzle.size, painted);
  const table = readTable(sheet, size);
  const withCheckboxes = painted === null && takesCheckboxes(table) && ask(OFFER_CHECKBOXES);
  withVerdictAtRisk(sheet, () => {
    makeRoom(sheet, size);
    layOut(sheet, table);
    if (withCheckboxes) addCheckboxes(sheet, size);
    renewQuickly(sheet, notePuzzle(sheet, { ...puzzle, size }));
  });
  mention(isSetUp(size));
}

/** Rows and columns that are added or removed inside the grid stretch the range of its rules, but not the size that was noted. */
function agreedSize(noted: Size, painted: Size): Size {
  return !sameSize(noted, painted) && ask(gridWasStretched(painted, noted)) ? painted : noted;
}

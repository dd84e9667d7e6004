/** The command Set up sheet: the look of the puzzle, and its size noted. Run again, it changes nothing. */

import { type Size, sameSize } from '../../contract/places';
import { addCheckboxes, takesCheckboxes } from '../checkboxes';
import { layPuzzle } from '../laying';
import { openPuzzle } from '../opening';
import { ask, mention } from '../person';
import { tableRange } from '../ranges';
import { paintedSize } from '../rules';
import { readTable } from '../table';
import { gridWasStretched, isSetUp, OFFER_CHECKBOXES } from '../words/messages';

export function setUpSheet(): void {
  const sheet = SpreadsheetApp.getActiveSheet();
  const puzzle = openPuzzle(sheet);
  if (puzzle === null) return;
  const painted = paintedSize(sheet);
  const size = painted === null ? puzzle.size : agreedSize(puzzle.size, painted);
  const table = readTable(tableRange(sheet, size), size);
  const withCheckboxes = painted === null && takesCheckboxes(table) && ask(OFFER_CHECKBOXES);
  layPuzzle(sheet, table);
  if (withCheckboxes) addCheckboxes(sheet, size);
  mention(isSetUp(size));
}

/** Rows and columns that are added or removed inside the grid stretch the range of its rules, but not the size that was noted. */
function agreedSize(noted: Size, painted: Size): Size {
  return !sameSize(noted, painted) && ask(gridWasStretched(painted, noted)) ? painted : noted;
}

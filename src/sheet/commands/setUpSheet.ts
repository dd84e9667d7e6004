/** The command Set up sheet: the look of the puzzle, its size noted, and what there is to say about it. Run again, it changes nothing. */

import { type Size, tableArea } from '../../contract/places';
import { ask, mention } from '../dialogs';
import { makeRoom, type Sheet } from '../document';
import { type NotedPuzzle, notePuzzle } from '../notedPuzzle';
import { readTable } from '../reading/table';
import { type Renewal, renewQuickly } from '../renewal/renewVerdict';
import { isSetUp, makeItLarger, OFFER_CHECKBOXES } from '../words/messages';
import { addCheckboxes, layOut, takesCheckboxes } from '../writing/formatting';
import { paintedArea, readRules } from '../writing/ownRules';
import { withVerdictAtRisk } from '../writing/verdictCell';
import { openPuzzleToSetUp, openSheet, resized } from './openPuzzle';

type Refusal = Extract<Renewal, { kind: 'refused' }>;

export function setUpSheet(): void {
  const sheet = openSheet();
  const puzzle = sheet === null ? null : openPuzzleToSetUp(sheet);
  if (sheet === null || puzzle === null) return;
  const { size } = puzzle;
  const table = readTable(sheet, size);
  const isFirst = paintedArea(readRules(sheet)) === null;
  const withCheckboxes = isFirst && takesCheckboxes(table) && ask(OFFER_CHECKBOXES);
  const refusal = withVerdictAtRisk(sheet, (): Refusal | null => {
    makeRoom(sheet, tableArea(size));
    layOut(sheet, table);
    if (withCheckboxes) addCheckboxes(sheet, size);
    const renewal = renewQuickly(sheet, notePuzzle(sheet, puzzle), true);
    return renewal?.kind === 'refused' ? renewal : null;
  });
  mention(isSetUp(sizeAfterOffer(sheet, puzzle, refusal)));
}

/** Offers the size that takes in a picture which goes on beyond the grid, and returns the size that the puzzle then has. */
function sizeAfterOffer(sheet: Sheet, puzzle: NotedPuzzle, refusal: Refusal | null): Size {
  if (refusal === null || refusal.takesIn === null) return puzzle.size;
  if (!ask(makeItLarger(refusal.problem, refusal.takesIn))) return puzzle.size;
  const larger = resized(sheet, puzzle, refusal.takesIn);
  if (larger !== null) renewQuickly(sheet, larger, true);
  return (larger ?? puzzle).size;
}

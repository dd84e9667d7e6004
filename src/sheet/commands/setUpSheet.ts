/** The command Set up sheet: the look of the puzzle, its size noted, and what there is to say about it. Run again, it changes nothing. */

import { type Size, tableArea } from '../../contract/places';
import { ask, mention } from '../dialogs';
import { makeRoom, type Sheet } from '../document';
import { type NotedPuzzle, notePuzzle, recallPuzzle } from '../notedPuzzle';
import { readTable, type Table } from '../reading/table';
import { type Renewal, renewQuickly } from '../renewal/renewVerdict';
import { isSetUp, makeItLarger, OFFER_CHECKBOXES } from '../words/messages';
import { addCheckboxes, hasCheckboxes, layOut, takesCheckboxes } from '../writing/formatting';
import { paintedArea, readRules } from '../writing/ownRules';
import { withVerdictAtRisk } from '../writing/verdictCell';
import { openPuzzleToSetUp, openSheet, resized } from './openPuzzle';

type Refusal = Extract<Renewal, { kind: 'refused' }>;

interface Outcome {
  readonly hasBoxes: boolean;
  readonly refusal: Refusal | null;
}

export function setUpSheet(): void {
  const sheet = openSheet();
  const puzzle = sheet === null ? null : openPuzzleToSetUp(sheet);
  if (sheet === null || puzzle === null) return;
  const table = readTable(sheet, puzzle.size);
  const isFirst = paintedArea(readRules(sheet)) === null;
  const wantsBoxes = isFirst && takesCheckboxes(table) && ask(OFFER_CHECKBOXES);
  const { hasBoxes, refusal } = withVerdictAtRisk(sheet, () => setUp(sheet, puzzle, table, wantsBoxes));
  mention(isSetUp(sizeAfterOffer(sheet, puzzle.size, refusal), hasBoxes));
}

function setUp(sheet: Sheet, puzzle: NotedPuzzle, table: Table, wantsBoxes: boolean): Outcome {
  const { size } = puzzle;
  makeRoom(sheet, tableArea(size));
  const hasBoxes = wantsBoxes || hasCheckboxes(sheet, size);
  const layout = layOut(sheet, table, puzzle.layout, hasBoxes);
  if (wantsBoxes) addCheckboxes(sheet, size);
  const renewal = renewQuickly(sheet, notePuzzle(sheet, { ...puzzle, layout }), true);
  return { hasBoxes, refusal: renewal?.kind === 'refused' ? renewal : null };
}

/** Offers the size that takes in a picture which goes on beyond the grid, and returns the size that the puzzle then has. */
function sizeAfterOffer(sheet: Sheet, size: Size, refusal: Refusal | null): Size {
  if (refusal === null || refusal.takesIn === null) return size;
  const noted = ask(makeItLarger(refusal.problem, refusal.takesIn)) ? recallPuzzle(sheet) : null;
  const larger = noted === null ? null : resized(sheet, noted, refusal.takesIn);
  if (larger !== null) renewQuickly(sheet, larger, true);
  return larger?.size ?? size;
}

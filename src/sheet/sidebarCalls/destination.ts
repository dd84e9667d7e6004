/** Where the sidebar wants to write: the sheet's present puzzle, the size it is to have, and what both of them hold. */
import { cellName, isPossible, type Size, sameSize } from '../../contract/places';
import type { Reply } from '../../contract/wire';
import { carryOutResizing, planResizing, type Resizing } from '../commands/resizing';
import { findSheet, type Sheet } from '../document';
import { type NotedPuzzle, newPuzzle, recallPuzzle } from '../notedPuzzle';
import { foreignContents } from '../reading/foreignContents';
import { type Reading, readPicture } from '../reading/picture';
import { readTable, type Table } from '../reading/table';
import { displacementProblem } from '../reading/whereabouts';
import { foreignReplaced, gridFormulasLost, impossibleSize, SHEET_GONE, sizeBecomes } from '../words/messages';
import { paintedArea, readRules } from '../writing/ownRules';
import { done, refuse } from './requests';

export interface Destination {
  readonly sheet: Sheet;
  /** The puzzle as it is now, in its present size. */
  readonly table: Table;
  readonly reading: Reading;
  /** From the present size to the new one; the same when the size stays. */
  readonly resizing: Resizing;
  /** What becomes of the sheet whatever is written, as sentences for a question. */
  readonly consequences: readonly string[];
  /** Whether the sheet was never set up. */
  readonly isNew: boolean;
}

/** Looks at the sheet; refused when it is gone, or when the new size is impossible or meets an obstacle. */
export function openDestination(sheetId: number, size: Size): Reply<Destination> {
  const sheet = findSheet(sheetId);
  if (sheet === null) return refuse(SHEET_GONE);
  if (!isPossible(size)) return refuse(impossibleSize(size));
  const present = recallPuzzle(sheet);
  const displaced = present === null ? null : displacementProblem(paintedArea(readRules(sheet)), present.size);
  if (displaced !== null) return refuse(displaced);
  const resizing = planResizing(sheet, present ?? newPuzzle(size), size);
  return resizing.problem === null ? done(lookAt(sheet, resizing, present === null)) : refuse(resizing.problem);
}

function lookAt(sheet: Sheet, resizing: Resizing, isNew: boolean): Destination {
  const { from, to } = resizing;
  const table = readTable(sheet, from);
  const isResized = !sameSize(from, to);
  const foreign = isNew ? foreignContents(table) : [];
  return {
    sheet,
    table,
    reading: readPicture(sheet, table),
    resizing,
    consequences: [...(foreign.length > 0 ? [foreignReplaced(foreign)] : []), ...(isResized ? [sizeBecomes(to)] : [])],
    isNew,
  };
}

/** A sentence about the formulas that fill the grid, where there are any. */
export function formulasLost({ resizing }: Destination): readonly string[] {
  const names = resizing.formulas.map(cellName);
  return names.length === 0 ? [] : [gridFormulasLost(names)];
}

/** Lays the puzzle out in its new size where that is needed, and returns it; what lies outside was asked about. */
export function layOutDestination({ sheet, resizing, isNew }: Destination): NotedPuzzle {
  return isNew || !sameSize(resizing.from, resizing.to) ? carryOutResizing(sheet, resizing, true) : resizing.puzzle;
}

/** Where the sidebar wants to write: the sheet's present puzzle, the size it is to have, and what both of them hold. */

import { isPossible, placeName, type Size, sameSize } from '../../contract/places';
import type { Reply } from '../../contract/wire';
import { strangersAmongClues } from '../clueCells';
import { recallSize } from '../memory';
import { strangersInVerdictCell } from '../opening';
import { type Reading, readPicture } from '../picture';
import { type Sheet, tableRange } from '../ranges';
import { carryOutResizing, planResizing, type Resizing } from '../resizing';
import { readTable, type Table } from '../table';
import { impossibleSize } from '../words/messages';
import { gridFormulasLost, SHEET_GONE, sizeBecomes, strangersReplaced } from '../words/sidebar';
import { done, findSheet, refuse } from './replies';

export interface Target {
  readonly sheet: Sheet;
  /** The puzzle as it is now, in its present size. */
  readonly table: Table;
  readonly reading: Reading;
  /** From the present size to the new one; the same when the size stays. */
  readonly resizing: Resizing;
  /** What becomes of the sheet whatever is written, as sentences for a question. */
  readonly consequences: readonly string[];
  /** Whether the puzzle has to be laid out first. */
  readonly isToBeLaid: boolean;
}

/** Looks at the sheet; refused when it is gone, or when the new size is impossible or meets an obstacle. */
export function openTarget(sheetId: number, size: Size): Reply<Target> {
  const sheet = findSheet(sheetId);
  if (sheet === null) return refuse(SHEET_GONE);
  if (!isPossible(size)) return refuse(impossibleSize(size));
  const present = recallSize(sheet);
  const resizing = planResizing(sheet, present ?? size, size);
  return resizing.problem === null ? done(lookAt(sheet, present, resizing)) : refuse(resizing.problem);
}

function lookAt(sheet: Sheet, present: Size | null, resizing: Resizing): Target {
  const { from, to } = resizing;
  const table = readTable(tableRange(sheet, from), from);
  const isResized = !sameSize(from, to);
  const strangers = present === null ? [...strangersInVerdictCell(sheet, table), ...strangersAmongClues(table)] : [];
  return {
    sheet,
    table,
    reading: readPicture(table),
    resizing,
    consequences: [
      ...(strangers.length > 0 ? [strangersReplaced(strangers)] : []),
      ...(isResized ? [sizeBecomes(to)] : []),
    ],
    isToBeLaid: present === null || isResized,
  };
}

/** A sentence about the formulas that fill the grid, where there are any. */
export function formulasLost({ resizing }: Target): readonly string[] {
  const names = resizing.formulas.map(placeName);
  return names.length === 0 ? [] : [gridFormulasLost(names)];
}

/** Lays the puzzle out in its new size where that is needed; what lies outside was asked about. */
export function layTarget({ sheet, resizing, isToBeLaid }: Target): void {
  if (isToBeLaid) carryOutResizing(sheet, resizing, true);
}

/** Formulas after cells were moved: references to nothing but moved cells follow them. */
import { type Corner, cornerName, parseCorner } from '../a1';
import type { Area } from '../areas';
import type { Locale } from '../types';
import { referenceParts, withReferences } from './references';
import { tokensOf } from './tokens';

/** Cells go from one area to another of the same size. */
export interface Move {
  readonly from: Area;
  readonly to: Area;
}

/**
 * The formula after cells of a sheet were moved. `isThatSheet` says whether a reference that begins like this, bang
 * included, points at that sheet; `isWanted` says whether one with these corners follows at all. A reference to cells
 * of which only some were moved stays, and so does one to cells that were written over; what Google does is unknown.
 */
export function followMove(
  formula: string,
  locale: Locale,
  move: Move,
  isThatSheet: (sheet: string) => boolean,
  isWanted: (corners: string) => boolean,
): string {
  return withReferences(tokensOf(formula, locale), (reference) => {
    const [sheet, corners] = referenceParts(reference);
    return isThatSheet(sheet) && isWanted(corners) ? sheet + followCorners(corners, move) : reference;
  });
}

function followCorners(text: string, { from, to }: Move): string {
  const corners = text.split(':').map(parseCorner);
  const followed = corners.map((corner) => {
    if (corner === null || !isIn(corner, from)) return null;
    const row = (corner.row ?? 0) + to.row - from.row;
    return cornerName({ ...corner, row, column: (corner.column ?? 0) + to.column - from.column });
  });
  return followed.every((name) => name !== null) ? followed.join(':') : text;
}

/** A corner without a row or a column is the end of whole columns or rows. */
function isIn({ row, column }: Corner, area: Area): boolean {
  if (row === null || column === null) return false;
  const isRow = row >= area.row && row < area.row + area.rows;
  return isRow && column >= area.column && column < area.column + area.columns;
}

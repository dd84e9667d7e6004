/** Formulas after rows or columns were inserted or deleted: their references follow what they point at. */
import { type Corner, cornerName, parseCorner } from '../a1';
import { FIRST, type LineChange, movedSpan } from '../lineChange';
import type { Locale } from '../types';
import { NOWHERE, referenceParts, withReferences } from './references';
import { tokensOf } from './tokens';

/** A change of a sheet, as formulas follow it. */
export interface SheetChange {
  readonly change: LineChange;
  /** How many rows, or columns, the sheet had before. */
  readonly last: number;
  /** Whether a reference that begins like this, bang included, points at that sheet; `''` names none. */
  isThatSheet(sheet: string): boolean;
}

/** The formula after lines of a sheet were inserted or deleted; a reference to nothing but deleted cells is `#REF!`. */
export function followChange(formula: string, locale: Locale, sheetChange: SheetChange): string {
  return withReferences(tokensOf(formula, locale), (reference) => {
    const [sheet, corners] = referenceParts(reference);
    if (!sheetChange.isThatSheet(sheet)) return reference;
    const followed = followCorners(corners, sheetChange);
    return followed === NOWHERE ? NOWHERE : sheet + followed;
  });
}

function followCorners(text: string, { change, last }: SheetChange): string {
  const corners = text.split(':').map(parseCorner);
  const [from, to = from] = corners;
  if (!from || !to) return text;
  const axis = FIRST[change.lines];
  const lines = movedEnds(from[axis], to[axis], change, last);
  if (lines === null) return NOWHERE;
  const named = (corner: Corner, line: number | null) =>
    cornerName(axis === 'row' ? { ...corner, row: line } : { ...corner, column: line });
  const names = [named(from, lines[0]), named(to, lines[1])];
  return names.slice(0, corners.length).join(':');
}

type Ends = readonly [start: number | null, end: number | null];

/** Both ends after the change; an open end reaches to the last line and stays open. Null when all is deleted. */
function movedEnds(start: number | null, end: number | null, change: LineChange, last: number): Ends | null {
  if (start === null) return [start, end];
  const other = end ?? Math.max(start, last);
  const span = movedSpan({ first: Math.min(start, other), last: Math.max(start, other) }, change);
  if (span === null) return null;
  if (end === null) return [span.first, null];
  return start <= end ? [span.first, span.last] : [span.last, span.first];
}

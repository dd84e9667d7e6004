/** Formulas after rows or columns were inserted or deleted: their references follow what they point at. */
import { type Corner, cornerName, parseCorner } from '../a1';
import { FIRST, type LineChange, movedSpan } from '../lineChange';
import type { Locale } from '../types';
import { NOWHERE, referenceParts, withReferences } from './references';
import { tokensOf } from './tokens';

/**
 * The formula after lines of a sheet were inserted or deleted; a reference to nothing but deleted cells is `#REF!`.
 * `isThatSheet` says whether a reference that begins like this, bang included, points at that sheet; `''` names none.
 */
export function followChange(
  formula: string,
  locale: Locale,
  change: LineChange,
  isThatSheet: (sheet: string) => boolean,
): string {
  return withReferences(tokensOf(formula, locale), (reference) => {
    const [sheet, corners] = referenceParts(reference);
    if (!isThatSheet(sheet)) return reference;
    const followed = followCorners(corners, change);
    return followed === NOWHERE ? NOWHERE : sheet + followed;
  });
}

function followCorners(text: string, change: LineChange): string {
  const corners = text.split(':').map(parseCorner);
  const [from, to = from] = corners;
  if (!from || !to) return text;
  const lines = moved(from, to, change);
  if (lines === null) return NOWHERE;
  const axis = FIRST[change.lines];
  const names = [cornerName({ ...from, [axis]: lines[0] }), cornerName({ ...to, [axis]: lines[1] })];
  return names.slice(0, corners.length).join(':');
}

/** The lines of both corners after the change; an open end stays open. Null when all between them is deleted. */
function moved(from: Corner, to: Corner, change: LineChange): readonly [number | null, number | null] | null {
  const [start, end] = [from[FIRST[change.lines]], to[FIRST[change.lines]]];
  if (start === null) return [start, end];
  const first = Math.min(start, end ?? start);
  const last = end === null ? Number.POSITIVE_INFINITY : Math.max(start, end);
  const span = movedSpan({ first, last }, change);
  if (span === null) return null;
  if (end === null) return [span.first, null];
  return start <= end ? [span.first, span.last] : [span.last, span.first];
}

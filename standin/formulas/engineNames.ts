/** How the engine is told of places: its sheets are numbered, since IronCalc forbids some names that Sheets allows. */
import { areaName } from '../areas';
import { resolveReference, type Sheets } from './references';

export const engineName = (index: number): string => `sheet_${index}`;

/**
 * A reference in a formula of the sheet `home` with the engine's name of the sheet it points at; `#REF!` when there is none.
 * One with an open end, such as `A:A`, ends where the sheet ends, for the engine's sheets are far larger.
 */
export function engineReference(reference: string, sheets: Sheets, home: number): string {
  const target = resolveReference(reference, sheets, home);
  if (!target) return '#REF!';
  const corners = reference.slice(reference.lastIndexOf('!') + 1);
  const closed = corners.split(':').every((corner) => /[A-Za-z]/.test(corner) && /\d/.test(corner));
  return `${engineName(target.sheet)}!${closed ? corners : areaName(target.area)}`;
}

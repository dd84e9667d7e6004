/** How places are named for the engine: its sheets are numbered, since IronCalc forbids names that Sheets allows. */
import { areaName } from '../a1';
import { NOWHERE, referenceParts, resolveReference, type Sheets } from './references';

export function engineName(index: number): string {
  return `sheet_${index}`;
}

/**
 * A reference in a formula of the sheet `home`, with the engine's name for the sheet it points at, or `#REF!`.
 * One with an open end, such as `A:A`, ends where the sheet ends, for the engine's sheets are far larger.
 */
export function engineReference(reference: string, sheets: Sheets, home: number): string {
  const target = resolveReference(reference, sheets, home);
  if (!target) return NOWHERE;
  const [, corners] = referenceParts(reference);
  const closed = corners.split(':').every((corner) => /[A-Za-z]/.test(corner) && /\d/.test(corner));
  return `${engineName(target.sheet)}!${closed ? corners : areaName(target.area)}`;
}

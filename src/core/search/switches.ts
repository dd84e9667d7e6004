/**
 * The nearest second solution: two filled cells at opposite corners of a rectangle change places with the empty cells
 * at the other two. Makers know it as the elementary switch, the most common fault of their pictures. The clues stay
 * the same unless a run is cut or joined.
 *
 *     # . .        . . #
 *     . . .   →    . . .
 *     . . #        # . .
 */
import { lowestBit } from '../lines';
import type { Grid } from '../types';

/** Another picture with the same clues, one switch away, or null. */
export function switched(picture: Grid): Grid | null {
  const rows = picture.map(maskOf);
  const columns = (picture[0] ?? []).map((_, column) => maskOf(picture.map((row) => row[column] === true)));
  for (let lower = 1; lower < rows.length; lower += 1) {
    for (let upper = 0; upper < lower; upper += 1) {
      const pair = pairToSwitch(rows[upper] ?? 0, rows[lower] ?? 0, columns, (1 << upper) | (1 << lower));
      if (pair !== 0) return withSwitch(picture, upper, lower, pair);
    }
  }
  return null;
}

function maskOf(cells: readonly boolean[]): number {
  return cells.reduce((mask, filled, index) => (filled ? mask | (1 << index) : mask), 0);
}

/** Two columns in which the two rows can switch their cells, as a mask, or 0. */
function pairToSwitch(above: number, below: number, columns: readonly number[], twoRows: number): number {
  for (let left = above & ~below; left !== 0; left &= left - 1) {
    const one = lowestBit(left);
    if (!sameRuns(columns[one] ?? 0, (columns[one] ?? 0) ^ twoRows)) continue;
    for (let right = below & ~above; right !== 0; right &= right - 1) {
      const other = lowestBit(right);
      const pair = (1 << one) | (1 << other);
      if (!sameRuns(above, above ^ pair) || !sameRuns(below, below ^ pair)) continue;
      if (sameRuns(columns[other] ?? 0, (columns[other] ?? 0) ^ twoRows)) return pair;
    }
  }
  return 0;
}

/** Whether two lines have the same clue. */
function sameRuns(one: number, other: number): boolean {
  let [rest, otherRest] = [one, other];
  while (rest !== 0 && otherRest !== 0) {
    rest >>= lowestBit(rest);
    otherRest >>= lowestBit(otherRest);
    const run = lowestBit(~rest);
    if (run !== lowestBit(~otherRest)) return false;
    rest >>= run;
    otherRest >>= run;
  }
  return rest === otherRest;
}

function withSwitch(picture: Grid, upper: number, lower: number, pair: number): Grid {
  return picture.map((cells, row) =>
    row === upper || row === lower ? cells.map((filled, column) => filled !== (((pair >> column) & 1) === 1)) : cells,
  );
}

/**
 * How much the change of one cell shows. An edge of a shape that moves by a cell shows least; a speck, a hole, or parts that join or
 * fall apart show most. What is outside the picture counts as empty.
 */
import type { Grid, Position } from '../types';

/** The neighbours in a circle, beginning above; those with even numbers share a side with the cell. */
const AROUND = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const;

const PER_SIDE = 0.25;
const PER_CORNER = 0.125;
const SPECK = 1;
const JOINS_OR_PARTS = 1.5;

/** From 1 on; the larger, the more it shows. */
export function costOfChange(picture: Grid, { row, column }: Position): number {
  const now = picture[row]?.[column] === true;
  const around = AROUND.map(([down, right]) => picture[row + down]?.[column + right] === true);
  const differing = around.map((filled) => filled === now);
  const sides = differing.filter((differs, index) => differs && index % 2 === 0).length;
  const corners = differing.filter((differs, index) => differs && index % 2 === 1).length;
  const speck = sides === 4 ? SPECK : 0;
  return 1 + PER_SIDE * sides + PER_CORNER * corners + speck + (isSimple(around) ? 0 : JOINS_OR_PARTS);
}

/**
 * Whether the cell can change without parts joining or falling apart, holes opening or closing: a simple point, of ink that touches by
 * corners and ground that touches by sides (Rosenfeld's digital topology).
 */
function isSimple(around: readonly boolean[]): boolean {
  let changes = 0;
  for (let side = 0; side < 8; side += 2) {
    const [here, corner, next] = [around[side], around[side + 1], around[(side + 2) % 8]];
    // A new part of the ink begins behind each empty side that filled cells follow.
    if (here !== true && (corner === true || next === true)) changes += 1;
  }
  return changes === 1;
}

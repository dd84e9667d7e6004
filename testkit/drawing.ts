/** Pictures in other forms: as rows of `#` and `.`, and as the bits of a number. */
import type { Grid } from '../src/core/index';

/** A grid as rows of `#` and `.`. */
export function drawingOf(grid: Grid): string[] {
  return grid.map((row) => row.map((filled) => (filled ? '#' : '.')).join(''));
}

/** Rows of `#` and `.` as a grid. */
export function gridOf(drawing: readonly string[]): Grid {
  return drawing.map((row) => Array.from(row, (cell) => cell === '#'));
}

/** The picture whose cells, row by row, are the bits of a number; all numbers below 2 to the number of cells give all pictures. */
export function gridOfBits(bits: number, rows: number, columns: number): Grid {
  const row = (r: number) => Array.from({ length: columns }, (_, c) => ((bits >> (r * columns + c)) & 1) === 1);
  return Array.from({ length: rows }, (_, r) => row(r));
}

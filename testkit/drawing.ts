/** Pictures in other forms: as rows of `#`, `.` and, where unknown, `?`, and as the bits of a number. */
import type { Board, Grid } from '../src/core/index';

/** A grid as rows of `#` and `.`. */
export function drawingOf(grid: Grid): string[] {
  return grid.map((row) => row.map((filled) => (filled ? '#' : '.')).join(''));
}

/** Rows of `#` and `.` as a grid. */
export function gridOf(drawing: readonly string[]): Grid {
  return drawing.map((row) => Array.from(row, (cell) => cell === '#'));
}

/** A board as rows of `#`, `.` and, where unknown, `?`. */
export function boardText(board: Board): string[] {
  const letters = { filled: '#', empty: '.', unknown: '?' };
  return board.map((row) => row.map((cell) => letters[cell]).join(''));
}

/** The picture whose cells, row by row, are the bits of a number; the numbers from 0 give all pictures of a size. */
export function gridOfBits(bits: number, rows: number, columns: number): Grid {
  const row = (r: number) => Array.from({ length: columns }, (_, c) => ((bits >> (r * columns + c)) & 1) === 1);
  return Array.from({ length: rows }, (_, r) => row(r));
}

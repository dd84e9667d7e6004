/** What is known of the cells after some of the steps; no solving happens here. */
import type { Board, Cell, Clues, Grid, Line, Step } from '../src/core';

/** The board with nothing but the first `count` steps done. */
export function boardAfter(clues: Clues, steps: readonly Step[], count: number): Board {
  const cells = clues.rows.map(() => clues.columns.map((): Cell => 'unknown'));
  for (const { line, filled, crossed } of steps.slice(0, count)) {
    mark(cells, line, filled, 'filled');
    mark(cells, line, crossed, 'empty');
  }
  return cells;
}

function mark(cells: Cell[][], line: Line, along: readonly number[], cell: Cell): void {
  for (const index of along) {
    const [row, column] = line.kind === 'row' ? [line.index, index] : [index, line.index];
    const cellsOfRow = cells[row];
    if (cellsOfRow !== undefined) cellsOfRow[column] = cell;
  }
}

/** The cells of one line, from the left or from the top. */
export function cellsOf(board: Board, line: Line): readonly Cell[] {
  if (line.kind === 'row') return board[line.index] ?? [];
  return board.map((row) => row[line.index] ?? 'unknown');
}

/** How many cells are filled or crossed. */
export function knownCells(board: Board): number {
  return board.flat().filter((cell) => cell !== 'unknown').length;
}

/** A finished picture as a board. */
export function boardOf(picture: Grid): Board {
  return picture.map((row) => row.map((filled) => (filled ? 'filled' : 'empty')));
}

/** A picture as it crosses to the sheet: rows of `#` and `.`. */
export function pictureText(picture: Grid): readonly string[] {
  return picture.map((row) => row.map((filled) => (filled ? '#' : '.')).join(''));
}

/** The picture that such rows stand for. */
export function pictureOf(rows: readonly string[]): Grid {
  return rows.map((row) => [...row].map((character) => character === '#'));
}

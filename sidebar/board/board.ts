/** The cells of a board: what is known of them after some of the steps, and where those of a line are. */
import {
  type Board,
  type Cell,
  type Clues,
  type Grid,
  type Line,
  type Position,
  positionAt,
  type Step,
} from '../../src/core';

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
  for (const { row, column } of positionsAlong(line, along)) {
    const cellsOfRow = cells[row];
    if (cellsOfRow !== undefined) cellsOfRow[column] = cell;
  }
}

/** Where some cells of a line are; they count along the line. */
export function positionsAlong(line: Line, cells: readonly number[]): readonly Position[] {
  return cells.map((cell) => positionAt(line, cell));
}

/** The cells of one line, from the left or from the top. */
export function cellsOf(board: Board, line: Line): readonly Cell[] {
  if (line.kind === 'row') return board[line.index] ?? [];
  return board.map((row) => row[line.index] ?? 'unknown');
}

/** A picture as it is drawn: what is not filled is blank. */
export function drawnBoard(picture: Grid): Board {
  return picture.map((row) => row.map((filled) => (filled ? 'filled' : 'unknown')));
}

/** A finished picture as a board. */
export function finishedBoard(picture: Grid): Board {
  return picture.map((row) => row.map((filled) => (filled ? 'filled' : 'empty')));
}

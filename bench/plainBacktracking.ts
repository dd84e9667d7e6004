/**
 * The check that people paste into Apps Script, as the yardstick to be measured against: cell by cell, row by row,
 * filled then empty; a cell stays when the runs so far may still become its row's and its column's clue; it stops at
 * the second solution.
 */
import type { Clue, Clues } from '../src/core/index';

/** The first so many cells of a line: where they lie in the list of all cells, and whether the line ends there. */
interface Beginning {
  readonly start: number;
  readonly stride: number;
  readonly length: number;
  readonly finished: boolean;
}

/** How many solutions were found, two at most; null when that many cells were visited before that was clear. */
export function countByBacktracking(clues: Clues, visitsAllowed: number): number | null {
  const size = clues.rows.length * clues.columns.length;
  const cells: boolean[] = new Array(size).fill(false);
  let found = 0;
  let visits = 0;
  const visit = (cell: number): void => {
    if (cell === size) found += 1;
    for (const filled of [true, false]) {
      if (cell === size || found === 2 || visits === visitsAllowed) return;
      visits += 1;
      cells[cell] = filled;
      if (mayStay(clues, cells, cell)) visit(cell + 1);
    }
  };
  visit(0);
  return visits === visitsAllowed && found < 2 ? null : found;
}

function mayStay(clues: Clues, cells: readonly boolean[], cell: number): boolean {
  const width = clues.columns.length;
  const row = Math.floor(cell / width);
  const column = cell % width;
  const across = { start: row * width, stride: 1, length: column + 1, finished: column + 1 === width };
  const down = { start: column, stride: width, length: row + 1, finished: row + 1 === clues.rows.length };
  return mayBecome(clues.rows[row] ?? [], cells, across) && mayBecome(clues.columns[column] ?? [], cells, down);
}

/** Whether the beginning of a line may still become its clue; a finished line must be it. */
function mayBecome(clue: Clue, cells: readonly boolean[], { start, stride, length, finished }: Beginning): boolean {
  let run = 0;
  let filled = 0;
  for (let i = 0; i < length; i += 1) {
    if (cells[start + i * stride]) filled += 1;
    else if (filled > 0) {
      if (filled !== clue[run]) return false;
      run += 1;
      filled = 0;
    }
  }
  if (!finished) return filled <= (clue[run] ?? 0);
  return filled === (clue[run] ?? 0) && clue.length <= run + 1;
}

/** The clues of a finished picture. */
import type { Clue, Clues, Grid } from './types';

/** The clues of a picture: for each row and column the lengths of its runs, in order. Rows must have equal length. */
export function cluesOf(grid: Grid): Clues {
  const top = grid[0] ?? [];
  return {
    rows: grid.map((row) => runsOf(row.length, (column) => row[column] === true)),
    columns: top.map((_, column) => runsOf(grid.length, (row) => grid[row]?.[column] === true)),
  };
}

function runsOf(length: number, isFilled: (index: number) => boolean): Clue {
  const runs: number[] = [];
  let run = 0;
  for (let index = 0; index <= length; index += 1) {
    if (index < length && isFilled(index)) {
      run += 1;
    } else if (run > 0) {
      runs.push(run);
      run = 0;
    }
  }
  return runs;
}

/** Whether two clues are the same. */
export function sameClue(one: Clue, other: Clue): boolean {
  return one.length === other.length && one.every((run, index) => run === other[index]);
}

/** The clues of a finished picture. */
import type { Clue, Clues, Grid } from './types';

/** The clues of a picture: for each row and column the lengths of its runs, in order. Rows must have equal length. */
export function cluesOf(grid: Grid): Clues {
  const width = grid[0]?.length ?? 0;
  return {
    rows: grid.map(clueOf),
    columns: Array.from({ length: width }, (_, column) => clueOf(grid.map((row) => row[column] === true))),
  };
}

function clueOf(cells: readonly boolean[]): Clue {
  const runs: number[] = [];
  let run = 0;
  for (const filled of [...cells, false]) {
    if (filled) {
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

/** The clues of a finished picture, and when clues or pictures are the same. */
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
  return sameLists(one, other, Object.is);
}

/** Whether two sets of clues are the same, line by line. */
export function sameClues(one: Clues, other: Clues): boolean {
  return sameLists(one.rows, other.rows, sameClue) && sameLists(one.columns, other.columns, sameClue);
}

/** Whether two pictures have the same size and the same filled cells. */
export function samePicture(one: Grid, other: Grid): boolean {
  return sameLists(one, other, (row, otherRow) => sameLists(row, otherRow, Object.is));
}

function sameLists<T>(one: readonly T[], other: readonly T[], same: (item: T, other: T) => boolean): boolean {
  return one.length === other.length && other.every((item, index) => index in one && same(one[index] as T, item));
}

/** The clues of a finished picture, and when clues or pictures are the same. */
import type { Clue, Clues, Grid, Line } from './types';

/** The clues of a picture: for each row and column the lengths of its runs, in order. Rows must have equal length. */
export function cluesOf(grid: Grid): Clues {
  const top = grid[0] ?? [];
  return {
    rows: grid.map(runsOf),
    columns: top.map((_, column) => runsOf(grid.map((row) => row[column] === true))),
  };
}

function runsOf(cells: readonly boolean[]): Clue {
  const runs: number[] = [];
  let run = 0;
  for (const filled of cells) {
    if (filled) {
      run += 1;
    } else if (run > 0) {
      runs.push(run);
      run = 0;
    }
  }
  if (run > 0) runs.push(run);
  return runs;
}

/** A line of a picture whose runs are not the clue it should have. */
export interface LineDifference {
  readonly line: Line;
  readonly clue: Clue;
  readonly drawn: Clue;
}

/** The first line of a picture, rows before columns, that differs from its clue; null when none does. */
export function firstDifference(clues: Clues, picture: Grid): LineDifference | null {
  const drawn = cluesOf(picture);
  return differenceIn('row', clues.rows, drawn.rows) ?? differenceIn('column', clues.columns, drawn.columns);
}

function differenceIn(kind: Line['kind'], clues: readonly Clue[], drawn: readonly Clue[]): LineDifference | null {
  for (const [index, clue] of clues.entries()) {
    const found = drawn[index] ?? [];
    if (!sameList(clue, found)) return { line: { kind, index }, clue, drawn: found };
  }
  return null;
}

/** Whether two clues are the same. */
export function sameClue(one: Clue, other: Clue): boolean {
  return sameList(one, other);
}

/** Whether two sets of clues are the same, line by line. */
export function sameClues(one: Clues, other: Clues): boolean {
  return sameTable(one.rows, other.rows) && sameTable(one.columns, other.columns);
}

/** Whether two pictures have the same size and the same filled cells. */
export function samePicture(one: Grid, other: Grid): boolean {
  return sameTable(one, other);
}

function sameTable<T>(one: readonly (readonly T[])[], other: readonly (readonly T[])[]): boolean {
  return one.length === other.length && one.every((list, index) => sameList(list, other[index] ?? []));
}

function sameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

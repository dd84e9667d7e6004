/** From a puzzle to its verdict: line logic first, then the search. */
import { firstDifference } from './clues';
import {
  boardFrom,
  countCells,
  countKnown,
  followInOrder,
  type Knowledge,
  type Lines,
  linesOf,
  nothingKnown,
  pictureFrom,
} from './lines';
import { type Found, search } from './search';
import type { Grid, LineLogic, Position, Puzzle, Solution, SolveOptions, Verdict } from './types';
import { describeDifference, describeWrongSize } from './wording';

/** The tries after which `solve` gives up unless told otherwise. */
export const DEFAULT_TRIES = 40_000;

/**
 * Solves a puzzle and proves the verdict. Throws a `RangeError` when `options.picture` does not meet the clues; it
 * names the first line that differs.
 */
export function solve(puzzle: Puzzle, options: SolveOptions = {}): Solution {
  const work = solving(puzzle, options);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    options.onProgress?.(step.value);
  }
}

/** The same as `solve` in small portions: yields the tries made so far, so that a page can pause, stop or show them. */
export function* solving(puzzle: Puzzle, options: SolveOptions = {}): Generator<number, Solution, void> {
  if (options.picture !== undefined) refuseWrongPicture(puzzle, options.picture);
  const lines = linesOf(puzzle);
  const known = nothingKnown(lines);
  const { steps, decided, verdict } = followLines(puzzle, lines, known);
  if (verdict !== null) return { verdict, steps, decided };
  const budget = { spent: 0, limit: options.tries ?? DEFAULT_TRIES };
  const found = yield* search(lines, known, budget, options.picture);
  return { verdict: verdictOf(puzzle, lines, found, budget.spent), steps, decided };
}

/** Follows line logic to its end, without any try. */
export function lineLogic(puzzle: Puzzle): LineLogic {
  const lines = linesOf(puzzle);
  return followLines(puzzle, lines, nothingKnown(lines));
}

/** Writes what line logic decides into `known`. */
function followLines(puzzle: Puzzle, lines: Lines, known: Knowledge): LineLogic {
  const { steps, broken } = followInOrder(lines, known);
  const decided = countKnown(lines, known);
  if (broken !== null) return { steps, decided, verdict: { kind: 'none', line: broken, tries: 0 } };
  if (decided < countCells(lines)) return { steps, decided, verdict: null };
  return {
    steps,
    decided,
    verdict: { kind: 'line-solvable', solution: checkedPicture(puzzle, pictureFrom(lines, known)) },
  };
}

function verdictOf(puzzle: Puzzle, lines: Lines, found: Found, tries: number): Verdict {
  const [first, second] = found.solutions.map((picture) => checkedPicture(puzzle, picture));
  if (first !== undefined && second !== undefined) {
    return { kind: 'multiple', solutions: [first, second], differing: differences(first, second), tries };
  }
  if (found.certain !== null) return { kind: 'gave-up', known: boardFrom(lines, found.certain), tries };
  return first === undefined ? { kind: 'none', line: null, tries } : { kind: 'unique', solution: first, tries };
}

function differences(first: Grid, second: Grid): readonly Position[] {
  const positions: Position[] = [];
  for (const [row, cells] of first.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (cell !== second[row]?.[column]) positions.push({ row, column });
    }
  }
  return positions;
}

/** The picture itself; nobody sees one that does not meet its clues. */
function checkedPicture(puzzle: Puzzle, picture: Grid): Grid {
  const difference = firstDifference(puzzle, picture);
  if (difference !== null) throw new Error(describeDifference(difference));
  return picture;
}

function refuseWrongPicture(puzzle: Puzzle, picture: Grid): void {
  const { rows, columns } = puzzle;
  if (picture.length !== rows.length || picture.some((row) => row.length !== columns.length)) {
    throw new RangeError(describeWrongSize(rows.length, columns.length));
  }
  const difference = firstDifference(puzzle, picture);
  if (difference !== null) throw new RangeError(describeDifference(difference));
}

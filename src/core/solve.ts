/** From a puzzle to its verdict: line logic first, then the search. */
import { cluesOf, sameClue } from './clues';
import { formatClue } from './clueText';
import {
  boardOf,
  countKnown,
  followInOrder,
  type Knowledge,
  type Lines,
  linesOf,
  nothingKnown,
  pictureOf,
} from './lines';
import { type Found, search } from './search';
import type { Clue, Grid, Line, LineLogic, Position, Puzzle, Solution, SolveOptions, Verdict } from './types';
import { describeLine } from './wording';

/** The tries after which `solve` gives up unless told otherwise. */
export const DEFAULT_TRIES = 40_000;

/**
 * Solves a puzzle and proves the verdict. Throws a `RangeError` when `options.picture` does not meet the clues; it names the
 * first line that differs.
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
  if (decided < lines.height * lines.width) return { steps, decided, verdict: null };
  return {
    steps,
    decided,
    verdict: { kind: 'line-solvable', solution: checkedPicture(puzzle, pictureOf(lines, known)) },
  };
}

function verdictOf(puzzle: Puzzle, lines: Lines, found: Found, tries: number): Verdict {
  const [first, second] = found.solutions.map((picture) => checkedPicture(puzzle, picture));
  if (first !== undefined && second !== undefined) {
    return { kind: 'multiple', solutions: [first, second], differing: differences(first, second), tries };
  }
  if (found.certain !== null) return { kind: 'gave-up', known: boardOf(lines, found.certain), tries };
  return first === undefined ? { kind: 'none', line: null, tries } : { kind: 'unique', solution: first, tries };
}

function differences(first: Grid, second: Grid): readonly Position[] {
  return first.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell === second[row]?.[column] ? [] : [{ row, column }])),
  );
}

/** The picture itself; nobody sees one that does not meet its clues. */
function checkedPicture(puzzle: Puzzle, picture: Grid): Grid {
  const line = firstDifference(puzzle, picture);
  if (line !== null) throw new Error(`The solver filled ${describeLine(line.line)} against its clue.`);
  return picture;
}

function refuseWrongPicture(puzzle: Puzzle, picture: Grid): void {
  const { rows, columns } = puzzle;
  if (picture.length !== rows.length || picture.some((row) => row.length !== columns.length)) {
    throw new RangeError(`The picture does not have ${rows.length} rows of ${columns.length} cells.`);
  }
  const difference = firstDifference(puzzle, picture);
  if (difference === null) return;
  const { line, wanted, found } = difference;
  throw new RangeError(
    `${describeLine(line)} of the picture is ${formatClue(found)}, its clue is ${formatClue(wanted)}.`,
  );
}

/** The first line, rows before columns, whose runs are not its clue; null when there is none. */
function firstDifference(puzzle: Puzzle, picture: Grid): { line: Line; wanted: Clue; found: Clue } | null {
  const drawn = cluesOf(picture);
  return differenceIn('row', puzzle.rows, drawn.rows) ?? differenceIn('column', puzzle.columns, drawn.columns);
}

function differenceIn(kind: Line['kind'], clues: readonly Clue[], drawn: readonly Clue[]) {
  for (const [index, wanted] of clues.entries()) {
    const found = drawn[index] ?? [];
    if (!sameClue(wanted, found)) return { line: { kind, index }, wanted, found };
  }
  return null;
}

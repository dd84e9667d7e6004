/** The only way from clues, perhaps nonsense, to a puzzle. */
import { clueFromNumbers, parseClue } from './clueText';
import { LONGEST_LINE } from './lineSolver';
import type { Clue, ClueProblem, Clues, Line, Parsed, Puzzle } from './types';

/** Reads the text of every clue, then checks them all; answers the puzzle, or every problem there is. */
export function readClues(rows: readonly string[], columns: readonly string[]): Puzzle | ClueProblem[] {
  return check(rows.map(parseClue), columns.map(parseClue));
}

/**
 * Checks clues: 1 to 30 lines each way, positive whole numbers (a lone 0 means the empty clue), every clue fits its line, the
 * totals agree. Answers the puzzle, or every problem there is, rows from the top before columns from the left.
 * Fit is only looked at when the size is right, totals only when every clue can be read.
 */
export function checkClues(clues: Clues): Puzzle | ClueProblem[] {
  return check(clues.rows.map(clueFromNumbers), clues.columns.map(clueFromNumbers));
}

function check(rows: readonly Parsed<Clue>[], columns: readonly Parsed<Clue>[]): Puzzle | ClueProblem[] {
  const sizeProblems = checkSize(rows.length, columns.length);
  const sized = sizeProblems.length === 0;
  const problems = [
    ...sizeProblems,
    ...checkLines('row', rows, sized ? columns.length : Number.POSITIVE_INFINITY),
    ...checkLines('column', columns, sized ? rows.length : Number.POSITIVE_INFINITY),
    ...(sized ? checkTotals(rows, columns) : []),
  ];
  const clues = { rows: rows.flatMap(readableClue), columns: columns.flatMap(readableClue) };
  return isPuzzle(clues, problems) ? clues : problems;
}

function isPuzzle(clues: Clues, problems: readonly ClueProblem[]): clues is Puzzle {
  return clues.rows.length > 0 && problems.length === 0;
}

function checkSize(rows: number, columns: number): ClueProblem[] {
  const possible = (count: number) => count >= 1 && count <= LONGEST_LINE;
  return possible(rows) && possible(columns) ? [] : [{ kind: 'size', rows, columns }];
}

function checkLines(kind: Line['kind'], clues: readonly Parsed<Clue>[], length: number): ClueProblem[] {
  return clues.flatMap((clue, index) => checkLine({ kind, index }, clue, length));
}

function checkLine(line: Line, parsed: Parsed<Clue>, length: number): ClueProblem[] {
  if (!parsed.ok) return [{ kind: 'not-a-number', line, token: parsed.token, problem: parsed.problem }];
  const clue = parsed.value;
  const needs = total(clue) + Math.max(0, clue.length - 1);
  return needs > length ? [{ kind: 'does-not-fit', line, clue, needs, length }] : [];
}

function checkTotals(rows: readonly Parsed<Clue>[], columns: readonly Parsed<Clue>[]): ClueProblem[] {
  if (![...rows, ...columns].every((clue) => clue.ok)) return [];
  const rowTotal = total(rows.flatMap(readableClue).flat());
  const columnTotal = total(columns.flatMap(readableClue).flat());
  return rowTotal === columnTotal ? [] : [{ kind: 'totals-differ', rowTotal, columnTotal }];
}

function readableClue(parsed: Parsed<Clue>): readonly Clue[] {
  return parsed.ok ? [parsed.value] : [];
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** The only way from clues, perhaps nonsense, to a puzzle. */
import { clueFromNumbers, parseClue } from './clueText';
import { LONGEST_LINE } from './lines';
import type { CheckedClues, Clue, ClueProblem, Clues, Line, Parsed, Puzzle } from './types';

/** Reads the text of every clue, then checks them all as `checkClues` does. */
export function readClues(rows: readonly string[], columns: readonly string[]): CheckedClues {
  return check(rows.map(parseClue), columns.map(parseClue));
}

/**
 * Checks clues: 1 to 30 lines each way, positive whole numbers (a lone 0 means the empty clue), every clue fits its
 * line, the totals agree. Returns the puzzle, or every problem there is, rows from the top before columns from the
 * left. Fit is only looked at when the size is right, totals only when every clue can be read.
 */
export function checkClues(clues: Clues): CheckedClues {
  return check(clues.rows.map(clueFromNumbers), clues.columns.map(clueFromNumbers));
}

function check(rows: readonly Parsed<Clue>[], columns: readonly Parsed<Clue>[]): CheckedClues {
  const problems: ClueProblem[] = checkSize(rows.length, columns.length);
  const sized = problems.length === 0;
  checkLines('row', rows, sized ? columns.length : Number.POSITIVE_INFINITY, problems);
  checkLines('column', columns, sized ? rows.length : Number.POSITIVE_INFINITY, problems);
  if (sized) checkTotals(rows, columns, problems);
  const clues = { rows: readable(rows), columns: readable(columns) };
  return isPuzzle(clues, problems) ? { ok: true, puzzle: clues } : { ok: false, problems };
}

function isPuzzle(_clues: Clues, problems: readonly ClueProblem[]): _clues is Puzzle {
  return problems.length === 0;
}

function checkSize(rows: number, columns: number): ClueProblem[] {
  const possible = (count: number) => count >= 1 && count <= LONGEST_LINE;
  return possible(rows) && possible(columns) ? [] : [{ kind: 'size', rows, columns }];
}

/** Adds the problems of each line to those found before. */
function checkLines(kind: Line['kind'], clues: readonly Parsed<Clue>[], length: number, problems: ClueProblem[]): void {
  clues.forEach((parsed, index) => {
    const line = { kind, index };
    if (!parsed.ok) {
      problems.push({ kind: 'not-a-number', line, token: parsed.token, problem: parsed.problem });
      return;
    }
    const clue = parsed.value;
    const needs = total(clue) + Math.max(0, clue.length - 1);
    if (needs > length) problems.push({ kind: 'does-not-fit', line, clue, needs, length });
  });
}

function checkTotals(rows: readonly Parsed<Clue>[], columns: readonly Parsed<Clue>[], problems: ClueProblem[]): void {
  if (problems.some(({ kind }) => kind === 'not-a-number')) return;
  const rowTotal = totalOf(readable(rows));
  const columnTotal = totalOf(readable(columns));
  if (rowTotal !== columnTotal) problems.push({ kind: 'totals-differ', rowTotal, columnTotal });
}

/** The clues that could be read. */
function readable(parsed: readonly Parsed<Clue>[]): readonly Clue[] {
  const clues: Clue[] = [];
  for (const clue of parsed) if (clue.ok) clues.push(clue.value);
  return clues;
}

function totalOf(clues: readonly Clue[]): number {
  return clues.reduce((sum, clue) => sum + total(clue), 0);
}

function total(clue: Clue): number {
  return clue.reduce((sum, run) => sum + run, 0);
}

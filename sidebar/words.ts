/** What the sidebar says about puzzles and results; stepWords.ts says the steps. Labels of buttons stand with the buttons. */

import type { SheetPuzzle } from '../src/contract/wire';
import { type Clues, describeLine, formatClue, type Line } from '../src/core';
import type { ExampleName } from './examples';
import type { Session } from './session';

/** How a result looks: good news, a warning, bad news, or none of them. */
export type Tone = 'good' | 'fair' | 'bad' | 'open';

export interface ResultWords {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
}

/** The result of a session in a few words, and what it means for whoever made the puzzle. */
export function resultWords(session: Session): ResultWords {
  const { search, solution, puzzle } = session;
  const cells = `${solution.decided} of ${cellCount(puzzle)} cells`;
  if (search.kind === 'running') {
    return { tone: 'open', title: 'Still searching', text: `Line logic decides ${cells}. Now cells are tried.` };
  }
  if (search.kind === 'stopped') {
    const text = `Stopped after ${tries(search.tries)}, so it is undecided; the steps of line logic are still right.`;
    return { tone: 'open', title: 'Search stopped', text };
  }
  return verdictWords(session, cells);
}

function verdictWords({ solution }: Session, cells: string): ResultWords {
  const { verdict, steps } = solution;
  switch (verdict.kind) {
    case 'line-solvable': {
      const text = `Exactly one picture fits, and it can be found one row or column at a time, without guessing. ${stepCount(steps.length)}.`;
      return { tone: 'good', title: 'Solved by line logic', text };
    }
    case 'unique': {
      const text = `Only one picture fits, but single lines stop deciding after ${cells}. A person needs to reason across lines or try a cell.`;
      return { tone: 'fair', title: 'Exactly one solution, line logic not enough', text };
    }
    case 'multiple': {
      const text =
        'At least two pictures fit. Both are shown, the cells in which they differ framed. Change the puzzle before giving it to anyone.';
      return { tone: 'bad', title: 'More than one solution', text };
    }
    case 'gave-up': {
      const text = `After ${tries(verdict.tries)} it is undecided; the steps of line logic are still right.`;
      return { tone: 'open', title: 'Search gave up', text };
    }
    case 'none': {
      const text = `No picture fits every clue; usually a clue was entered wrongly.${breakWords(verdict.line)}`;
      return { tone: 'bad', title: 'No solution', text };
    }
  }
}

function breakWords(line: Line | null): string {
  return line === null ? '' : ` It breaks at ${inText(line)}.`;
}

function cellCount(puzzle: Clues): number {
  return puzzle.rows.length * puzzle.columns.length;
}

/** `1 step`, `31 steps`. */
export function stepCount(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}

/** `1 try`, `20,000 tries`. */
export function tries(count: number): string {
  return count === 1 ? '1 try' : `${count.toLocaleString('en')} tries`;
}

/** What is said where a step would be: before the first, or when there is none at all. */
export function startWords(session: Session): string {
  if (session.solution.steps.length > 0) return 'Nothing is known yet. Next shows the first step.';
  if (session.solution.verdict.kind === 'none') return 'The clues contradict each other before anything is decided.';
  return 'No single line decides a cell in this puzzle.';
}

/** What is said under the last step. */
export function endWords(session: Session): string {
  const { verdict, decided } = session.solution;
  if (verdict.kind === 'line-solvable') return 'That was the last step: the picture is complete.';
  if (verdict.kind !== 'none') {
    return `Here line logic ends: ${decided} of ${cellCount(session.puzzle)} cells are decided.`;
  }
  if (verdict.line === null) return 'Here line logic ends; trying cells showed that no picture fits.';
  return `Here it breaks: the clue of ${inText(verdict.line)} cannot be laid any more.`;
}

function inText(line: Line): string {
  return describeLine(line).toLowerCase();
}

export const EXAMPLE_WORDS: Readonly<Record<ExampleName, { readonly title: string; readonly text: string }>> = {
  practice: { title: 'Practice picture', text: '10 × 10, solved by line logic.' },
  guess: { title: 'Needs a guess', text: '6 × 6, one solution, but single lines are not enough.' },
  two: { title: 'Two solutions', text: '6 × 7, two pictures fit its clues.' },
};

/** The clues, one a line, to be copied. */
export function clueList(clues: Clues): string {
  const lines = (texts: Clues['rows']) => texts.map((clue) => formatClue(clue)).join('\n');
  return `Rows\n${lines(clues.rows)}\n\nColumns\n${lines(clues.columns)}`;
}

const SOURCE_WORDS = { picture: ', from the picture', clues: ', from the clues', nothing: '' } as const;

/** Which puzzle of the sheet is shown: `Sheet1, 10 × 10, from the picture`. */
export function sheetWords({ sheetName, rows, columns, source }: SheetPuzzle): string {
  return `${sheetName}, ${rows.length} × ${columns.length}${SOURCE_WORDS[source]}`;
}

/** That the sheet is not as it was read. */
export function changedWords(loaded: SheetPuzzle, now: SheetPuzzle): string {
  if (now.sheetId !== loaded.sheetId) return `Another sheet is open now: ${now.sheetName}.`;
  return 'The puzzle in the sheet has changed.';
}

/** Where the grid of a sheet with nothing in it is, and how to begin. */
export function beginWords({ rows, columns }: SheetPuzzle): string {
  const grid = `B2:${cellName(rows.length + 1, columns.length + 1)}`;
  const clues = `A2:${cellName(rows.length + 1, 1)} and B1:${cellName(1, columns.length + 1)}`;
  return `Draw a picture with TRUE and FALSE in ${grid}, or type clues into ${clues}. Then refresh.`;
}

/** A cell as Sheets names it, for sizes that the add-on offers. */
function cellName(row: number, column: number): string {
  const letter = (index: number) => String.fromCharCode(65 + index);
  const letters =
    column <= 26 ? letter(column - 1) : letter(Math.floor((column - 1) / 26) - 1) + letter((column - 1) % 26);
  return `${letters}${row}`;
}

/** The board for those who cannot see it. */
export function boardWords(puzzle: Clues, known: number): string {
  return `Board of ${puzzle.rows.length} rows and ${puzzle.columns.length} columns, ${known} of ${cellCount(puzzle)} cells known`;
}

/** What the typed clues add up to; a question mark where one cannot be read. */
export function totalsWords(rows: number | null, columns: number | null): string {
  return `Filled cells: ${rows ?? '?'} by the rows, ${columns ?? '?'} by the columns.`;
}

export const NOTHING_TYPED = 'Type at least one clue. Blank fields are empty lines.';

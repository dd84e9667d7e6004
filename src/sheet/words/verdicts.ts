/** What A1 and its note say about a puzzle. Each verdict starts with words by which people, and the add-on, recognise it. */

import { clueCellName, gridCellName, type Size } from '../../contract/places';
import { counted } from '../../contract/wording';
import { describeLine, type Line, type Solution, type Verdict } from '../../core';
import { listed } from './lists';

export const CHECKING = 'Checking...';

/** How each verdict starts. */
export const STARTS = {
  unique: 'Unique Solution!',
  notUnique: 'Not Unique!',
  unsolvable: 'Unsolvable!',
  undecided: 'Undecided!',
  checkTheClues: 'Check the clues!',
  nothing: 'Nothing to check yet!',
} as const;

export type VerdictKind = keyof typeof STARTS;

const KINDS = Object.keys(STARTS).filter((key): key is VerdictKind => key in STARTS);

const UNIQUE = `${STARTS.unique} This puzzle has exactly one valid arrangement.`;
const NOT_UNIQUE = `${STARTS.notUnique} There are multiple valid ways to solve this puzzle.`;
const CONTRADICTION = `${STARTS.unsolvable} The clues contradict each other.`;

/** Which verdict a text is, or null for any other text. */
export function kindOfVerdict(text: string): VerdictKind | null {
  return KINDS.find((kind) => text.startsWith(STARTS[kind])) ?? null;
}

/** Whether a text is one that the add-on writes into A1. */
export function isVerdict(text: string): boolean {
  return text === CHECKING || kindOfVerdict(text) !== null;
}

/** Whether a text in A1 is a verdict that more tries would not change. */
export function isProved(text: string): boolean {
  const kind = kindOfVerdict(text);
  return kind === 'unique' || kind === 'notUnique' || kind === 'unsolvable';
}

/** The sentence for A1. */
export function verdictSentence({ verdict, steps, decided }: Solution, size: Size): string {
  const cells = size.rows * size.columns;
  switch (verdict.kind) {
    case 'line-solvable':
      return `${UNIQUE} Solved by line logic in ${counted(steps.length, 'step')}.`;
    case 'unique':
      return `${UNIQUE} Line logic alone stops at ${decided} of ${cells} cells.`;
    case 'multiple':
      return NOT_UNIQUE;
    case 'none':
      return CONTRADICTION;
    case 'gave-up':
      return `${STARTS.undecided} After ${counted(verdict.tries, 'try', 'tries')} it is open whether there is exactly one solution.`;
  }
}

/** The sentences for the note of A1: steps, what line logic decides, where solutions differ, where clues contradict. */
export function verdictDetails({ verdict, steps, decided }: Solution, size: Size): readonly string[] {
  const cells = size.rows * size.columns;
  const logic = `Line logic decides ${decided} of ${cells} cells in ${counted(steps.length, 'step')}.`;
  return [logic, ...detailsOf(verdict), 'Nonogram > Show solving steps shows them one by one.'];
}

function detailsOf(verdict: Verdict): readonly string[] {
  switch (verdict.kind) {
    case 'line-solvable':
      return ['No guess is needed.'];
    case 'unique':
      return [`${counted(verdict.tries, 'try', 'tries')} proved the rest: reason across lines, or try a cell.`];
    case 'multiple':
      return [`Two solutions differ in ${listed(verdict.differing.map(gridCellName))}. Change the puzzle there.`];
    case 'none':
      return [whereItBreaks(verdict.line)];
    case 'gave-up':
      return [`${countKnown(verdict.known)} cells are certain in every solution.`];
  }
}

function whereItBreaks(line: Line | null): string {
  return line === null
    ? 'No single line shows the contradiction; trying cells does.'
    : `${describeLine(line)} (${clueCellName(line)}) has no placement left that agrees with the other lines.`;
}

function countKnown(board: readonly (readonly string[])[]): number {
  return board.flat().filter((cell) => cell !== 'unknown').length;
}

/** For an edit, after which less is tried than by the command. */
export const TRY_LONGER = 'Nonogram > Check puzzle tries longer.';

export const CLUES_AS_TYPED =
  'About the clues as typed: the grid is empty. As soon as a cell is filled, the clues are written from the picture.';

export function unsolvable(problem: string): string {
  return `${STARTS.unsolvable} ${problem}`;
}

export function checkTheClues(problem: string): string {
  return `${STARTS.checkTheClues} ${problem}`;
}

export function nothingBecause(problem: string): string {
  return `${STARTS.nothing} ${problem}`;
}

export function formulasDisagree(cells: readonly string[]): string {
  return `${formulasIn(cells)} ${cells.length === 1 ? 'gives another clue' : 'give other clues'} than the picture has.`;
}

export function formulasIn(cells: readonly string[]): string {
  return cells.length === 1 ? `The formula in ${cells[0]}` : `The formulas in ${listed(cells)}`;
}

export function wroteOtherwise(name: string, wanted: string, held: string): string {
  return `${name} should hold ${spaced(wanted)}, but the sheet made ${spaced(held)} of it. Choose Format > Number > Plain text for the clue cells, then Nonogram > Write clues.`;
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim() || 'nothing';
}

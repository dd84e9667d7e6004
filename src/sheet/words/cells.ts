/** What is said to people about single cells: the name, the cause and the cure. */
import { areaName, cellName, gridArea, type Place, puzzleArea, type Size } from '../../contract/places';
import { counted, listed, sizeInWords } from '../../contract/wording';
import type { BadContent } from '../reading/cellContents';

/** A cell of the grid by its name, with what has no place there. */
export interface BadCell {
  readonly name: string;
  readonly content: BadContent;
}

/** What is wrong with a list that spills over the grid; `anchor` is the cell of its formula. */
export type SpillProblem =
  | { readonly kind: 'blocked'; readonly anchor: Place; readonly error: string; readonly inTheWay: readonly Place[] }
  | { readonly kind: 'too-short'; readonly anchor: Place; readonly at: Place; readonly count: number }
  /** `more`: the list may go on beyond the row that was read. */
  | {
      readonly kind: 'too-long';
      readonly anchor: Place;
      readonly at: Place;
      readonly count: number;
      readonly more: boolean;
    }
  | { readonly kind: 'too-wide'; readonly anchor: Place; readonly at: Place };

const SENTENCES = 3;
const CHARACTERS = 40;

/** A sentence for each of the first cells, and the names of the others. */
export function describeBadCells(cells: readonly BadCell[]): string {
  const sentences = cells.slice(0, SENTENCES).map(describeBadCell);
  const others = cells.slice(SENTENCES).map((cell) => cell.name);
  return [...sentences, ...(others.length === 0 ? [] : [`The same goes for ${listed(others)}.`])].join(' ');
}

function describeBadCell({ name, content }: BadCell): string {
  switch (content.kind) {
    case 'text':
      return `${name} holds the text ${shortened(content.text)}. Use TRUE or FALSE.`;
    case 'number':
      return `${name} holds the number ${content.value}. Use TRUE or FALSE, or 1 or 0.`;
    case 'date':
      return `${name} holds a date. Use TRUE or FALSE.`;
    case 'error':
      return `${name} shows the error ${content.text}. Fix its formula, or use TRUE or FALSE.`;
    case 'other':
      return `${name} holds something that is neither TRUE nor FALSE, such as a picture. Use TRUE or FALSE.`;
  }
}

/** A text of a cell, cut when it is long, without line breaks. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > CHARACTERS ? `${line.slice(0, CHARACTERS - 1)}…` : line;
}

export function describeMerged(area: string): string {
  return `${area} is merged. Choose Format > Merge cells > Unmerge, so that every cell of the puzzle stands alone.`;
}

/** The sheet has lost rows or columns of the puzzle. */
export function describeMissingRoom(size: Size): string {
  return `The sheet ends before ${cellName(lastPlace(size))}, the last cell of a puzzle of ${sizeInWords(size)} cells. Choose Nonogram > Change size… for a smaller one, or Nonogram > Set up sheet to add what is missing.`;
}

function lastPlace(size: Size) {
  const { rows, columns } = puzzleArea(size);
  return { row: rows, column: columns };
}

/** Why a list that one formula spills over the grid is not a picture. */
export function describeSpillProblem(problem: SpillProblem, size: Size): string {
  const anchor = cellName(problem.anchor);
  const grid = areaName(gridArea(size));
  const needed = size.rows * size.columns;
  switch (problem.kind) {
    case 'blocked':
      return `${anchor} shows the error ${problem.error}: ${noRoom(problem.inTheWay.map(cellName))}`;
    case 'too-short':
      return `${cellName(problem.at)} shows the error #N/A: the list in the formula of ${anchor} has ${counted(problem.count, 'value')}, ${needed} are needed. Complete the list; two commas with nothing between them count as one.`;
    case 'too-long':
      return `${cellName(problem.at)} is outside the grid ${grid}: the list in the formula of ${anchor} has ${problem.more ? 'at least ' : ''}${counted(problem.count, 'value')}, ${needed} are needed. Shorten the list, or choose Nonogram > Change size….`;
    case 'too-wide':
      return `${cellName(problem.at)} is outside the grid ${grid}: the formula of ${anchor} fills more than ${size.columns} columns. Let it wrap after ${size.columns} values, or choose Nonogram > Change size….`;
  }
}

function noRoom(inTheWay: readonly string[]): string {
  return inTheWay.length === 0
    ? 'its list runs into a cell that is not empty, or the formula names a cell that is gone. Empty the cells around the grid, or fix the formula.'
    : `its list has no room. Empty ${listed(inTheWay)}.`;
}

/** A clue cell in which Sheets put a date in place of what was typed. */
export function dateInClue(name: string): string {
  return `${name} holds a date; Sheets made it out of what was typed. Choose Format > Number > Plain text for it, then type the numbers again with spaces between them.`;
}

/** A clue cell with a number that is no clue of its line, such as 1.2 or 34 in a line of 10 cells. */
export function numberInClue(name: string, value: number, length: number): string {
  return `${name} holds the number ${value}, which a line of ${length} cells cannot have. If several numbers were typed, Sheets joined them. Choose Format > Number > Plain text for it, then type them again with spaces between them.`;
}

export function errorInClue(name: string, text: string): string {
  return `${name} shows the error ${text}. Fix its formula, or type the clue.`;
}

export function otherInClue(name: string): string {
  return `${name} holds no numbers. Type the clue, such as 2 1, or 0 for an empty line.`;
}

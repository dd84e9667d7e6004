/** What is said to people about single cells: the name, the cause and the cure. */

import { areaName, gridArea, placeName, type Size } from '../../contract/places';
import type { BadContent } from '../cells';
import type { SpillProblem } from '../spill';
import { listed, shortened } from './lists';

/** A cell of the grid by its name, with what has no place there. */
export interface BadCell {
  readonly name: string;
  readonly content: BadContent;
}

const SENTENCES = 3;

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
      return `${name} shows the error ${content.text}. Mend its formula, or use TRUE or FALSE.`;
    case 'other':
      return `${name} holds something that is neither TRUE nor FALSE, such as a picture. Use TRUE or FALSE.`;
  }
}

export function describeMerged(area: string): string {
  return `${area} is merged. Choose Format > Merge cells > Unmerge, so that every cell of the puzzle stands alone.`;
}

/** Why a list that one formula spills over the grid is not a picture. */
export function describeSpillProblem(problem: SpillProblem, size: Size): string {
  const anchor = placeName(problem.anchor);
  const grid = areaName(gridArea(size));
  const needed = size.rows * size.columns;
  switch (problem.kind) {
    case 'blocked':
      return `${anchor} shows the error ${problem.error}: ${noRoom(problem.inTheWay.map(placeName))}`;
    case 'too-short':
      return `${placeName(problem.at)} shows the error #N/A: the list in the formula of ${anchor} has ${problem.count} values, ${needed} are needed. Complete the list; two commas with nothing between them count as one.`;
    case 'too-long':
      return `${placeName(problem.at)} is outside the grid ${grid}: the list in the formula of ${anchor} has ${problem.more ? 'at least ' : ''}${problem.count} values, ${needed} are needed. Shorten the list, or choose Nonogram > Change size….`;
    case 'too-wide':
      return `${placeName(problem.at)} is outside the grid ${grid}: the formula of ${anchor} fills more than ${size.columns} columns. Let it wrap after ${size.columns} values, or choose Nonogram > Change size….`;
  }
}

function noRoom(inTheWay: readonly string[]): string {
  return inTheWay.length === 0
    ? 'its list runs into a cell that is not empty, or the formula names a cell that is gone. Empty the cells around the grid, or mend the formula.'
    : `its list has no room. Empty ${listed(inTheWay)}.`;
}

/** A clue cell in which Sheets put a date in place of what was typed. */
export function dateInClue(name: string): string {
  return `${name} holds a date; Sheets made it of what was typed. Choose Format > Number > Plain text for it, then type the numbers again with spaces between them.`;
}

/** A clue cell with a number that is no clue of its line, such as 1.2 or 34 in a line of 10 cells. */
export function numberInClue(name: string, value: number, length: number): string {
  return `${name} holds the number ${value}, which a line of ${length} cells cannot have. If several numbers were typed, Sheets joined them. Choose Format > Number > Plain text for it, then type them again with spaces between them.`;
}

export function errorInClue(name: string, text: string): string {
  return `${name} shows the error ${text}. Mend its formula, or type the clue.`;
}

export function otherInClue(name: string): string {
  return `${name} holds no numbers. Type the clue, such as 2 1, or 0 for an empty line.`;
}

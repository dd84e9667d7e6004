/** What is said to people about single cells: the name, the cause and the cure. */
import {
  type Area,
  areaName,
  cellName,
  GRID_CORNER,
  gridArea,
  isPossible,
  LARGEST,
  type Place,
  puzzleArea,
  type Size,
  VERDICT_CELL,
} from '../../contract/places';
import { counted, listed, sizeInWords } from '../../contract/wording';
import type { BadCell, ListProblem, SpillProblem } from '../reading/problems';

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
      if (content.text.startsWith('='))
        return `${name} holds a formula as plain text. Choose Format > Number > Automatic for ${name} and type the formula again.`;
      return `${name} holds the text ${shortened(content.text)}. Use TRUE or FALSE.`;
    case 'number':
      return `${name} holds the number ${content.value}. Use TRUE or FALSE, or 1 or 0.`;
    case 'date':
      return `${name} holds a date. Use TRUE or FALSE.`;
    case 'error':
      return `${name} shows the error ${content.text}. Fix its formula, or use TRUE or FALSE.`;
    case 'loading':
      return stillLoading(name);
    case 'unavailable':
      return notThere(name, content.text);
    case 'other':
      return `${name} holds something that is neither TRUE nor FALSE, such as a picture. Use TRUE or FALSE.`;
  }
}

export function stillLoading(name: string): string {
  return `${name} is still loading. ${CHECK_WHEN_THERE}.`;
}

/** #N/A: an import that is late shows it, and a formula that finds nothing. */
export function notThere(name: string, error: string): string {
  return `${name} shows ${error}: its value is late, or there is none. ${CHECK_WHEN_THERE}; if it never comes, fix the formula.`;
}

const CHECK_WHEN_THERE = 'Choose Nonogram > Check puzzle when it is there';

/** A text of a cell, cut when it is long, without line breaks. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > CHARACTERS ? `${line.slice(0, CHARACTERS - 1)}…` : line;
}

export function describeMerged(area: string): string {
  return `${area} is merged. Choose Format > Merge cells > Unmerge, so that every cell of the puzzle stands alone.`;
}

/** The coloured grid has another size than the puzzle. */
export function describeStretched(painted: Size, noted: Size): string {
  return `Rows or columns were added or removed: the coloured grid now covers ${areaName(gridArea(painted))}, but the puzzle has ${sizeInWords(noted)} cells. Undo that, or choose Nonogram > Change size… and type ${painted.rows} x ${painted.columns}.`;
}

/** The coloured grid begins elsewhere. */
export function describeMoved(area: Area, noted: Size): string {
  return `The puzzle has moved: its coloured grid is now ${areaName(area)}, but it belongs in ${areaName(gridArea(noted))}. Remove what was inserted above or before it (or undo that); or choose Nonogram > Set up sheet to begin at ${cellName(GRID_CORNER)} again.`;
}

/** The picture goes on outside the grid. */
export function describeOverreach(at: Place, whole: Size, noted: Size): string {
  const name = cellName(at);
  const cure = isPossible(whole)
    ? `With ${sizeInWords(whole)} cells all of it would be inside: choose Nonogram > Change size… and type ${whole.rows} x ${whole.columns}, or empty the cells outside.`
    : `The picture is larger than the largest puzzle, ${sizeInWords({ rows: LARGEST, columns: LARGEST })} cells. Empty the cells outside.`;
  return `${name} is filled, but outside the grid ${areaName(gridArea(noted))}. ${cure}`;
}

/** The picture was put into A1. */
export const BEGINS_IN_A1 = `The picture begins in ${cellName(VERDICT_CELL)}, where the verdict belongs. Cut it (Ctrl+X) and paste it at ${cellName(GRID_CORNER)}.`;

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

/** Why a list is not a picture, where it stands. */
export function describeListProblem(problem: ListProblem): string {
  const { name } = problem;
  switch (problem.kind) {
    case 'goes-on':
      return `The list in ${name} has ${counted(problem.count, 'value')}, ${problem.needed} are needed: it goes on in the cells below, ${problem.cells} in all. Paste it once more with ${name} open for typing (double-click it first), so that all of it is in ${name}.`;
    case 'separator':
      return `The list in ${name} has ${counted(problem.count, 'value')} for the formula, ${problem.needed} are needed: its values are separated by ${separatorInWords(problem.separator)}, where the formula does not split. Put a comma between each two values.`;
    case 'stray':
      return `The list in ${name} holds ${problem.stray} beside the values. Take that out, so that only TRUE, FALSE and commas are left.`;
    case 'short':
      return `The list in ${name} has ${counted(problem.count, 'value')}, ${problem.needed} are needed. Complete the list; two commas with nothing between them count as one.`;
  }
}

function separatorInWords(separator: string): string {
  if (/^[^\S\n]*\n\s*$/.test(separator)) return 'line breaks';
  if (separator.trim() === '') return separator.includes('\t') ? 'tabs' : 'spaces';
  return separator.trim() === ';' ? 'semicolons' : `“${separator.trim()}”`;
}

function noRoom(inTheWay: readonly string[]): string {
  return inTheWay.length === 0
    ? 'its list runs into a cell that is not empty, or the formula names a cell that is gone. Empty the cells around the grid, or fix the formula.'
    : `its list has no room. Empty ${listed(inTheWay)}. To change cells of a picture that a formula fills, empty them, then choose Nonogram > Freeze the picture.`;
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

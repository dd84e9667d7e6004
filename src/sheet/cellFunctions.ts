/** The functions for cells: the clues of a range of TRUE and FALSE. Sheets shows a thrown sentence beside the cell. */
import { LARGEST } from '../contract/places';
import { counted } from '../contract/wording';
import { cluesOf, type Grid } from '../core';
import { contentOf, isBad } from './reading/cellContents';
import { clueText } from './reading/clueCells';

/** A column of row clues, for `=NONOGRAM_ROWS(B2:K11)`. A single cell comes as a value, a range as rows of values. */
export function rowTexts(range: unknown): string[][] {
  return cluesOf(gridFrom(range)).rows.map((clue) => [clueText('row', clue)]);
}

/** A row of column clues, numbers below each other. */
export function columnTexts(range: unknown): string[][] {
  return [cluesOf(gridFrom(range)).columns.map((clue) => clueText('column', clue))];
}

function gridFrom(range: unknown): Grid {
  const values = rowsOf(range);
  const rows = values.length;
  const columns = values[0]?.length ?? 0;
  if (rows > LARGEST || columns > LARGEST) throw new Error(rangeTooLarge(rows, columns));
  return values.map((row, y) => row.map((value, x) => isFilled(value, y, x)));
}

function rowsOf(range: unknown): readonly (readonly unknown[])[] {
  return Array.isArray(range) ? range.map((row: unknown) => (Array.isArray(row) ? row : [row])) : [[range]];
}

function isFilled(value: unknown, row: number, column: number): boolean {
  const content = contentOf(value);
  if (isBad(content)) throw new Error(notInGrid(row + 1, column + 1));
  return content.kind === 'filled';
}

function rangeTooLarge(rows: number, columns: number): string {
  return `The range has ${counted(rows, 'row')} and ${counted(columns, 'column')}; a puzzle has at most ${LARGEST} of each. Choose a smaller range.`;
}

/** The names of the range's cells are not known here; `row` and `column` count from 1 within it. */
function notInGrid(row: number, column: number): string {
  return `The cell in row ${row}, column ${column} of the range is neither TRUE nor FALSE nor blank. Use TRUE or FALSE.`;
}

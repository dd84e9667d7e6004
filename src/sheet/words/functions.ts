/** What the functions for cells say when a range is no picture; they do not know the names of its cells. */
import { LARGEST } from '../../contract/places';

export function rangeTooLarge(rows: number, columns: number): string {
  return `The range has ${rows} rows and ${columns} columns; a puzzle has at most ${LARGEST} of each. Choose a smaller range.`;
}

/** `row` and `column` count from 1 within the range. */
export function notInGrid(row: number, column: number): string {
  return `The cell in row ${row}, column ${column} of the range is neither TRUE nor FALSE nor blank. Use TRUE or FALSE.`;
}

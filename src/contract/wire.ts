/** What crosses between the sheet and the sidebar: plain JSON, nothing else. */
import type { Clues, Line } from '../core';
import type { Size } from './places';

/** What a call from the sidebar returns: the value, or one sentence for the person that says what is wrong and what to do. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** The puzzle of the sheet that is open. */
export interface SheetPuzzle {
  readonly sheetId: number;
  readonly sheetName: string;
  readonly size: Size;
  readonly content: SheetContent;
}

/**
 * What the sheet's puzzle is made of.
 * - `picture`: the rows of the picture in the grid, `#` for filled and `.` for empty
 * - `clues`: the grid is blank and somebody typed clues: their texts as they stand in the sheet, one for each row and column
 * - `nothing`: grid and clue cells are blank
 */
export type SheetContent =
  | { readonly kind: 'picture'; readonly picture: readonly string[] }
  | { readonly kind: 'clues'; readonly rows: readonly string[]; readonly columns: readonly string[] }
  | { readonly kind: 'nothing' };

/** Clues to put into the sheet. With `overwrite` false, nothing is replaced without a question. */
export interface CluesToWrite {
  readonly sheetId: number;
  readonly clues: Clues;
  readonly overwrite: boolean;
}

/** A picture to put into the grid, rows of `#` and `.`. With `overwrite` false, nothing is replaced without a question. */
export interface PictureToWrite {
  readonly sheetId: number;
  readonly picture: readonly string[];
  readonly overwrite: boolean;
}

/** Either it is written, with a sentence that says where; or nothing is, and the person is to be asked (then call again with `overwrite`). */
export type WriteOutcome =
  | { readonly written: true; readonly message: string }
  | { readonly written: false; readonly question: string };

/** A line of the puzzle to select in the sheet. */
export interface LineToShow extends Line {
  readonly sheetId: number;
}

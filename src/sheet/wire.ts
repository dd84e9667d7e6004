/** What crosses between the sheet and the sidebar: plain JSON, nothing else. */

/** What a call from the sidebar answers: the value, or one sentence for the person that says what is wrong and what to do. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** The puzzle of the sheet that is open. */
export interface SheetPuzzle {
  readonly sheetId: number;
  readonly sheetName: string;
  /** `picture`: the clues are those of the picture in the grid; `clues`: the grid is blank, the clues are as typed; `nothing`: neither. */
  readonly source: 'picture' | 'clues' | 'nothing';
  /** Row clues from the top, numbers separated by spaces, `''` for an empty line; always one for each row of the sheet's puzzle. */
  readonly rows: readonly string[];
  /** Column clues from the left, in the same form. */
  readonly columns: readonly string[];
  /** The rows of the picture with `#` for filled and `.` for empty, or null when the grid is blank. */
  readonly picture: readonly string[] | null;
}

/** Typed clues to put into the sheet. With `overwrite` false, nothing is replaced without a question. */
export interface CluesToWrite {
  readonly sheetId: number;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
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

/** A line of the puzzle to select in the sheet; `index` counts from 0. */
export interface LineToShow {
  readonly sheetId: number;
  readonly kind: 'row' | 'column';
  readonly index: number;
}

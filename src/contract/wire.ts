/** What crosses between the sheet and the sidebar: plain JSON, nothing else. */
import type { Clues, Line, Position } from '../core';
import type { Place, Size } from './places';

/** What a call from the sidebar returns: the value, or one sentence for the person that says what is wrong and what to do. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** A sheet, by what tells it from others and by the name that its tab shows. */
export interface SheetName {
  readonly sheetId: number;
  readonly sheetName: string;
}

/** The puzzle of the sheet that is open. */
export interface SheetPuzzle extends SheetName {
  readonly size: Size;
  readonly content: SheetContent;
  /** The colour of filled cells in the sheet, as `#7E57C2`. */
  readonly ink: string;
  /** Differs whenever another sheet is open, or this one has another name, or its puzzle another size or anything else in its cells. */
  readonly mark: string;
}

/**
 * What the sheet's puzzle is made of.
 * - `picture`: the rows of the picture in the grid, `#` for filled and `.` for empty
 * - `clues`: somebody typed clues: their texts as they stand in the sheet, one for each row and column; the grid, drawn upon or blank,
 *   is an attempt at solving them
 * - `nothing`: grid and clue cells are blank
 * - `refused`: what is there is no puzzle; the sentence says why and what to do
 */
export type SheetContent =
  | { readonly kind: 'picture'; readonly picture: readonly string[] }
  | {
      readonly kind: 'clues';
      readonly rows: readonly string[];
      readonly columns: readonly string[];
      readonly picture: readonly string[] | null;
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly problem: string };

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

/**
 * Either it is written, with a sentence that says where; or nothing is: the person is to be asked (then call again with `overwrite`), or
 * another sheet is in front now, and the person is to be asked about that one.
 */
export type WriteOutcome =
  | { readonly written: true; readonly message: string }
  | { readonly written: false; readonly question: string }
  | { readonly written: false; readonly front: SheetName };

/** A cell of the grid and what it becomes; `row` and `column` count from 0. */
export interface CellToDraw extends Position {
  readonly filled: boolean;
}

/**
 * Cells that were drawn on a board of this size. With `overwrite` false, nothing but these cells is replaced without a question; with
 * `behind` true, the sheet need not be the one in front.
 */
export interface CellsToDraw {
  readonly sheetId: number;
  readonly size: Size;
  readonly cells: readonly CellToDraw[];
  readonly overwrite: boolean;
  readonly behind: boolean;
}

/** The sheet as it is after the cells were drawn; or nothing is drawn, for the same reasons as nothing is written. */
export type DrawOutcome =
  | { readonly written: true; readonly puzzle: SheetPuzzle }
  | { readonly written: false; readonly question: string }
  | { readonly written: false; readonly front: SheetName };

/** A line of the puzzle to select in the sheet. */
export interface LineToShow extends Line {
  readonly sheetId: number;
}

/** A cell to select in the sheet; rows and columns count from 1, as in the sheet. */
export interface CellToShow extends Place {
  readonly sheetId: number;
}

/** What the page beside the sheet can show. */
export const VIEWS = ['draw', 'improve', 'steps', 'designs', 'share'] as const;

export type View = (typeof VIEWS)[number];

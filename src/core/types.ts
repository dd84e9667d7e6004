/** The words of the puzzle as types: what a grid, a clue, a line, a step and a verdict are. */

/** A finished picture, row by row; true is filled. All rows have the same length. */
export type Grid = readonly (readonly boolean[])[];

/** What is known of one cell while a puzzle is being solved. */
export type Cell = 'filled' | 'empty' | 'unknown';

/** A grid in the making, row by row. */
export type Board = readonly (readonly Cell[])[];

/** The numbers of one line, in order; `[]` is a line with nothing filled, shown as 0. */
export type Clue = readonly number[];

/** Clues as somebody gave them: perhaps impossible. `checkClues` turns them into a `Puzzle`. */
export interface Clues {
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
}

declare const checked: unique symbol;

/** Clues that have passed `checkClues`: 1 to 30 lines each way, every clue fits its line, the totals agree. */
export interface Puzzle extends Clues {
  readonly [checked]: true;
}

/** A row or a column; `index` counts from 0 at the top or the left (words for people count from 1). */
export interface Line {
  readonly kind: 'row' | 'column';
  readonly index: number;
}

/** Where a cell is; both count from 0. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** What came of reading a text: a value, or the token that could not be read and a sentence about it. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly token: string; readonly problem: string };

/** One thing that keeps clues from being a puzzle. `describeClueProblem` words it. */
export type ClueProblem =
  | { readonly kind: 'size'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'not-a-number'; readonly line: Line; readonly token: string; readonly problem: string }
  | {
      readonly kind: 'does-not-fit';
      readonly line: Line;
      readonly clue: Clue;
      readonly needs: number;
      readonly length: number;
    }
  | { readonly kind: 'totals-differ'; readonly rowTotal: number; readonly columnTotal: number };

/**
 * What came of checking clues: a puzzle, or everything that keeps them from being one, which is at least one problem.
 */
export type CheckedClues =
  | { readonly ok: true; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly problems: readonly ClueProblem[] };

/** One line that decided at least one cell by line logic. Cells count from 0 along the line. */
export interface Step {
  readonly line: Line;
  readonly clue: Clue;
  readonly filled: readonly number[];
  readonly crossed: readonly number[];
}

/**
 * The proved answer about a puzzle; `tries` counts the cells assumed on the way to it.
 * - `line-solvable`: exactly one solution, and line logic alone finds it
 * - `unique`: exactly one solution, found by the search
 * - `multiple`: at least two solutions, and the cells in which these two differ
 * - `none`: no solution; `line` is the line where line logic broke, or null when it took tries to find out
 * - `gave-up`: the budget of tries was spent; `known` holds the cells that are certain in every solution there may be
 */
export type Verdict =
  | { readonly kind: 'line-solvable'; readonly solution: Grid }
  | { readonly kind: 'unique'; readonly solution: Grid; readonly tries: number }
  | {
      readonly kind: 'multiple';
      readonly solutions: readonly [Grid, Grid];
      readonly differing: readonly Position[];
      readonly tries: number;
    }
  | { readonly kind: 'none'; readonly line: Line | null; readonly tries: number }
  | { readonly kind: 'gave-up'; readonly known: Board; readonly tries: number };

/**
 * What line logic makes of a puzzle: its steps in the fixed order and how many cells they decide. The verdict is null
 * where lines alone neither finish the picture nor contradict each other, so that it takes the search to prove one.
 */
export interface LineLogic {
  readonly steps: readonly Step[];
  readonly decided: number;
  readonly verdict: Extract<Verdict, { kind: 'line-solvable' | 'none' }> | null;
}

/** A verdict with the steps of line logic, in the fixed order, and how many cells they decide. */
export interface Solution {
  readonly verdict: Verdict;
  readonly steps: readonly Step[];
  readonly decided: number;
}

/** How to solve. */
export interface SolveOptions {
  /** How many cells may be assumed before giving up. */
  readonly tries?: number;
  /** A picture that is known to meet the clues; the question is then only whether there is another. */
  readonly picture?: Grid;
  /** Told now and then how many tries were made. */
  readonly onProgress?: (tries: number) => void;
}

/** The earliest and the latest start of each run of a line, counted from 0, given what is known of its cells. */
export interface RunRange {
  readonly length: number;
  readonly first: number;
  readonly last: number;
}

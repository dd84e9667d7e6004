/** What can be wrong with the cells of a grid, as facts; words/cells.ts says them. Nothing here counts or reads. */
import type { Place } from '../../contract/places';

/** What has no place in the grid; `loading` is what a formula shows whose source is still on its way. */
export type BadContent =
  | { readonly kind: 'date' | 'other' | 'loading' }
  | { readonly kind: 'number'; readonly value: number }
  /** `unavailable` is an error that an import or a list shows until its values are there, or where there are none. */
  | { readonly kind: 'text' | 'error' | 'unavailable'; readonly text: string };

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

/** What is wrong with the list from which a formula fills the grid, at its source. */
export type ListProblem =
  /** An answer that was pasted over several cells, one below the other. */
  | {
      readonly kind: 'goes-on';
      readonly name: string;
      readonly count: number;
      readonly needed: number;
      readonly cells: number;
    }
  /** Something else stands between the values than what the formula splits at. */
  | {
      readonly kind: 'separator';
      readonly name: string;
      readonly separator: string;
      readonly count: number;
      readonly needed: number;
    }
  /** A bracket, a quote, a code fence or a full stop around the values. */
  | { readonly kind: 'stray'; readonly name: string; readonly stray: string }
  | { readonly kind: 'short'; readonly name: string; readonly count: number; readonly needed: number };

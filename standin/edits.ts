/** Edits of the person: what onEdit is told of one, and what is kept of it for undo. */
import type { Area } from './areas';
import type { SheetState } from './document';

/** An edit; value and old value are there for single cells only, as texts, and absent where a cell was blank. */
export interface Edit {
  readonly sheetId: number;
  readonly area: Area;
  readonly value?: string;
  readonly oldValue?: string;
}

/** Sheets as they were at some moment, by their ids. */
export type Picture = ReadonlyMap<number, SheetState>;

export interface Step {
  readonly before: Picture;
  readonly after: Picture;
  /** What fired onEdit; null where nothing did. */
  readonly edit: Edit | null;
}

/** What an edit has changed by itself, before any script runs. */
export interface Edited {
  readonly after: Picture;
  readonly edit: Edit;
}

export interface Undoing {
  done: readonly Step[];
  /** About the edit that is being made. */
  edited: Edited | null;
}

/**
 * The picture of a sheet while it is drawn: what the sheet was known to hold last, what was drawn since and is not in the sheet yet,
 * and how to take strokes back. The picture on show is these laid over each other, so that what comes from the sheet meanwhile, be it
 * another person's, is never drawn over.
 */
import { gridOf } from '../../src/contract/pictureText';
import type { CellToDraw, SheetPuzzle } from '../../src/contract/wire';
import type { Grid, Position } from '../../src/core';
import { blankGrid, type Cells, difference, isSameSize, overlaid, positionOf } from './cells';
import { type Stroke, strokeCells } from './stroke';

/** From one picture to another; taking it back changes only the cells in which these differ. */
export interface Change {
  readonly before: Grid;
  readonly after: Grid;
}

export interface Drawing {
  readonly sheetId: number;
  /** The picture that the sheet held when it was asked last. */
  readonly base: Grid;
  /** What was drawn and is not known to be in the sheet. */
  readonly unsent: Cells;
  /** The stroke that is being drawn. */
  readonly stroke: Stroke | null;
  readonly past: readonly Change[];
  readonly future: readonly Change[];
  /** The cell that the keyboard is at, and from which a straight line starts. */
  readonly cursor: Position;
  /** Whether drawn cells are on their way to the sheet. */
  readonly sending: boolean;
  /** Why the sheet did not take them the last time. */
  readonly failure: string | null;
}

/** What is noted when a picture has taken the place of the one on the board: a change that can be taken back, or that one was. */
export type Noting = { readonly kind: 'new'; readonly change: Change } | { readonly kind: 'undo' | 'redo' };

/** As many strokes as can be taken back. */
const LONGEST_PAST = 300;

/** What the sheet's grid shows; null when nobody can tell. */
export function gridInSheet({ size, content }: SheetPuzzle): Grid | null {
  if (content.kind === 'refused') return null;
  const picture = content.kind === 'nothing' ? null : content.picture;
  return picture === null ? blankGrid(size) : gridOf(picture);
}

/**
 * The drawing with what its sheet holds now; strokes stay, those not yet in the sheet on top. Where the sheet has another size, there is
 * no place for them any more.
 */
export function adopt(drawing: Drawing | undefined, sheetId: number, base: Grid): Drawing {
  if (drawing === undefined) return { ...BLANK, sheetId, base };
  if (isSameSize(drawing.base, base)) return { ...drawing, base };
  return { ...drawing, base, unsent: BLANK.unsent, stroke: null, cursor: BLANK.cursor, failure: null };
}

const BLANK: Omit<Drawing, 'sheetId' | 'base'> = {
  unsent: new Map(),
  stroke: null,
  past: [],
  future: [],
  cursor: { row: 0, column: 0 },
  sending: false,
  failure: null,
};

/** The picture on show. */
export function pictureOf({ base, unsent, stroke }: Drawing): Grid {
  const drawn = overlaid(base, unsent);
  return stroke === null ? drawn : overlaid(drawn, strokeCells(stroke));
}

/** The drawing with the stroke made, to be sent. */
export function withStrokeEnded(drawing: Drawing): Drawing {
  const { stroke } = drawing;
  return stroke === null ? drawing : withPicture({ ...drawing, stroke: null }, pictureOf(drawing));
}

/** The drawing with another picture of its size, to be sent; it can be taken back. */
export function withPicture(drawing: Drawing, after: Grid): Drawing {
  const before = pictureOf(drawing);
  const cells = difference(before, after);
  return cells.size === 0 ? drawing : { ...withCells(drawing, cells), ...recorded(drawing, { before, after }) };
}

/** What is noted of a change that has been made, so that it can be taken back. */
export function recorded({ past }: Drawing, change: Change): Pick<Drawing, 'past' | 'future'> {
  return { past: [...past.slice(1 - LONGEST_PAST), change], future: [] };
}

function withCells(drawing: Drawing, cells: Cells): Drawing {
  return { ...drawing, unsent: new Map([...drawing.unsent, ...cells]), failure: null };
}

/** The change that is taken back, or made again, next. */
export function nextChange({ past, future }: Drawing, way: 'undo' | 'redo'): Change | null {
  if (way === 'undo') return past[past.length - 1] ?? null;
  const change = future[future.length - 1];
  return change === undefined ? null : { before: change.after, after: change.before };
}

/** The drawing with a change of its size taken back, or made again. Nothing else of it changes. */
export function withChangeMade(drawing: Drawing, way: 'undo' | 'redo'): Drawing {
  const change = nextChange(drawing, way);
  if (change === null) return drawing;
  return { ...withCells(drawing, difference(change.after, change.before)), ...moved(drawing, way) };
}

/** The past and the future after a change was taken back, or made again. */
export function moved({ past, future }: Drawing, way: 'undo' | 'redo'): Pick<Drawing, 'past' | 'future'> {
  const [from, to] = way === 'undo' ? [past, future] : [future, past];
  const [left, more] = [from.slice(0, -1), [...to, ...from.slice(-1)]];
  return way === 'undo' ? { past: left, future: more } : { past: more, future: left };
}

/** The drawing after the sheet took some cells; those that were drawn over meanwhile are still to be sent. */
export function withSent(drawing: Drawing, sent: Cells): Drawing {
  const unsent = [...drawing.unsent].filter(([number, filled]) => sent.get(number) !== filled);
  return { ...drawing, unsent: new Map(unsent), failure: null };
}

/** The drawing as its sheet has it. */
export function withoutUnsent(drawing: Drawing): Drawing {
  return { ...drawing, unsent: BLANK.unsent, failure: null };
}

/** Cells as they are sent. */
export function cellsToDraw(cells: Cells): readonly CellToDraw[] {
  return [...cells].map(([number, filled]) => ({ ...positionOf(number), filled }));
}

/** What the sidebar shows, as one value, and the changes it goes through. No page, no server, no clock. */
import { DEFAULT_SIZE } from '../../src/contract/places';
import type {
  CellsToDraw,
  CellToShow,
  CluesToWrite,
  LineToShow,
  PictureToWrite,
  SheetPuzzle,
  View,
} from '../../src/contract/wire';
import { type Grid, type Position, sameClues } from '../../src/core';
import type { Drawing, Noting } from './drawing';
import { blankEntry, type Entry } from './entry';
import type { ExampleName } from './examples';
import type { Lack } from './puzzleFrom';
import type { Proof, Session } from './session';
import type { Tool } from './stroke';

/** Where a puzzle comes from; each source keeps a puzzle of its own. */
export type Source = 'sheet' | 'typed' | 'example';

/** How a design is brought in. */
export type WayIn = 'paste' | 'type' | 'example';

export interface State {
  readonly view: View;
  /** Where the puzzle comes from that steps, improvements and copies are of; the board is always the sheet's. */
  readonly source: Source;
  readonly sessions: Readonly<Record<Source, Session | null>>;
  readonly sheet: SheetState;
  /** The pictures that were drawn, by the sheets that they belong to. */
  readonly drawings: ReadonlyMap<number, Drawing>;
  readonly tool: Tool;
  /** The cell under the pointer. */
  readonly pointed: Position | null;
  readonly wayIn: WayIn;
  readonly typed: TypedState;
  readonly pasted: PastedState;
  readonly example: ExampleName | null;
  readonly playing: boolean;
  readonly largeCells: boolean;
  /** Whether all that there is to say of the result is shown. */
  readonly resultOpen: boolean;
  /** Whether each step selects its line in the sheet. */
  readonly follow: boolean;
  /** Whether something is being written to the sheet. */
  readonly writing: boolean;
  readonly question: Question | null;
  readonly message: Message | null;
}

export interface SheetState {
  /** Whether the puzzle is being read. */
  readonly reading: boolean;
  /** The puzzle as it was read last. */
  readonly loaded: SheetPuzzle | null;
  /** Why reading failed the last time. */
  readonly failure: string | null;
  /** What keeps the clues in the sheet from being a puzzle. */
  readonly lack: Lack | null;
}

/** A design that was pasted as a text, and why it cannot be read. */
export interface PastedState {
  readonly text: string;
  readonly picture: Grid | null;
  readonly problem: string | null;
}

export interface TypedState {
  readonly entry: Entry;
  /** What the last check found missing or wrong. */
  readonly lack: Lack | null;
}

/** What the sheet asks before it replaces something, with the request that waits for a yes or no. */
export interface Question {
  readonly text: string;
  readonly request: WriteRequest;
}

export type WriteRequest =
  | { readonly kind: 'clues'; readonly clues: CluesToWrite }
  | { readonly kind: 'picture'; readonly picture: PictureToWrite; readonly noting: Noting | null }
  | { readonly kind: 'draw'; readonly cells: CellsToDraw };

export type ShowRequest =
  | { readonly kind: 'show'; readonly line: LineToShow }
  | { readonly kind: 'show-cell'; readonly cell: CellToShow };

/** What came of the last thing a person asked for, and what can be done about it. */
export interface Message {
  readonly kind: 'done' | 'problem';
  readonly text: string;
  readonly offer: Offer | null;
}

/** Something that a message offers to do: to ask the sheet once more, to put back what was in the fields, to take a change back. */
export type Offer =
  | { readonly kind: 'try-again'; readonly request: WriteRequest | ShowRequest }
  | { readonly kind: 'bring-back'; readonly entry: Entry }
  | { readonly kind: 'take-back' };

export const START: State = {
  view: 'draw',
  source: 'sheet',
  sessions: { sheet: null, typed: null, example: null },
  sheet: { reading: false, loaded: null, failure: null, lack: null },
  drawings: new Map(),
  tool: 'draw',
  pointed: null,
  wayIn: 'paste',
  typed: { entry: blankEntry(DEFAULT_SIZE), lack: null },
  pasted: { text: '', picture: null, problem: null },
  example: null,
  playing: false,
  largeCells: false,
  resultOpen: false,
  follow: false,
  writing: false,
  question: null,
  message: null,
};

/** The puzzle that is looked at: on the board always the sheet's, elsewhere that of the chosen source. */
export function shownSession(state: State): Session | null {
  return state.sessions[state.view === 'draw' ? 'sheet' : state.source];
}

/** The drawing of the sheet in front; null while nobody can draw there. */
export function drawingNow({ sheet: { loaded }, drawings }: State): Drawing | null {
  if (loaded === null || loaded.content.kind === 'refused') return null;
  return drawings.get(loaded.sheetId) ?? null;
}

/** Changes the drawing of a sheet, if there is one. */
export function withDrawing(state: State, sheetId: number, change: (drawing: Drawing) => Drawing): State {
  const drawing = state.drawings.get(sheetId);
  if (drawing === undefined) return state;
  const changed = change(drawing);
  return changed === drawing ? state : { ...state, drawings: new Map([...state.drawings, [sheetId, changed]]) };
}

/** Whether a stroke is being drawn, or on its way to the sheet. */
export function isDrawing({ stroke, sending }: Drawing): boolean {
  return stroke !== null || sending;
}

/** The name of the sheet in front, as far as it is known. */
export function sheetNameOf({ sheet: { loaded } }: State): string {
  return loaded?.sheetName ?? 'the sheet';
}

/** Whether the server is asked for something that the person waits for. */
export function isBusy(state: State): boolean {
  return state.sheet.reading || state.writing;
}

/** Whether the puzzle on show has the clues of the puzzle in the sheet, so that its lines can be shown there. */
export function isInSheet(state: State): boolean {
  const session = shownSession(state);
  const { sheet } = state.sessions;
  return session !== null && sheet !== null && sameClues(session.puzzle, sheet.puzzle);
}

/** Whether a solution of the puzzle on show is news to the sheet's grid. */
export function canWritePicture(state: State): boolean {
  return state.source !== 'sheet' || state.sessions.sheet?.picture === null;
}

export function withSession(state: State, source: Source, session: Session | null): State {
  return { ...state, sessions: { ...state.sessions, [source]: session } };
}

export function withSheet(state: State, change: Partial<SheetState>): State {
  return { ...state, sheet: { ...state.sheet, ...change } };
}

export function withTyped(state: State, change: Partial<TypedState>): State {
  return { ...state, typed: { ...state.typed, ...change } };
}

/** Changes the session with this id, wherever it is; a session that is no longer there stays away. */
export function withSessionChanged(state: State, id: symbol, change: (session: Session) => Session): State {
  const changed = (session: Session | null) => (session?.id === id ? change(session) : session);
  const { sheet, typed, example } = state.sessions;
  return { ...state, sessions: { sheet: changed(sheet), typed: changed(typed), example: changed(example) } };
}

export function withProof(state: State, id: symbol, proof: Proof): State {
  return withSessionChanged(state, id, (session) => ({ ...session, proof }));
}

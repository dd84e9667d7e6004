/** What the sidebar shows, as one value, and the changes it goes through. No page, no server, no clock. */
import { DEFAULT_SIZE } from '../../src/contract/places';
import type { CluesToWrite, LineToShow, PictureToWrite, SheetPuzzle } from '../../src/contract/wire';
import { sameClues } from '../../src/core';
import { blankEntry, type Entry } from './entry';
import type { ExampleName } from './examples';
import type { Lack } from './puzzleFrom';
import type { Proof, Session } from './session';

/** Where a puzzle comes from; each source keeps a puzzle of its own. */
export type Source = 'sheet' | 'typed' | 'example';

export interface State {
  readonly source: Source;
  readonly sessions: Readonly<Record<Source, Session | null>>;
  readonly sheet: SheetState;
  readonly typed: TypedState;
  readonly example: ExampleName | null;
  readonly playing: boolean;
  readonly largeCells: boolean;
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
  /** The sheet as it is now, where it differs from `loaded`. */
  readonly changed: SheetPuzzle | null;
}

export interface TypedState {
  readonly entry: Entry;
  /** Whether the fields are shown; they make room for the result once it is there. */
  readonly open: boolean;
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
  | { readonly kind: 'picture'; readonly picture: PictureToWrite };

export interface ShowRequest {
  readonly kind: 'show';
  readonly line: LineToShow;
}

/** What came of the last thing a person asked for, and what can be done about it. */
export interface Message {
  readonly kind: 'done' | 'problem';
  readonly text: string;
  readonly offer: Offer | null;
}

/** Something that a message offers to do: to ask the sheet once more, or to put back what was in the fields. */
export type Offer =
  | { readonly kind: 'try-again'; readonly request: WriteRequest | ShowRequest }
  | { readonly kind: 'bring-back'; readonly entry: Entry };

export const START: State = {
  source: 'sheet',
  sessions: { sheet: null, typed: null, example: null },
  sheet: { reading: false, loaded: null, failure: null, lack: null, changed: null },
  typed: { entry: blankEntry(DEFAULT_SIZE), open: true, lack: null },
  example: null,
  playing: false,
  largeCells: false,
  follow: false,
  writing: false,
  question: null,
  message: null,
};

/** The session of the source that is chosen. */
export function shownSession(state: State): Session | null {
  return state.sessions[state.source];
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

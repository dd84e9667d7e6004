/** What the sidebar shows, as one value, and the changes it goes through. No page, no server, no clock. */

import type { CluesToWrite, LineToShow, PictureToWrite, SheetPuzzle } from '../src/contract/wire';
import { type ClueProblem, type Clues, readClues } from '../src/core';
import { blankEntry, type Entry } from './entry';
import type { ExampleName } from './examples';
import { isPuzzle, type Search, type Session } from './session';

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
  readonly asking: boolean;
  /** The puzzle as it was read last. */
  readonly loaded: SheetPuzzle | null;
  /** Why reading failed the last time. */
  readonly failure: string | null;
  /** What is wrong with the clues in the sheet. */
  readonly problems: readonly ClueProblem[];
  /** The sheet as it is now, where it differs from `loaded`. */
  readonly changed: SheetPuzzle | null;
}

export interface TypedState {
  readonly entry: Entry;
  /** Whether the fields are shown; they make room for the result once it is there. */
  readonly open: boolean;
  /** What the last check found. */
  readonly problems: readonly ClueProblem[];
  /** Whether the last check found nothing typed at all. */
  readonly blank: boolean;
}

/** What the sheet asks before it replaces something, with the request that waits for the answer. */
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

/** What came of the last thing a person asked for; `again` is what can be tried once more. */
export type Message =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'problem'; readonly text: string; readonly again: WriteRequest | ShowRequest | null };

export const START: State = {
  source: 'sheet',
  sessions: { sheet: null, typed: null, example: null },
  sheet: { asking: false, loaded: null, failure: null, problems: [], changed: null },
  typed: { entry: blankEntry(10, 10), open: true, problems: [], blank: false },
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
  return state.sheet.asking || state.writing;
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

export function withSearch(state: State, id: symbol, search: Search): State {
  return withSessionChanged(state, id, (session) => ({ ...session, search }));
}

/** Whether the puzzle on show has the clues of the puzzle in the sheet, so that its lines can be shown there. */
export function isInSheet(state: State): boolean {
  const session = shownSession(state);
  return session !== null && state.sheet.loaded !== null && sameClues(session.puzzle, state.sheet.loaded);
}

/** Whether a puzzle has the clues that the sheet's texts stand for. */
export function sameClues(clues: Clues, texts: Pick<SheetPuzzle, 'rows' | 'columns'>): boolean {
  const read = readClues(texts.rows, texts.columns);
  return isPuzzle(read) && JSON.stringify(clueTexts(clues)) === JSON.stringify(clueTexts(read));
}

/** Clues as they cross to the sheet: numbers separated by spaces, '' for an empty line. */
export function clueTexts(clues: Clues): Pick<SheetPuzzle, 'rows' | 'columns'> {
  const texts = (lines: Clues['rows']) => lines.map((clue) => clue.join(' '));
  return { rows: texts(clues.rows), columns: texts(clues.columns) };
}

/** Opening puzzles, searching them to the end, and typing them. */
import { checkClues, cluesOf, type Grid, type Line, type Puzzle, readClues, type Solution } from '../src/core';
import { type App, pause, stop } from './app';
import { blankEntry, type Entry, entryOf, isBlank, textsOf, withSize, withTexts } from './entry';
import type { Example } from './examples';
import { isPuzzle, openSession, type Session } from './session';
import { clueTexts, type Source, shownSession, withSearch, withSession, withSessionChanged, withTyped } from './state';

/** Shows a puzzle in place of the source's present one, and searches as far as line logic leaves it open. */
export function openPuzzle(app: App, source: Source, puzzle: Puzzle, picture: Grid | null): void {
  closePuzzle(app, source);
  const session = openSession(puzzle, picture);
  app.update((state) => withSession(state, source, session));
  if (session.search.kind === 'running') startSearch(app, session);
}

/** Takes the source's puzzle away; nothing more is heard of its search. */
export function closePuzzle(app: App, source: Source): void {
  const session = app.state().sessions[source];
  if (session === null) return;
  pause(app);
  stop(app, session.id);
  app.update((state) => withSession(state, source, null));
}

function startSearch(app: App, { id, puzzle, picture }: Session): void {
  const job = { puzzle, options: picture === null ? {} : { picture } };
  const stopSearching = app.services.search(job, {
    onProgress: (tries) => app.update((state) => withSearch(state, id, { kind: 'running', tries })),
    onSolved: (solution) => settle(app, id, solution),
  });
  app.stops.set(id, stopSearching);
}

function settle(app: App, id: symbol, solution: Solution): void {
  app.stops.delete(id);
  app.update((state) =>
    withSessionChanged(state, id, (session) => ({ ...session, solution, search: { kind: 'done' } })),
  );
}

/** Ends the search of the puzzle on show; its steps stay. */
export function stopSearch(app: App): void {
  const session = shownSession(app.state());
  if (session === null || session.search.kind !== 'running') return;
  const { tries } = session.search;
  stop(app, session.id);
  app.update((state) => withSearch(state, session.id, { kind: 'stopped', tries }));
}

/** Searches the puzzle on show once more from the beginning, after its search was stopped. */
export function searchAgain(app: App): void {
  const session = shownSession(app.state());
  if (session === null || session.search.kind !== 'stopped') return;
  app.update((state) => withSearch(state, session.id, { kind: 'running', tries: 0 }));
  startSearch(app, session);
}

export function chooseSource(app: App, source: Source): void {
  pause(app);
  app.update((state) => ({ ...state, source, message: null, question: null }));
}

export function loadExample(app: App, { name, picture }: Example): void {
  const puzzle = checkClues(cluesOf(picture));
  if (!isPuzzle(puzzle)) return;
  app.update((state) => ({ ...state, source: 'example', example: name, message: null, question: null }));
  openPuzzle(app, 'example', puzzle, null);
}

/** Puts texts into the fields from one on; what was solved before no longer holds. */
export function typeClues(app: App, from: Line, texts: readonly string[]): void {
  changeEntry(app, withTexts(app.state().typed.entry, from, texts));
}

export function resize(app: App, kind: Line['kind'], count: number): void {
  changeEntry(app, withSize(app.state().typed.entry, kind, count));
}

/** Takes the clues of the puzzle on show into the fields, to change them there. */
export function editShownClues(app: App): void {
  const session = shownSession(app.state());
  if (session === null) return;
  const { rows, columns } = clueTexts(session.puzzle);
  chooseSource(app, 'typed');
  changeEntry(app, entryOf(rows, columns));
}

/** Opens the fields again, with the clues that were solved. */
export function editTyped(app: App): void {
  app.update((state) => withTyped(state, { open: true }));
}

export function clearTyped(app: App): void {
  const { shown } = app.state().typed.entry;
  changeEntry(app, blankEntry(shown.row, shown.column));
}

function changeEntry(app: App, entry: Entry): void {
  closePuzzle(app, 'typed');
  app.update((state) => withTyped(state, { entry, open: true, problems: [], blank: false }));
}

/** Checks the typed clues and solves them, or lists what keeps them from being a puzzle. Answers whether it is one. */
export function solveTyped(app: App): boolean {
  const { entry } = app.state().typed;
  const read = readClues(textsOf(entry, 'row'), textsOf(entry, 'column'));
  const blank = isBlank(entry);
  const solved = isPuzzle(read) && !blank;
  closePuzzle(app, 'typed');
  app.update((state) => withTyped(state, { open: !solved, blank, problems: isPuzzle(read) ? [] : read }));
  if (solved) openPuzzle(app, 'typed', read, null);
  return solved;
}

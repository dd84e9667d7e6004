/** Putting puzzles on show, and searching them as far as line logic leaves them open. */
import type { Grid, Puzzle, Verdict } from '../../src/core';
import { type App, pause, stop } from '../app';
import { openSession, type Session } from '../state/session';
import { type Source, shownSession, withProof, withSession } from '../state/state';

/** When a search begins: at once, when nothing else has come for a moment, or not yet. */
export type SearchTime = 'now' | 'soon' | 'later';

/** Milliseconds for which the hand rests before a search begins. */
const REST = 120;

/** Shows a puzzle in place of the source's present one, and searches as far as line logic leaves it open. */
export function showPuzzle(
  app: App,
  source: Source,
  puzzle: Puzzle,
  picture: Grid | null,
  search: SearchTime = 'now',
): void {
  removePuzzle(app, source);
  const session = openSession(puzzle, picture);
  app.update((state) => withSession(state, source, session));
  if (session.proof.kind !== 'searching' || search === 'later') return;
  if (search === 'now') startSearch(app, session);
  else
    app.stops.set(
      session.id,
      app.services.wait(REST, () => startSearch(app, session)),
    );
}

/** Takes the source's puzzle away; nothing more is heard of its search. */
export function removePuzzle(app: App, source: Source): void {
  const session = app.state().sessions[source];
  if (session === null) return;
  if (source === app.state().source) pause(app);
  stop(app, session.id);
  app.update((state) => withSession(state, source, null));
}

function startSearch(app: App, { id, puzzle, picture }: Session): void {
  const job = { puzzle, options: picture === null ? {} : { picture } };
  const stopSearching = app.services.search(job, {
    onProgress: (tries) => app.update((state) => withProof(state, id, { kind: 'searching', tries })),
    onVerdict: (verdict) => finishSearch(app, id, verdict),
  });
  app.stops.set(id, stopSearching);
}

function finishSearch(app: App, id: symbol, verdict: Verdict): void {
  app.stops.delete(id);
  app.update((state) => withProof(state, id, { kind: 'done', verdict }));
}

/** Ends the search of the puzzle on show; its steps stay. */
export function stopSearch(app: App): void {
  const session = shownSession(app.state());
  if (session === null || session.proof.kind !== 'searching') return;
  const { tries } = session.proof;
  stop(app, session.id);
  app.update((state) => withProof(state, session.id, { kind: 'stopped', tries }));
}

/** Searches the puzzle on show once more from the beginning, after its search was stopped. */
export function searchAgain(app: App): void {
  const session = shownSession(app.state());
  if (session === null || session.proof.kind !== 'stopped') return;
  app.update((state) => withProof(state, session.id, { kind: 'searching', tries: 0 }));
  startSearch(app, session);
}

/** Shows all that there is to say of the result, or one line. */
export function openResult(app: App, resultOpen: boolean): void {
  app.update((state) => ({ ...state, resultOpen }));
}

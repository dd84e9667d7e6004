/** What the picture on the board is worth: its puzzle is on show at every stroke, and searched when the hand rests. */
import { type Grid, sameClues, samePicture } from '../../src/core';
import type { App } from '../app';
import { pictureOf } from '../state/drawing';
import { puzzleFromPicture } from '../state/puzzleFrom';
import { drawingNow, withSession } from '../state/state';
import { removePuzzle, type SearchTime, showPuzzle } from './showing';

/**
 * Shows the puzzle of the picture on the board, unless the clues were typed: then drawing is solving them. Where line logic leaves it
 * open, it is searched now, soon, or not before the stroke has ended.
 */
export function judgeDrawing(app: App, search: SearchTime): void {
  const { loaded } = app.state().sheet;
  const drawing = drawingNow(app.state());
  if (drawing === null || loaded?.content.kind === 'clues') return;
  const picture = pictureOf(drawing);
  const session = app.state().sessions.sheet;
  const isSearched = search === 'later' || session?.proof.kind !== 'searching' || app.stops.has(session.id);
  if (session?.picture && samePicture(session.picture, picture) && isSearched) return;
  if (isBlank(picture)) removePuzzle(app, 'sheet');
  else showPicture(app, picture, search);
}

export function isBlank(picture: Grid): boolean {
  return picture.every((row) => !row.includes(true));
}

/** Where the clues are as before, the session goes on, at its step. */
function showPicture(app: App, picture: Grid, search: SearchTime): void {
  const read = puzzleFromPicture(picture);
  if (read.kind !== 'puzzle') return;
  const session = app.state().sessions.sheet;
  const isKept = session !== null && sameClues(session.puzzle, read.puzzle) && session.proof.kind !== 'searching';
  if (isKept) app.update((state) => withSession(state, 'sheet', { ...session, picture }));
  else showPuzzle(app, 'sheet', read.puzzle, picture, search);
}

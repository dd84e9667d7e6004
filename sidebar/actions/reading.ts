/** Reading the sheet in front, and taking over what it holds: at the start, when asked, and after something was written. */
import type { SheetPuzzle } from '../../src/contract/wire';
import { type Puzzle, sameClues } from '../../src/core';
import { type App, showMessage } from '../app';
import { replyTo } from '../services/server';
import { isSameSize } from '../state/cells';
import { adopt, gridInSheet } from '../state/drawing';
import { puzzleFromSheet } from '../state/puzzleFrom';
import { drawingNow, withSession, withSheet } from '../state/state';
import { noPlaceLeft } from '../words/drawWords';
import { judgeDrawing } from './judging';
import { removePuzzle, showPuzzle } from './showing';

/** Reads the puzzle of the sheet that is open and shows it. */
export async function refresh(app: App): Promise<void> {
  if (app.state().sheet.reading) return;
  app.update((state) => withSheet({ ...state, message: null, question: null }, { reading: true, failure: null }));
  const reply = await replyTo(app.services.server.sidebarReadPuzzle());
  app.update((state) => withSheet(state, { reading: false, failure: reply.ok ? null : reply.problem }));
  if (reply.ok) takeSheet(app, reply.value);
}

/** Shows what the sheet in front holds; what was drawn for it and is not there yet stays on the board. */
export function takeSheet(app: App, loaded: SheetPuzzle): void {
  const base = gridInSheet(loaded);
  const { sheetId } = loaded;
  const before = app.state().drawings.get(sheetId);
  app.update((state) => {
    const drawings = new Map(state.drawings);
    if (base !== null) drawings.set(sheetId, adopt(drawings.get(sheetId), sheetId, base));
    return { ...withSheet(state, { loaded, failure: null }), drawings };
  });
  if (before !== undefined && base !== null && before.unsent.size > 0 && !isSameSize(before.base, base)) {
    showMessage(app, { kind: 'problem', text: noPlaceLeft(before.unsent.size, loaded.sheetName), offer: null });
  }
  if (loaded.content.kind === 'clues' || loaded.content.kind === 'refused') takeContent(app, loaded);
  else takeDrawing(app);
}

/** The puzzle is what stands in the clue cells; or there is none. */
function takeContent(app: App, loaded: SheetPuzzle): void {
  const read = puzzleFromSheet(loaded.content);
  const lack = read === null || read.kind === 'puzzle' ? null : read;
  app.update((state) => withSheet(state, { lack }));
  if (read?.kind === 'puzzle') takePuzzle(app, read.puzzle);
  else removePuzzle(app, 'sheet');
}

/** Where the clues are as before, the session goes on, at its step. */
function takePuzzle(app: App, puzzle: Puzzle): void {
  const session = app.state().sessions.sheet;
  if (session === null || !sameClues(session.puzzle, puzzle)) showPuzzle(app, 'sheet', puzzle, null);
  else app.update((state) => withSession(state, 'sheet', { ...session, picture: null }));
}

/** The puzzle is the picture on the board. */
function takeDrawing(app: App): void {
  app.update((state) => withSheet(state, { lack: null }));
  const drawing = drawingNow(app.state());
  if (drawing !== null) judgeDrawing(app, drawing.stroke === null ? 'now' : 'later');
}

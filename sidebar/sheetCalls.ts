/** What goes between the sidebar and the sheet: reading the puzzle, writing back, and showing a line. */

import type { LineToShow, Reply, SheetPuzzle, WriteOutcome } from '../src/contract/wire';
import { type Grid, type Line, readClues } from '../src/core';
import { type App, tell } from './app';
import { pictureOf, pictureText } from './board';
import { closePuzzle, openPuzzle } from './puzzles';
import { replyTo } from './server';
import { isPuzzle } from './session';
import { clueTexts, isBusy, sameClues, shownSession, type WriteRequest, withSheet } from './state';

/** Reads the puzzle of the sheet that is open and shows it. */
export async function refresh(app: App): Promise<void> {
  if (app.state().sheet.asking) return;
  app.update((state) => withSheet({ ...state, message: null, question: null }, { asking: true, failure: null }));
  const reply = await replyTo(app.services.server.sidebarReadPuzzle());
  app.update((state) => withSheet(state, { asking: false, failure: reply.ok ? null : reply.problem }));
  if (reply.ok) takeSheet(app, reply.value);
}

/** Shows the sheet's puzzle. Where its clues are as before, everything stays as it is, the step included. */
function takeSheet(app: App, loaded: SheetPuzzle): void {
  const read = readClues(loaded.rows, loaded.columns);
  const problems = isPuzzle(read) || loaded.source === 'nothing' ? [] : read;
  const session = app.state().sessions.sheet;
  app.update((state) => withSheet(state, { loaded, problems, changed: null }));
  if (!isPuzzle(read) || loaded.source === 'nothing') closePuzzle(app, 'sheet');
  else if (session === null || !sameClues(session.puzzle, loaded)) openPuzzle(app, 'sheet', read, pictureIn(loaded));
}

/** The picture that the clues were written from. */
function pictureIn({ source, picture }: SheetPuzzle): Grid | null {
  return source === 'picture' && picture !== null ? pictureOf(picture) : null;
}

/**
 * Looks whether the sheet is still as it was read; meant for the moment when the sidebar gets the focus. A blank sheet
 * that has got a puzzle is shown at once; a puzzle that differs from the one on show is offered. Failing does not matter.
 */
export async function checkSheet(app: App): Promise<void> {
  const { loaded } = app.state().sheet;
  if (loaded === null || isBusy(app.state())) return;
  const reply = await replyTo(app.services.server.sidebarReadPuzzle());
  if (!reply.ok || isBusy(app.state()) || app.state().sheet.loaded !== loaded) return;
  if (loaded.source === 'nothing') takeSheet(app, reply.value);
  else app.update((state) => withSheet(state, { changed: isSame(reply.value, loaded) ? null : reply.value }));
}

function isSame(one: SheetPuzzle, other: SheetPuzzle): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Writes the clues of the puzzle on show to the sheet. */
export async function writeClues(app: App): Promise<void> {
  const session = shownSession(app.state());
  const sheetId = await knownSheet(app);
  if (session === null || sheetId === null) return;
  const clues = { sheetId, ...clueTexts(session.puzzle), overwrite: false };
  await write(app, { kind: 'clues', clues });
}

/** Writes a solution into the sheet's grid. */
export async function writePicture(app: App, picture: Grid): Promise<void> {
  const sheetId = await knownSheet(app);
  if (sheetId === null) return;
  await write(app, { kind: 'picture', picture: { sheetId, picture: pictureText(picture), overwrite: false } });
}

/** The sheet that was read, which is done now if it failed before. */
async function knownSheet(app: App): Promise<number | null> {
  if (app.state().sheet.loaded === null) await refresh(app);
  const { loaded, failure } = app.state().sheet;
  if (loaded === null && failure !== null) tell(app, { kind: 'problem', text: failure, again: null });
  return loaded?.sheetId ?? null;
}

/** Answers what the sheet asked: writes after all, or lets it be. */
export async function answerQuestion(app: App, overwrite: boolean): Promise<void> {
  const { question } = app.state();
  app.update((state) => ({ ...state, question: null }));
  if (question !== null && overwrite) await write(app, overwriting(question.request));
}

function overwriting(request: WriteRequest): WriteRequest {
  return request.kind === 'clues'
    ? { kind: 'clues', clues: { ...request.clues, overwrite: true } }
    : { kind: 'picture', picture: { ...request.picture, overwrite: true } };
}

async function write(app: App, request: WriteRequest): Promise<void> {
  if (isBusy(app.state())) return;
  app.update((state) => ({ ...state, writing: true, message: null, question: null }));
  const reply = await replyTo(sendWrite(app, request));
  app.update((state) => ({ ...state, writing: false }));
  if (!reply.ok) tell(app, { kind: 'problem', text: reply.problem, again: request });
  else if (reply.value.written) await afterWriting(app, reply.value.message);
  else ask(app, reply.value.question, request);
}

function sendWrite({ services: { server } }: App, request: WriteRequest): Promise<Reply<WriteOutcome>> {
  return request.kind === 'clues'
    ? server.sidebarWriteClues(request.clues)
    : server.sidebarWritePicture(request.picture);
}

function ask(app: App, text: string, request: WriteRequest): void {
  app.update((state) => ({ ...state, question: { text, request } }));
}

/** The sheet is not as it was read any more, so it is read again before the message says what was done. */
async function afterWriting(app: App, message: string): Promise<void> {
  await refresh(app);
  tell(app, { kind: 'done', text: message });
}

/** Selects a line's cells in the sheet. */
export async function showLine(app: App, { kind, index }: Line): Promise<void> {
  const { loaded } = app.state().sheet;
  if (loaded === null) return;
  app.showing.wish = { sheetId: loaded.sheetId, kind, index };
  if (app.showing.underWay) return;
  app.showing.underWay = true;
  while (app.showing.wish !== null) await showWish(app, app.showing.wish);
  app.showing.underWay = false;
}

async function showWish(app: App, wish: LineToShow): Promise<void> {
  app.showing.wish = null;
  const reply = await replyTo(app.services.server.sidebarShowLine(wish));
  if (!reply.ok) tell(app, { kind: 'problem', text: reply.problem, again: { kind: 'show', line: wish } });
}

/** Asks the sheet once more for what it could not do. */
export async function tryAgain(app: App): Promise<void> {
  const { message } = app.state();
  if (message?.kind !== 'problem' || message.again === null) return;
  tell(app, null);
  if (message.again.kind === 'show') await showLine(app, message.again.line);
  else await write(app, message.again);
}

/** Copies a text and says whether that worked. */
export async function copy(app: App, text: string, what: string): Promise<void> {
  const copied = await app.services.copy(text);
  if (copied) tell(app, { kind: 'done', text: `${what} copied.` });
  else tell(app, { kind: 'problem', text: 'The browser did not allow copying.', again: null });
}

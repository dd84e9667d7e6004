/** Reading the puzzle of the sheet, and noticing that it has changed. */
import type { SheetContent, SheetPuzzle } from '../../src/contract/wire';
import { type Grid, type Puzzle, sameClues } from '../../src/core';
import type { App } from '../app';
import { replyTo } from '../services/server';
import { puzzleFromSheet } from '../state/puzzleFrom';
import { isBusy, withSession, withSheet } from '../state/state';
import { removePuzzle, showPuzzle } from './showing';

/** Reads the puzzle of the sheet that is open and shows it. */
export async function refresh(app: App): Promise<void> {
  if (app.state().sheet.reading) return;
  app.update((state) => withSheet({ ...state, message: null, question: null }, { reading: true, failure: null }));
  const reply = await replyTo(app.services.server.sidebarReadPuzzle());
  app.update((state) => withSheet(state, { reading: false, failure: reply.ok ? null : reply.problem }));
  if (reply.ok) takeSheet(app, reply.value);
}

function takeSheet(app: App, loaded: SheetPuzzle): void {
  const read = puzzleFromSheet(loaded.content);
  const lack = read.kind === 'puzzle' ? null : read;
  app.update((state) => withSheet(state, { loaded, lack, changed: null }));
  if (read.kind === 'puzzle') takePuzzle(app, read.puzzle, read.picture);
  else removePuzzle(app, 'sheet');
}

/** Shows the sheet's puzzle. Where its clues are as before, the session goes on, at its step. */
function takePuzzle(app: App, puzzle: Puzzle, picture: Grid | null): void {
  const session = app.state().sessions.sheet;
  if (session === null || !sameClues(session.puzzle, puzzle)) showPuzzle(app, 'sheet', puzzle, picture);
  else app.update((state) => withSession(state, 'sheet', { ...session, picture }));
}

/**
 * Looks whether the sheet is still as it was read; meant for the moment when the sidebar gets the focus. The first puzzle
 * in a blank sheet is shown at once; a puzzle that differs from the one on show is offered. Failing does not matter.
 */
export async function checkSheet(app: App): Promise<void> {
  const { loaded } = app.state().sheet;
  if (loaded === null || isBusy(app.state())) return;
  const reply = await replyTo(app.services.server.sidebarReadPuzzle());
  if (!reply.ok || isBusy(app.state()) || app.state().sheet.loaded !== loaded) return;
  if (loaded.content.kind === 'nothing') takeSheet(app, reply.value);
  else noticeChange(app, loaded, reply.value);
}

/** Offers the sheet as it is now where it holds something else; only its name is taken over without a word. */
function noticeChange(app: App, loaded: SheetPuzzle, now: SheetPuzzle): void {
  const change = isSamePuzzle(loaded, now) ? { loaded: now, changed: null } : { changed: now };
  app.update((state) => withSheet(state, change));
}

function isSamePuzzle(one: SheetPuzzle, other: SheetPuzzle): boolean {
  return one.sheetId === other.sheetId && isSameContent(one.content, other.content);
}

/** Whether the same stands in the sheet, text for text. */
function isSameContent(one: SheetContent, other: SheetContent): boolean {
  if (one.kind === 'picture') return other.kind === 'picture' && isSameList(one.picture, other.picture);
  if (one.kind === 'nothing') return other.kind === 'nothing';
  return other.kind === 'clues' && isSameList(one.rows, other.rows) && isSameList(one.columns, other.columns);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

/** Writing clues and pictures to the sheet, after a question where it asks one. */
import { pictureText } from '../../src/contract/pictureText';
import type { Reply, WriteOutcome } from '../../src/contract/wire';
import type { Grid } from '../../src/core';
import { type App, showMessage } from '../app';
import { replyTo } from '../services/server';
import { isBusy, shownSession, type WriteRequest } from '../state/state';
import { refresh } from './reading';

/** Writes the clues of the puzzle on show to the sheet. */
export async function writeClues(app: App): Promise<void> {
  const session = shownSession(app.state());
  const sheetId = await knownSheet(app);
  if (session === null || sheetId === null) return;
  await write(app, { kind: 'clues', clues: { sheetId, clues: session.puzzle, overwrite: false } });
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
  if (loaded === null && failure !== null) showMessage(app, { kind: 'problem', text: failure, offer: null });
  return loaded?.sheetId ?? null;
}

/** Goes on with what the sheet asked about, or lets it be. */
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

/** Sends a request to the sheet and shows what came of it: a message, or the sheet's question. */
export async function write(app: App, request: WriteRequest): Promise<void> {
  if (isBusy(app.state())) return;
  app.update((state) => ({ ...state, writing: true, message: null, question: null }));
  const reply = await replyTo(sendWrite(app, request));
  app.update((state) => ({ ...state, writing: false }));
  if (!reply.ok) showMessage(app, { kind: 'problem', text: reply.problem, offer: { kind: 'try-again', request } });
  else if (reply.value.written) await afterWriting(app, reply.value.message);
  else showQuestion(app, reply.value.question, request);
}

function sendWrite({ services: { server } }: App, request: WriteRequest): Promise<Reply<WriteOutcome>> {
  return request.kind === 'clues'
    ? server.sidebarWriteClues(request.clues)
    : server.sidebarWritePicture(request.picture);
}

function showQuestion(app: App, text: string, request: WriteRequest): void {
  app.update((state) => ({ ...state, question: { text, request } }));
}

/** The sheet is not as it was read any more, so it is read again before the message says what was done. */
async function afterWriting(app: App, message: string): Promise<void> {
  await refresh(app);
  showMessage(app, { kind: 'done', text: message, offer: null });
}

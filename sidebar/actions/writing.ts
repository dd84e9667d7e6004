/** Writing clues and pictures to the sheet in front, after a question where it asks one. */
import { pictureText } from '../../src/contract/pictureText';
import type { Reply, SheetName, WriteOutcome } from '../../src/contract/wire';
import type { Grid } from '../../src/core';
import { type App, showMessage } from '../app';
import { replyTo } from '../services/server';
import { moved, type Noting, recorded } from '../state/drawing';
import { isBusy, sheetNameOf, shownSession, type WriteRequest, withDrawing } from '../state/state';
import { elsewhere } from '../words/sourceWords';
import { refresh } from './reading';
import { answerAboutDrawing, sendCells } from './sending';

/** Writes the clues of the puzzle on show to the sheet. */
export async function writeClues(app: App): Promise<void> {
  const session = shownSession(app.state());
  const sheetId = await knownSheet(app);
  if (session === null || sheetId === null) return;
  await write(app, { kind: 'clues', clues: { sheetId, clues: session.puzzle, overwrite: false } });
}

/** Writes a picture, such as a solution, into the sheet's grid. */
export async function writePicture(app: App, picture: Grid): Promise<void> {
  await replacePicture(app, picture, null);
}

/** The same for a picture that takes the place of the one on the board. */
export async function replacePicture(app: App, picture: Grid, noting: Noting | null): Promise<void> {
  const sheetId = await knownSheet(app);
  if (sheetId === null) return;
  await write(app, { kind: 'picture', picture: { sheetId, picture: pictureText(picture), overwrite: false }, noting });
}

/** The sheet that was read, which is done now if it failed before. */
async function knownSheet(app: App): Promise<number | null> {
  if (app.state().sheet.loaded === null) await refresh(app);
  const { loaded, failure } = app.state().sheet;
  if (loaded === null && failure !== null) showMessage(app, { kind: 'problem', text: failure, offer: null });
  return loaded?.sheetId ?? null;
}

/** Goes on with what the sheet asked about, or lets it be. */
export async function answerQuestion(app: App, isWanted: boolean): Promise<void> {
  const { question } = app.state();
  app.update((state) => ({ ...state, question: null }));
  if (question?.request.kind === 'draw') await answerAboutDrawing(app, question.request.cells, isWanted);
  else if (question !== null && isWanted) await write(app, question.request);
}

function overwriting(request: WriteRequest): WriteRequest {
  switch (request.kind) {
    case 'clues':
      return { kind: 'clues', clues: { ...request.clues, overwrite: true } };
    case 'picture':
      return { ...request, picture: { ...request.picture, overwrite: true } };
    case 'draw':
      return { kind: 'draw', cells: { ...request.cells, overwrite: true } };
  }
}

/** Sends a request to the sheet and shows what came of it: a message, or the sheet's question. */
export async function write(app: App, request: WriteRequest): Promise<void> {
  if (isBusy(app.state())) return;
  if (request.kind === 'draw') {
    await sendCells(app, request.cells);
    return;
  }
  app.update((state) => ({ ...state, writing: true, message: null, question: null }));
  const reply = await replyTo(sendWrite(app, request));
  app.update((state) => ({ ...state, writing: false }));
  if (!reply.ok) showMessage(app, { kind: 'problem', text: reply.problem, offer: { kind: 'try-again', request } });
  else if (reply.value.written) await afterWriting(app, request, reply.value.message);
  else if ('front' in reply.value) await askAboutFront(app, request, reply.value.front);
  else showQuestion(app, reply.value.question, overwriting(request));
}

type Whole = Exclude<WriteRequest, { kind: 'draw' }>;

function sendWrite({ services: { server } }: App, request: Whole): Promise<Reply<WriteOutcome>> {
  return request.kind === 'clues'
    ? server.sidebarWriteClues(request.clues)
    : server.sidebarWritePicture(request.picture);
}

function showQuestion(app: App, text: string, request: WriteRequest): void {
  app.update((state) => ({ ...state, question: { text, request } }));
}

/** Another sheet is in front by now: whether it is to go there is asked again, with that sheet on show. */
async function askAboutFront(app: App, request: Whole, { sheetId, sheetName }: SheetName): Promise<void> {
  const before = sheetNameOf(app.state());
  await refresh(app);
  showQuestion(app, elsewhere(before, sheetName, request.kind), redirected(request, sheetId));
}

function redirected(request: Whole, sheetId: number): Whole {
  return request.kind === 'clues'
    ? { kind: 'clues', clues: { ...request.clues, sheetId, overwrite: false } }
    : { kind: 'picture', picture: { ...request.picture, sheetId, overwrite: false }, noting: null };
}

/** The sheet is not as it was read any more, so it is read again before the message says what was done. */
async function afterWriting(app: App, request: Whole, message: string): Promise<void> {
  await refresh(app);
  if (request.kind === 'picture' && request.noting !== null) note(app, request.picture.sheetId, request.noting);
  showMessage(app, { kind: 'done', text: message, offer: null });
}

function note(app: App, sheetId: number, noting: Noting): void {
  app.update((state) =>
    withDrawing(state, sheetId, (drawing) => ({
      ...drawing,
      ...(noting.kind === 'new' ? recorded(drawing, noting.change) : moved(drawing, noting.kind)),
    })),
  );
}

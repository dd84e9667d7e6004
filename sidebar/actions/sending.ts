/**
 * Sending what was drawn to its sheet: one call at a time, at once; what is drawn while one is under way goes with the next. Only cells
 * that were drawn are sent. What does not arrive stays on the board and is said.
 */
import type { CellsToDraw, SheetName } from '../../src/contract/wire';
import type { App } from '../app';
import { replyTo } from '../services/server';
import { type Cells, numberOf, sizeOfGrid } from '../state/cells';
import { cellsToDraw, type Drawing, withoutUnsent, withSent } from '../state/drawing';
import { withDrawing } from '../state/state';
import { drawnElsewhere } from '../words/drawWords';
import { refresh, takeSheet } from './reading';

/** Sends what is new, until nothing is. */
export async function sendDrawing(app: App, sheetId: number): Promise<void> {
  for (let drawing = toSend(app, sheetId); drawing !== null; drawing = toSend(app, sheetId)) {
    if (!(await sendCells(app, requestFor(drawing)))) return;
  }
}

/** Sends at once what waits for its turn: the page is about to go. Cells that arrive twice are the same. */
export function sendBeforeLeaving(app: App): void {
  for (const drawing of app.state().drawings.values()) {
    if (drawing.unsent.size > 0) void replyTo(app.services.server.sidebarDraw(requestFor(drawing)));
  }
}

function toSend(app: App, sheetId: number): Drawing | null {
  const drawing = app.state().drawings.get(sheetId);
  const isWaiting = drawing === undefined || drawing.sending || drawing.unsent.size === 0;
  return isWaiting || app.state().question !== null ? null : drawing;
}

function requestFor({ sheetId, base, unsent }: Drawing): CellsToDraw {
  return { sheetId, size: sizeOfGrid(base), cells: cellsToDraw(unsent), overwrite: false, behind: false };
}

/** Sends cells once; returns whether they are in the sheet now. */
export async function sendCells(app: App, request: CellsToDraw): Promise<boolean> {
  const { sheetId } = request;
  change(app, sheetId, (drawing) => ({ ...drawing, sending: true, failure: null }));
  const reply = await replyTo(app.services.server.sidebarDraw(request));
  change(app, sheetId, (drawing) => ({ ...drawing, sending: false, failure: reply.ok ? null : reply.problem }));
  if (!reply.ok) return false;
  if (reply.value.written) {
    change(app, sheetId, (drawing) => withSent(drawing, cellsOf(request)));
    takeSheet(app, reply.value.puzzle);
    return true;
  }
  ask(app, request, reply.value);
  return false;
}

function cellsOf({ cells }: CellsToDraw): Cells {
  return new Map(cells.map(({ filled, ...position }) => [numberOf(position), filled]));
}

/** Asks what the sheet asks; or, where another sheet is in front, whether the cells are to go to theirs. */
function ask(
  app: App,
  request: CellsToDraw,
  outcome: { readonly question: string } | { readonly front: SheetName },
): void {
  const name = app.state().sheet.loaded?.sheetName ?? '';
  const [text, cells] =
    'question' in outcome
      ? [outcome.question, { ...request, overwrite: true }]
      : [drawnElsewhere(request.cells.length, name, outcome.front.sheetName), { ...request, behind: true }];
  app.update((state) => ({ ...state, question: { text, request: { kind: 'draw', cells } } }));
}

/** Goes on with what was asked about, or takes it off the board. */
export async function answerAboutDrawing(app: App, request: CellsToDraw, isWanted: boolean): Promise<void> {
  if (!isWanted) change(app, request.sheetId, withoutUnsent);
  else if (await sendCells(app, request)) await sendDrawing(app, request.sheetId);
  if (!isWanted || request.behind) await refresh(app);
}

function change(app: App, sheetId: number, changed: (drawing: Drawing) => Drawing): void {
  app.update((state) => withDrawing(state, sheetId, changed));
}

/** Showing places of the puzzle in the sheet, by selecting their cells there. */
import type { Place } from '../../src/contract/places';
import type { Reply } from '../../src/contract/wire';
import type { Line } from '../../src/core';
import { type App, showMessage } from '../app';
import { replyTo } from '../services/server';
import type { ShowRequest } from '../state/state';

/** Selects a line's cells in the sheet. */
export async function showLine(app: App, { kind, index }: Line): Promise<void> {
  const { loaded } = app.state().sheet;
  if (loaded !== null) await show(app, { kind: 'show', line: { sheetId: loaded.sheetId, kind, index } });
}

/** Selects one cell of the sheet. */
export async function showCell(app: App, { row, column }: Place): Promise<void> {
  const { loaded } = app.state().sheet;
  if (loaded !== null) await show(app, { kind: 'show-cell', cell: { sheetId: loaded.sheetId, row, column } });
}

/** One call at a time: of the places that are asked for meanwhile, only the latest is selected. */
export async function show(app: App, request: ShowRequest): Promise<void> {
  app.showing.wish = request;
  if (app.showing.underWay) return;
  app.showing.underWay = true;
  while (app.showing.wish !== null) await grantWish(app, app.showing.wish);
  app.showing.underWay = false;
}

async function grantWish(app: App, request: ShowRequest): Promise<void> {
  app.showing.wish = null;
  const reply = await replyTo(sendShow(app, request));
  if (reply.ok) return;
  showMessage(app, { kind: 'problem', text: reply.problem, offer: { kind: 'try-again', request } });
}

function sendShow({ services: { server } }: App, request: ShowRequest): Promise<Reply<null>> {
  return request.kind === 'show' ? server.sidebarShowLine(request.line) : server.sidebarShowCell(request.cell);
}

/** Showing lines of the puzzle in the sheet, by selecting their cells there. */
import type { LineToShow } from '../../src/contract/wire';
import type { Line } from '../../src/core';
import { type App, showMessage } from '../app';
import { replyTo } from '../services/server';

/** Selects a line's cells in the sheet. */
export async function showLine(app: App, { kind, index }: Line): Promise<void> {
  const { loaded } = app.state().sheet;
  if (loaded !== null) await selectLine(app, { sheetId: loaded.sheetId, kind, index });
}

/** One call at a time: of the lines that are asked for meanwhile, only the latest is selected. */
export async function selectLine(app: App, line: LineToShow): Promise<void> {
  app.showing.wish = line;
  if (app.showing.underWay) return;
  app.showing.underWay = true;
  while (app.showing.wish !== null) await grantWish(app, app.showing.wish);
  app.showing.underWay = false;
}

async function grantWish(app: App, line: LineToShow): Promise<void> {
  app.showing.wish = null;
  const reply = await replyTo(app.services.server.sidebarShowLine(line));
  if (reply.ok) return;
  const request = { kind: 'show', line } as const;
  showMessage(app, { kind: 'problem', text: reply.problem, offer: { kind: 'try-again', request } });
}

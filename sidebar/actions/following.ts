/**
 * Following the sheet in front: the sidebar asks again and again whether it shows another sheet or picture than before, often while
 * somebody works and more seldom the longer nothing happens; not at all while nobody can see it, something is on its way, a question
 * waits for an answer or a stroke is being drawn.
 */
import type { App } from '../app';
import { replyTo } from '../services/server';
import { drawingNow, isBusy, isDrawing, type State, withSheet } from '../state/state';
import { takeSheet } from './reading';

/** Milliseconds from one look to the next while somebody works, and the most that it becomes. */
const SOONEST = 1_200;
const LATEST = 20_000;
/** So many looks in a row without news, then each waits longer than the one before, by this factor. */
const PATIENCE = 50;
const SLOWING = 1.3;

/** Looks at the sheet from now on. */
export function follow(app: App): void {
  app.following.putOff();
  app.following.putOff = app.services.wait(gapAfter(app.following.quiet), () => void look(app));
}

/** Milliseconds until the next look when nothing was new so often. */
export function gapAfter(quiet: number): number {
  return Math.min(LATEST, Math.round(SOONEST * SLOWING ** Math.max(0, quiet - PATIENCE)));
}

/** Somebody is here, or has come back: looks at once if that is due less often by now, and soon again. */
export function wake(app: App, isBack: boolean): void {
  const wasSlow = app.following.quiet > PATIENCE;
  app.following.quiet = 0;
  if (isBack || wasSlow) void look(app);
}

async function look(app: App): Promise<void> {
  if (app.services.isHidden() || app.following.underWay) return;
  app.following.underWay = true;
  if (mayLook(app.state())) await ask(app);
  app.following.underWay = false;
  follow(app);
}

function mayLook(state: State): boolean {
  const drawing = drawingNow(state);
  return !isBusy(state) && state.question === null && (drawing === null || !isDrawing(drawing));
}

async function ask(app: App): Promise<void> {
  const { loaded } = app.state().sheet;
  const reply = await replyTo(app.services.server.sidebarFollow(loaded?.mark ?? ''));
  app.following.quiet += 1;
  // What came meanwhile is newer than this answer.
  if (!mayLook(app.state()) || app.state().sheet.loaded !== loaded) return;
  app.update((state) => withSheet(state, { failure: reply.ok ? null : `${reply.problem} It is asked again.` }));
  if (!reply.ok || reply.value === null) return;
  app.following.quiet = 0;
  takeSheet(app, reply.value);
}

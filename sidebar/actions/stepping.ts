/** Moving through the steps, by hand or by itself. */
import { type App, pause, showMessage } from '../app';
import { atStep, brokenLine, isAtEnd, lineInFocus } from '../state/session';
import { isInSheet, shownSession, withSessionChanged } from '../state/state';
import { showLine } from './selecting';

/** Milliseconds that a step stays while playing, and for people who asked for less motion. */
const PACE = 900;
const CALM_PACE = 2500;

/** Shows the puzzle after so many steps; numbers beyond the ends mean the ends. */
export function goTo(app: App, step: number): void {
  pause(app);
  showMessage(app, null);
  moveTo(app, step);
}

function moveTo(app: App, step: number): void {
  const session = shownSession(app.state());
  if (session === null) return;
  app.update((state) => withSessionChanged(state, session.id, (current) => atStep(current, step)));
  if (shownSession(app.state())?.step !== session.step) followStep(app);
}

/** Shows the board where the steps break off, and the line where they do, in the sheet too if the puzzle is there. */
export function goToBreak(app: App): void {
  const session = shownSession(app.state());
  const line = session === null ? null : brokenLine(session);
  if (session === null || line === null) return;
  goTo(app, session.logic.steps.length);
  if (isInSheet(app.state())) void showLine(app, line);
}

/** Selects the line of the step that is shown, when the person wants the sheet to follow. */
function followStep(app: App): void {
  const session = shownSession(app.state());
  const line = session === null ? null : lineInFocus(session);
  if (line !== null && app.state().follow && isInSheet(app.state())) void showLine(app, line);
}

export function setFollow(app: App, follow: boolean): void {
  app.update((state) => ({ ...state, follow }));
  followStep(app);
}

export function setLargeCells(app: App, largeCells: boolean): void {
  app.update((state) => ({ ...state, largeCells }));
}

/** Plays the steps from here, or from the start when this is the end; or pauses. */
export function togglePlaying(app: App): void {
  if (app.state().playing) {
    pause(app);
    return;
  }
  const session = shownSession(app.state());
  if (session === null || session.logic.steps.length === 0) return;
  app.update((state) => ({ ...state, playing: true }));
  if (isAtEnd(session)) moveTo(app, 0);
  playOn(app);
}

function playOn(app: App): void {
  const pace = app.services.prefersCalm() ? CALM_PACE : PACE;
  const stopWaiting = app.services.wait(pace, () => {
    const session = shownSession(app.state());
    if (session === null) return;
    moveTo(app, session.step + 1);
    if (session.step + 1 < session.logic.steps.length) playOn(app);
    else pause(app);
  });
  app.stops.set('playing', stopWaiting);
}

/** Copying the clues, the picture and the steps of the puzzle on show. */
import { type App, showMessage } from '../app';
import { copiedClues, copiedPicture } from '../state/clipboardText';
import type { Session } from '../state/session';
import { shownSession } from '../state/state';
import { stepList } from '../words/stepWords';

export function copyClues(app: App): Promise<void> {
  return copy(app, ({ puzzle }) => copiedClues(puzzle), 'Clues copied.');
}

/** Copies the picture as cells of TRUE and FALSE, which a sheet and *Paste a design* take. */
export function copyPicture(app: App): Promise<void> {
  return copy(app, ({ picture }) => (picture === null ? null : copiedPicture(picture)), 'Picture copied.');
}

export function copySteps(app: App): Promise<void> {
  return copy(app, ({ logic }) => stepList(logic.steps), 'Steps copied.');
}

async function copy(app: App, textOf: (session: Session) => string | null, message: string): Promise<void> {
  const session = shownSession(app.state());
  const text = session === null ? null : textOf(session);
  if (text === null) return;
  const copied = await app.services.copy(text);
  if (copied) showMessage(app, { kind: 'done', text: message, offer: null });
  else showMessage(app, { kind: 'problem', text: 'The browser did not allow copying.', offer: null });
}

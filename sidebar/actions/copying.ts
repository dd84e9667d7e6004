/** Copying the clues and the steps of the puzzle on show. */
import { type App, showMessage } from '../app';
import { copiedClues } from '../state/clipboardText';
import { shownSession } from '../state/state';
import { stepList } from '../words/stepWords';

export async function copyClues(app: App): Promise<void> {
  const session = shownSession(app.state());
  if (session !== null) await copy(app, copiedClues(session.puzzle), 'Clues copied.');
}

export async function copySteps(app: App): Promise<void> {
  const session = shownSession(app.state());
  if (session !== null) await copy(app, stepList(session.logic.steps), 'Steps copied.');
}

async function copy(app: App, text: string, message: string): Promise<void> {
  const copied = await app.services.copy(text);
  if (copied) showMessage(app, { kind: 'done', text: message, offer: null });
  else showMessage(app, { kind: 'problem', text: 'The browser did not allow copying.', offer: null });
}

/** What a message offers to do. */
import { type App, showMessage } from '../app';
import type { ShowRequest, WriteRequest } from '../state/state';
import { stepThroughChanges } from './drawing';
import { show } from './selecting';
import { bringBack } from './typing';
import { write } from './writing';

/** Does what the message on show offers. */
export async function takeOffer(app: App): Promise<void> {
  const offer = app.state().message?.offer ?? null;
  if (offer === null) return;
  showMessage(app, null);
  if (offer.kind === 'bring-back') bringBack(app, offer.entry);
  else if (offer.kind === 'take-back') stepThroughChanges(app, 'undo');
  else await tryAgain(app, offer.request);
}

async function tryAgain(app: App, request: WriteRequest | ShowRequest): Promise<void> {
  if (request.kind === 'show' || request.kind === 'show-cell') await show(app, request);
  else await write(app, request);
}

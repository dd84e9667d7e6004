/** Opening the page large, as a dialog. */
import { type App, showMessage } from '../app';
import { replyTo } from '../services/server';

/** Opens the view on show in a dialog with more room. */
export async function openLarge(app: App): Promise<void> {
  const reply = await replyTo(app.services.server.sidebarOpenLarge(app.state().view));
  if (!reply.ok) showMessage(app, { kind: 'problem', text: reply.problem, offer: null });
}

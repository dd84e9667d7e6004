/** The last net: what goes wrong unforeseen is told in a sentence; what the services or the runtime say is no help to people. */
import type { Reply } from '../contract/wire';
import { tell, toast } from './dialogs';
import { failed } from './words/messages';

/** Runs a menu command; `what` names it. */
export function runCommand(what: string, command: () => void): void {
  try {
    command();
  } catch {
    tell(failed(what));
  }
}

/** Runs what an edit sets off, where no dialog may be shown. */
export function runQuietly(what: string, reaction: () => void): void {
  try {
    reaction();
  } catch {
    toast(failed(what));
  }
}

/** Replies to a call of the sidebar. */
export function replyTo<T>(what: string, call: () => Reply<T>): Reply<T> {
  try {
    return call();
  } catch {
    return { ok: false, problem: failed(what) };
  }
}

/**
 * The last net under everything that Sheets, the menu and the sidebar call. What went wrong is logged with its stack, for Apps
 * Script's executions to show, and told in a sentence: ours where the cause is known, else ours and Google's own words.
 */
import type { Reply } from '../contract/wire';
import { tell, toast } from './dialogs';
import { logFailure, wordsOf } from './failureLog';
import { failed } from './words/failures';

/** Runs a menu command; `what` names it. */
export function runCommand(what: string, command: () => void): void {
  try {
    command();
  } catch (failure) {
    tell(explain(what, failure));
  }
}

/** Runs what an edit or the opening of the file sets off, where no dialog may be shown. */
export function runQuietly(what: string, reaction: () => void): void {
  try {
    reaction();
  } catch (failure) {
    toast(explain(what, failure));
  }
}

/** Replies to a call of the sidebar. */
export function replyTo<T>(what: string, call: () => Reply<T>): Reply<T> {
  try {
    return call();
  } catch (failure) {
    return { ok: false, problem: explain(what, failure) };
  }
}

/** Logs a failure and words it. */
function explain(what: string, failure: unknown): string {
  logFailure(what, failure);
  return failed(what, wordsOf(failure).message);
}

/** What is said when something goes wrong that the add-on did not foresee: the cause and the cure, where Google's words tell them. */

import { causeOf } from '../../contract/causes';
import { NO_CELLS } from './messages';

/** An error of the services or of ours; `message` is what it says. */
export function failed(what: string, message: string): string {
  const cause = /OBJECT sheet/.test(message) ? NO_CELLS : causeOf(message);
  if (cause !== null) return `${what} did not work. ${cause}`;
  return `${what} did not work. Try again; if it happens again, this is what Google says about it: ${message}`;
}

/** How the sidebar's writes go: a question first where something would be replaced, then under the lock, then a new verdict. */

import type { Reply, WriteOutcome } from '../../contract/wire';
import { withLock } from '../lock';
import { renewQuickly } from '../renew';
import { withVerdictAtRisk } from '../verdictCell';
import { BUSY } from '../words/messages';
import { goOn } from '../words/sidebar';
import { done, refuse } from './replies';
import type { Target } from './target';

const LOCK_MILLISECONDS = 10_000;

export interface Writing {
  readonly target: Target;
  /** What will be replaced, as sentences; none means that nobody needs to be asked. */
  readonly consequences: readonly string[];
  readonly write: () => void;
  /** What to say when it is written. */
  readonly message: string;
}

/** Asks, unless `mayReplace` or nothing is replaced; else writes. */
export function carryOutWriting(
  { target, consequences, write, message }: Writing,
  mayReplace: boolean,
): Reply<WriteOutcome> {
  if (consequences.length > 0 && !mayReplace) return done({ written: false, question: goOn(consequences) });
  const written = withVerdictAtRisk(target.sheet, () => writeAndRenew(target, write));
  return written ? done({ written: true, message }) : refuse(BUSY);
}

function writeAndRenew({ sheet, resizing }: Target, write: () => void): boolean {
  const written = withLock(LOCK_MILLISECONDS, () => {
    write();
    return true;
  });
  if (written === null) return false;
  renewQuickly(sheet, resizing.to);
  return true;
}

/** Carrying out what the sidebar wants to write: after a question where something would be lost, under the lock, with a new verdict. */
import { type Size, tableArea } from '../../contract/places';
import type { Reply, WriteOutcome } from '../../contract/wire';
import { LOCK_WAITS, makeRoom, type Sheet, withLock } from '../document';
import type { NotedPuzzle } from '../notedPuzzle';
import { renewQuickly } from '../renewal/renewVerdict';
import { BUSY, goOn } from '../words/messages';
import { withVerdictAtRisk } from '../writing/verdictCell';
import { done, refuse } from './requests';

/** What is to be done, thought through before anything is written. */
export interface Writing {
  readonly sheet: Sheet;
  /** The size that the puzzle has then. */
  readonly size: Size;
  /** Whether the sheet was never set up. */
  readonly isNew: boolean;
  /** What will be replaced, as sentences; none means that nobody needs to be asked. */
  readonly consequences: readonly string[];
  /** Writes, and returns the puzzle as it is then noted. */
  readonly write: () => NotedPuzzle;
  /** What to say when it is written. */
  readonly message: string;
}

/** Asks, unless `mayReplace` or nothing is replaced; else writes. */
export function carryOut(writing: Writing, mayReplace: boolean): Reply<WriteOutcome> {
  const { sheet, consequences, message } = writing;
  if (consequences.length > 0 && !mayReplace) {
    return done({ written: false, question: goOn(sheet.getName(), consequences) });
  }
  const written = withVerdictAtRisk(sheet, () => writeAndRenew(writing));
  return written ? done({ written: true, message }) : refuse(BUSY);
}

function writeAndRenew({ sheet, size, isNew, write }: Writing): boolean {
  const noted = withLock(LOCK_WAITS.sidebar, () => {
    makeRoom(sheet, tableArea(size));
    return write();
  });
  if (noted !== null) renewQuickly(sheet, noted, isNew);
  return noted !== null;
}

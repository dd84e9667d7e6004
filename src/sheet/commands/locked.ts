/** How commands renew a puzzle: under the lock, and asking before formulas of the person's own are replaced. */
import { withLock } from '../lock';
import { ask, tell } from '../person';
import type { Renewal, RenewOptions } from '../renewalPlan';
import { BUSY, replaceFormulas } from '../words/messages';

const LOCK_MILLISECONDS = 20_000;

/**
 * Tries under the lock and, when formulas stand in the way, asks outside of it (a question drops the lock) and tries again.
 * What keeps the puzzle from being renewed is told. Answers whether it was renewed.
 */
export function renewAndTell(attempt: (formulas: RenewOptions['formulas']) => Renewal): boolean {
  const renewal = asking(attempt);
  if (renewal === null) tell(BUSY);
  else if (renewal.kind === 'refused') tell(renewal.problem);
  return renewal?.kind === 'done';
}

function asking(attempt: (formulas: RenewOptions['formulas']) => Renewal): Renewal | null {
  const first = withLock(LOCK_MILLISECONDS, () => attempt('ask'));
  if (first?.kind !== 'ask') return first;
  const answer = ask(replaceFormulas(first.cells)) ? 'replace' : 'keep';
  return withLock(LOCK_MILLISECONDS, () => attempt(answer));
}

/**
 * Renewing clues and verdict from the whole grid: read once, plan, write, and read again to see whether the sheet holds what was
 * written and whether somebody changed the picture meanwhile, whose edit may have left the work to this one.
 */

import { type Size, VERDICT_CELL } from '../contract/places';
import { findMismatch, writeStretches } from './clueWriting';
import { announceMismatch } from './judge';
import { withLock } from './lock';
import { type Sheet, tableRange } from './ranges';
import { planRenewal, type Renewal, type RenewalPlan, type RenewOptions } from './renewalPlan';
import { readTable, samePicture, type Table, valueAt } from './table';
import { withdrawVerdict, writeVerdict, writeVerdictAndClues } from './verdictCell';
import { KEEPS_CHANGING } from './words/messages';

const ROUNDS = 3;

/** Renews clues and verdict. Call it while holding the lock. */
export function renewPuzzle(sheet: Sheet, size: Size, options: RenewOptions): Renewal {
  const range = tableRange(sheet, size);
  for (let round = 0; round < ROUNDS; round += 1) {
    const table = readTable(range, size);
    const plan = planRenewal(table, options);
    if (plan.stretches.length === 0 && plan.announcement === null) return plan.renewal;
    carryOut(sheet, plan, valueAt(table, VERDICT_CELL));
    const values = range.getValues();
    if (samePicture(table, values)) return checkWritten(sheet, plan, values);
  }
  withdrawVerdict(sheet);
  return { kind: 'refused', problem: KEEPS_CHANGING };
}

function carryOut(sheet: Sheet, { stretches, announcement }: RenewalPlan, held: unknown): void {
  if (announcement === null) writeStretches(sheet, stretches);
  else writeVerdictAndClues(sheet, announcement, stretches, held);
}

function checkWritten(
  sheet: Sheet,
  { stretches, announcement, renewal }: RenewalPlan,
  values: Table['values'],
): Renewal {
  const problem = findMismatch(stretches, values);
  if (problem === null) return renewal;
  if (announcement !== null) writeVerdict(sheet, announceMismatch(problem), announcement.text);
  return { kind: 'refused', problem };
}

/** Edits have 30 seconds. So many tries take a fifth of a second on a desk's machine for the largest puzzles, and 8 without a compiler. */
const QUICK_TRIES = 5_000;
/** Longer than another edit's renewal takes. Only Check puzzle may hold the lock for longer, which looks at the grid again in the end. */
const LOCK_MILLISECONDS = 10_000;

/**
 * Renews clues and verdict in short time, without a question. When another execution holds the lock, that one will see the new
 * picture before it ends; until then, and in case it does not get so far, no verdict is left standing.
 */
export function renewQuickly(sheet: Sheet, size: Size): void {
  const options: RenewOptions = { patience: { tries: QUICK_TRIES, mentionCommand: true }, formulas: 'keep' };
  const renewal = withLock(LOCK_MILLISECONDS, () => renewPuzzle(sheet, size, options));
  if (renewal === null) withdrawVerdict(sheet);
}

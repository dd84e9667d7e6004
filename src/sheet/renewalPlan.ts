/** What is to be written so that clues and verdict are those of the grid; found out without writing anything. */

import { VERDICT_CELL } from '../contract/places';
import { cluesOf, type Grid } from '../core';
import { isBlank } from './cells';
import { hasNoClues, readTypedClues } from './clueCells';
import { type CluePlan, planClues, type Stretch } from './cluePlan';
import type { Announcement, Patience } from './judge';
import {
  announceDisagreement,
  announceRefusal,
  judgePicture,
  judgeTyped,
  NO_ANNOUNCEMENT,
  nothingToCheck,
} from './judge';
import { readPicture } from './picture';
import { type Table, valueAt } from './table';
import { gridIsEmpty } from './words/messages';
import { isProved, isVerdict, kindOfVerdict } from './words/verdicts';

export interface RenewOptions {
  /** How long to look for the verdict; null writes only the clues and takes back a verdict that they make stale. */
  readonly patience: Patience | null;
  /** What becomes of clue cells whose formula disagrees with the picture. */
  readonly formulas: 'ask' | 'keep' | 'replace';
}

/** What came of it. `ask`: nothing was written, because these cells hold formulas that disagree with the picture. */
export type Renewal =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'ask'; readonly cells: readonly string[] };

/** No announcement leaves A1 as it is. */
export interface RenewalPlan {
  readonly stretches: readonly Stretch[];
  readonly announcement: Announcement | null;
  readonly renewal: Renewal;
}

const DONE: Renewal = { kind: 'done' };

export function planRenewal(table: Table, options: RenewOptions): RenewalPlan {
  const reading = readPicture(table);
  switch (reading.kind) {
    case 'refused':
      return planRefusal(table, reading.problem, options);
    case 'none':
      return planWithoutPicture(table, options);
    case 'picture':
      return planPicture(table, reading.grid, options);
  }
}

function planRefusal(table: Table, problem: string, { patience }: RenewOptions): RenewalPlan {
  const announcement = patience === null ? withdrawal(table) : unlessSaid(table, announceRefusal(problem));
  return { stretches: [], announcement, renewal: { kind: 'refused', problem } };
}

function planWithoutPicture(table: Table, { patience }: RenewOptions): RenewalPlan {
  if (patience === null) {
    return { stretches: [], announcement: null, renewal: { kind: 'refused', problem: gridIsEmpty(table.size) } };
  }
  const announcement = hasNoClues(table)
    ? unlessBlank(table, nothingToCheck(table.size))
    : judgeTyped(readTypedClues(table), table.size, patience);
  return { stretches: [], announcement, renewal: DONE };
}

function planPicture(table: Table, grid: Grid, { formulas, patience }: RenewOptions): RenewalPlan {
  const clues = cluesOf(grid);
  const plan = planClues(table, clues, formulas === 'replace');
  const kept = formulas === 'replace' ? [] : plan.disagreeing;
  if (kept.length > 0 && formulas === 'ask') {
    return { stretches: [], announcement: null, renewal: { kind: 'ask', cells: kept } };
  }
  const announcement =
    patience === null
      ? withdrawalFor(table, plan)
      : announcementFor(table, plan, kept, () => judgePicture(clues, grid, table.size, patience));
  return { stretches: plan.stretches, announcement, renewal: DONE };
}

function announcementFor(
  table: Table,
  { standing }: CluePlan,
  kept: readonly string[],
  judge: () => Announcement,
): Announcement | null {
  if (kept.length > 0) return unlessSaid(table, announceDisagreement(kept));
  const announcement = judge();
  return standing ? unlessProved(table, announcement) : announcement;
}

/** Leaves A1 alone when it says the same, which in these cases is all there is to say. */
function unlessSaid(table: Table, announcement: Announcement): Announcement | null {
  return valueAt(table, VERDICT_CELL) === announcement.text ? null : announcement;
}

/** Nor does a blank A1 need to say that there is nothing. */
function unlessBlank(table: Table, announcement: Announcement): Announcement | null {
  return isBlank(valueAt(table, VERDICT_CELL)) ? null : unlessSaid(table, announcement);
}

/** About the same clues as before, fewer tries cannot take back what more tries have proved. */
function unlessProved(table: Table, announcement: Announcement): Announcement | null {
  const isOutdone = kindOfVerdict(announcement.text) === 'undecided' && isProved(String(valueAt(table, VERDICT_CELL)));
  return isOutdone ? null : unlessSaid(table, announcement);
}

/** Takes back a verdict that new clues make stale. */
function withdrawalFor(table: Table, { stretches }: CluePlan): Announcement | null {
  return stretches.length > 0 ? withdrawal(table) : null;
}

function withdrawal(table: Table): Announcement | null {
  return isVerdict(String(valueAt(table, VERDICT_CELL))) ? NO_ANNOUNCEMENT : null;
}

/**
 * Renewing clues and verdict from the whole grid: read the table, decide the clues, solve, decide A1, write, and read again to see
 * whether the sheet holds what was written, and whether somebody changed the picture meanwhile, whose edit may have left the work
 * to this one.
 */
import { type Size, VERDICT_CELL } from '../../contract/places';
import { type Clues, cluesOf, type Grid } from '../../core';
import { LOCK_WAITS, type Sheet, withLock } from '../document';
import { type NotedPuzzle, recallPuzzle } from '../notedPuzzle';
import { hasNoClues, readTypedClues, type TypedClues } from '../reading/clueCells';
import { readPicture } from '../reading/picture';
import { hasRoom, readTable, readValuesAgain, sameGrid, type Table, valueAt } from '../reading/table';
import { describeMissingRoom } from '../words/cells';
import { gridIsEmpty, KEEPS_CHANGING } from '../words/messages';
import { findMismatch, planClues, type Stretch, writeStretches } from '../writing/clues';
import { type Announcement, changeA1, changeOfA1, withdrawVerdict } from '../writing/verdictCell';
import {
  announceDisagreement,
  announceMismatch,
  announceNothing,
  announceRefusal,
  type Effort,
  judgePicture,
  judgeTyped,
} from './judge';

/** What becomes of clue cells whose formula disagrees with the picture. */
export type FormulaChoice = 'ask' | 'keep' | 'replace';

/** What came of it. `ask`: nothing was written, because these cells hold formulas that disagree with the picture. */
export type Renewal =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'ask'; readonly cells: readonly string[] };

/** How often a picture that changed meanwhile is read again. */
const ROUNDS = 3;

/** Renews clues and verdict. Call it while holding the lock. */
export function renewVerdict(sheet: Sheet, puzzle: NotedPuzzle, formulas: FormulaChoice, effort: Effort): Renewal {
  let noted = puzzle;
  for (let round = 0; round < ROUNDS; round += 1) {
    const table = readTable(sheet, noted.size);
    const decision = decideClues(table, formulas);
    if (decision.kind === 'ask') return decision;
    const announcement = judge(decision, table.size, effort);
    const change = changeOfA1(valueAt(table, VERDICT_CELL), announcement, () => recallPuzzle(sheet));
    const stretches = decision.kind === 'drawn' ? decision.stretches : [];
    const end = decision.kind === 'refused' ? decision : DONE;
    if (stretches.length === 0 && change.kind === 'keep') return end;
    writeStretches(sheet, stretches);
    noted = changeA1(sheet, noted, change);
    const written = checkWritten(sheet, table, stretches);
    if (written.kind === 'mismatch') return refuseMismatch(sheet, noted, written.problem);
    if (written.kind === 'as-planned') return end;
  }
  return giveUp(sheet);
}

/** Writes the clues of the picture and nothing else, and takes back a verdict that they make stale. Call it while holding the lock. */
export function renewClues(sheet: Sheet, { size }: NotedPuzzle, formulas: FormulaChoice): Renewal {
  for (let round = 0; round < ROUNDS; round += 1) {
    const table = readTable(sheet, size);
    const decision = decideClues(table, formulas);
    if (decision.kind !== 'drawn') return refuseClues(sheet, decision, size);
    if (decision.stretches.length === 0) return DONE;
    withdrawVerdict(sheet);
    writeStretches(sheet, decision.stretches);
    const written = checkWritten(sheet, table, decision.stretches);
    if (written.kind === 'mismatch') return { kind: 'refused', problem: written.problem };
    if (written.kind === 'as-planned') return DONE;
  }
  return giveUp(sheet);
}

function refuseClues(sheet: Sheet, decision: Exclude<Decision, { kind: 'drawn' }>, size: Size): Renewal {
  switch (decision.kind) {
    case 'ask':
      return decision;
    case 'refused':
      withdrawVerdict(sheet);
      return decision;
    case 'nothing':
    case 'typed':
      return { kind: 'refused', problem: gridIsEmpty(size) };
  }
}

/**
 * Renews clues and verdict in short time, without a question. When another execution holds the lock, that one will see the new
 * picture before it ends; until then, and in case it does not get so far, no verdict is left standing.
 */
export function renewQuickly(sheet: Sheet, puzzle: NotedPuzzle): void {
  const renewal = withLock(LOCK_WAITS.edit, () => renewVerdict(sheet, puzzle, 'keep', 'quick'));
  if (renewal === null) withdrawVerdict(sheet);
}

/** What the clues are to be, and what is written for them. */
type Decision =
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'typed'; readonly typed: TypedClues }
  | {
      readonly kind: 'drawn';
      readonly picture: Grid;
      readonly clues: Clues;
      readonly stretches: readonly Stretch[];
      /** The names of cells whose formula disagrees with the picture and stays. */
      readonly disagreeing: readonly string[];
    }
  | Extract<Renewal, { kind: 'ask' }>;

function decideClues(table: Table, formulas: FormulaChoice): Decision {
  if (!hasRoom(table)) return { kind: 'refused', problem: describeMissingRoom(table.size) };
  const reading = readPicture(table);
  switch (reading.kind) {
    case 'refused':
      return reading;
    case 'none':
      return hasNoClues(table) ? { kind: 'nothing' } : { kind: 'typed', typed: readTypedClues(table) };
    case 'picture':
      return decideDrawn(table, reading.picture, formulas);
  }
}

function decideDrawn(table: Table, picture: Grid, formulas: FormulaChoice): Decision {
  const clues = cluesOf(picture);
  const { stretches, disagreeing } = planClues(table, clues, formulas === 'replace');
  if (disagreeing.length > 0 && formulas === 'ask') return { kind: 'ask', cells: disagreeing };
  return { kind: 'drawn', picture, clues, stretches, disagreeing: formulas === 'replace' ? [] : disagreeing };
}

function judge(decision: Exclude<Decision, { kind: 'ask' }>, size: Size, effort: Effort): Announcement {
  switch (decision.kind) {
    case 'refused':
      return announceRefusal(decision.problem);
    case 'nothing':
      return announceNothing(size);
    case 'typed':
      return judgeTyped(decision.typed, size, effort);
    case 'drawn':
      return decision.disagreeing.length > 0
        ? announceDisagreement(decision.disagreeing)
        : judgePicture(decision.clues, decision.picture, size, effort);
  }
}

const DONE: Renewal = { kind: 'done' };

/** Whether the sheet holds the clues that were written, and still the picture that they were written for. */
type Written =
  | { readonly kind: 'as-planned' }
  | { readonly kind: 'mismatch'; readonly problem: string }
  | { readonly kind: 'picture-changed' };

function checkWritten(sheet: Sheet, table: Table, stretches: readonly Stretch[]): Written {
  const values = readValuesAgain(sheet, table);
  if (!sameGrid(table, values)) return { kind: 'picture-changed' };
  const problem = findMismatch(stretches, values);
  return problem === null ? { kind: 'as-planned' } : { kind: 'mismatch', problem };
}

/** The sheet made something else of a clue: A1 says that in place of a verdict. */
function refuseMismatch(sheet: Sheet, puzzle: NotedPuzzle, problem: string): Renewal {
  changeA1(sheet, puzzle, { kind: 'say', announcement: announceMismatch(problem) });
  return { kind: 'refused', problem };
}

/** A picture that never stands still gets no verdict. */
function giveUp(sheet: Sheet): Renewal {
  withdrawVerdict(sheet);
  return { kind: 'refused', problem: KEEPS_CHANGING };
}

/**
 * Renewing clues and verdict from the whole grid: read the table, decide the clues, solve, decide A1, write, and read again to see
 * whether the sheet holds what was written, and whether somebody changed the picture meanwhile, whose edit may have left the work
 * to this one.
 */
import { type Size, VERDICT_CELL } from '../../contract/places';
import { emptyCells, LOCK_WAITS, type Sheet, withLock } from '../document';
import { type NotedPuzzle, notePuzzle, recallPuzzle } from '../notedPuzzle';
import { calculateTyped, sameClueCells } from '../reading/clueCells';
import { formulaAt, gridFormulas, readValuesAgain, sameGrid, valueAt } from '../reading/table';
import { displacementOf } from '../reading/whereabouts';
import { gridIsEmpty, KEEPS_CHANGING } from '../words/messages';
import {
  cluesInTheWay,
  type Disagreement,
  findMismatch,
  followWritten,
  type Stretch,
  writeStretches,
} from '../writing/clues';
import { paintedArea, readRules } from '../writing/ownRules';
import {
  type A1Change,
  changeA1,
  changeOfA1,
  isForeign,
  isSpeaking,
  keepFresh,
  wearsOurs,
  withdrawVerdict,
} from '../writing/verdictCell';
import { type Choice, type Decision, decideClues, type Found, judge, readSheet } from './decide';
import { announceMismatch, announceRefusal, type Effort, quickly } from './judge';

/** How to renew. */
export interface Renewing {
  readonly choice: Choice;
  readonly effort: Effort;
  /** Whether the person has agreed that what stands in A1 may go. */
  readonly mayReplaceA1: boolean;
}

/**
 * What came of it. `ask`: nothing was written, because these cells hold clues of the person's own that disagree with the picture.
 * `isUnsaid`: A1 does not say it, because it holds something of the person's own.
 */
export type Renewal =
  | { readonly kind: 'done'; readonly isUnsaid: boolean }
  | {
      readonly kind: 'refused';
      readonly problem: string;
      readonly isUnsaid: boolean;
      /** The size that would take in a picture which goes on beyond the grid. */
      readonly takesIn: Size | null;
    }
  | { readonly kind: 'ask'; readonly cells: readonly Disagreement[] };

/** How often a picture that changed meanwhile is read again. */
const ROUNDS = 3;

/** Renews clues and verdict. Call it while holding the lock. */
export function renewVerdict(sheet: Sheet, puzzle: NotedPuzzle, renewing: Renewing): Renewal {
  let noted = puzzle;
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = readSheet(sheet, noted);
    if (calculateTyped(sheet, found.table) || makeWay(found)) continue;
    const decision = decideClues(found, renewing.choice);
    if (decision.kind === 'ask') return decision;
    const announcement = judge(decision, found.table, noted, renewing.effort);
    const isTaken = !renewing.mayReplaceA1 && isForeignA1(found);
    const change = isTaken ? giveWay(found) : changeOfA1(heldIn(found), announcement, () => recallPuzzle(sheet));
    const renewal = renewalOf(decision, isTaken);
    if (change.kind === 'keep' && !isTaken) keepFresh(sheet, found.puzzle, found.rules, announcement);
    if (change.kind === 'keep' && stretchesOf(decision).length === 0) {
      noteChanges(found, decision);
      return renewal;
    }
    writeClues(found, decision);
    const changed = changeA1(sheet, withChanges(found, decision), found.rules, change);
    noted = change.kind === 'say' ? changed : notePuzzle(sheet, changed);
    const written = checkWritten(found, decision);
    if (written.kind === 'as-planned') return renewal;
    if (written.kind === 'mismatch') return refuseMismatch(sheet, noted, written.problem, isTaken);
  }
  return giveUp(sheet, noted);
}

/**
 * Writes the clues of the picture and nothing else, and takes back a verdict that they make stale; nothing as long as typed clues
 * are to stay that say something else. Call it while holding the lock.
 */
export function renewClues(sheet: Sheet, puzzle: NotedPuzzle, choice: Choice): Renewal {
  let noted = puzzle;
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = readSheet(sheet, noted);
    if (calculateTyped(sheet, found.table) || makeWay(found)) continue;
    const decision = decideClues(found, choice, false);
    if (decision.kind !== 'drawn') return refuseClues(found, decision);
    if (decision.disagreeing.some(({ byFormula }) => !byFormula)) return { kind: 'ask', cells: decision.disagreeing };
    if (decision.stretches.length === 0) return DONE;
    const cleared = changeA1(sheet, found.puzzle, found.rules, { kind: 'clear' });
    writeClues({ ...found, puzzle: cleared }, decision);
    noted = notePuzzle(sheet, { ...cleared, written: decision.written });
    const written = checkWritten(found, decision);
    if (written.kind === 'as-planned') return DONE;
    if (written.kind === 'mismatch') return refusal(written.problem);
  }
  return giveUp(sheet, noted);
}

/** A formula that is to give all clues finds those of the add-on's in its way: they go. Returns whether there were any. */
function makeWay({ sheet, table, puzzle }: Found): boolean {
  const places = cluesInTheWay(table, puzzle.written);
  emptyCells(sheet, places);
  return places.length > 0;
}

/** It is noted first: clues that a failure cut off are known to be ours. */
function writeClues({ sheet, puzzle }: Found, decision: Decision): void {
  const stretches = stretchesOf(decision);
  if (stretches.length > 0 && decision.kind === 'drawn' && decision.written !== null)
    notePuzzle(sheet, puzzle, decision.written);
  writeStretches(sheet, stretches);
}

function refuseClues({ sheet, puzzle, rules }: Found, decision: Exclude<Decision, { kind: 'drawn' }>): Renewal {
  switch (decision.kind) {
    case 'ask':
      return decision;
    case 'refused':
      changeA1(sheet, puzzle, rules, { kind: 'clear' });
      return refusal(decision.problem, false, decision.takesIn);
    case 'nothing':
    case 'typed':
      return refusal(gridIsEmpty(puzzle.size));
  }
}

/**
 * Renews clues and verdict in short time, without a question. When another execution holds the lock, that one will see the new
 * picture before it ends; until then, and in case it does not get so far, no verdict is left standing.
 */
export function renewQuickly(sheet: Sheet, puzzle: NotedPuzzle, mayReplaceA1 = false): Renewal | null {
  const renewal = withLock(LOCK_WAITS.edit, () =>
    renewVerdict(sheet, puzzle, { choice: 'keep', effort: quickly(), mayReplaceA1 }),
  );
  if (renewal === null) withdrawVerdict(sheet);
  return renewal;
}

function heldIn({ table }: Found): unknown {
  return valueAt(table, VERDICT_CELL);
}

function isForeignA1(found: Found): boolean {
  return isForeign(found.puzzle, heldIn(found), formulaAt(found.table, VERDICT_CELL));
}

/** Notes what has changed about clues and grid where nothing is to be written. */
function noteChanges(found: Found, decision: Decision): void {
  const puzzle = withChanges(found, decision);
  if (!isNoted(puzzle, found.puzzle)) notePuzzle(found.sheet, puzzle);
}

/** What is to be noted about the clues and the grid. */
function withChanges(found: Found, decision: Decision): NotedPuzzle {
  const { puzzle, table } = found;
  const isFed = gridFormulas(table).length > 0;
  return decision.kind === 'refused' || decision.kind === 'ask'
    ? { ...puzzle, isFed, written: stillWritten(found) }
    : { ...puzzle, isFed, written: decision.written };
}

/**
 * What is left of the clues that were written. Without a note, what counts as written is a guess, or was agreed to give way to
 * clues that now are not written.
 */
function stillWritten({ puzzle, rules, table }: Found): NotedPuzzle['written'] {
  if (puzzle.note === null) return null;
  const isMoved = displacementOf(paintedArea(rules), puzzle.size) !== null;
  return isMoved ? puzzle.written : followWritten(table, puzzle.written);
}

function isNoted(puzzle: NotedPuzzle, before: NotedPuzzle): boolean {
  return (
    puzzle.isFed === before.isFed &&
    JSON.stringify(puzzle.written) === JSON.stringify(before.written) &&
    puzzle.note !== null
  );
}

/** A person has put something into A1: what was said there goes, with its colour and its note. */
function giveWay({ sheet, puzzle, rules }: Found): A1Change {
  return { kind: isSpeaking(puzzle, rules) || wearsOurs(sheet) ? 'clear' : 'keep' };
}

function stretchesOf(decision: Decision): readonly Stretch[] {
  return decision.kind === 'refused' || decision.kind === 'ask' ? [] : decision.stretches;
}

const DONE: Renewal = { kind: 'done', isUnsaid: false };

function refusal(problem: string, isUnsaid = false, takesIn: Size | null = null): Renewal {
  return { kind: 'refused', problem, isUnsaid, takesIn };
}

function renewalOf(decision: Decision, isUnsaid: boolean): Renewal {
  return decision.kind === 'refused'
    ? refusal(decision.problem, isUnsaid, decision.takesIn)
    : { kind: 'done', isUnsaid };
}

/** Whether the sheet holds the clues that were written, and still what they were written for or what was judged. */
type Written =
  | { readonly kind: 'as-planned' }
  | { readonly kind: 'mismatch'; readonly problem: string }
  | { readonly kind: 'picture-changed' };

function checkWritten({ sheet, table }: Found, decision: Decision): Written {
  const values = readValuesAgain(sheet, table);
  if (!sameGrid(table, values)) return { kind: 'picture-changed' };
  const stretches = stretchesOf(decision);
  if (decision.kind === 'typed' && stretches.length === 0 && !sameClueCells(table, values))
    return { kind: 'picture-changed' };
  const problem = findMismatch(stretches, values);
  return problem === null ? { kind: 'as-planned' } : { kind: 'mismatch', problem };
}

/** The sheet made something else of a clue: A1 says that in place of a verdict. */
function refuseMismatch(sheet: Sheet, puzzle: NotedPuzzle, problem: string, isTaken: boolean): Renewal {
  if (!isTaken) changeA1(sheet, puzzle, readRules(sheet), { kind: 'say', announcement: announceMismatch(problem) });
  return refusal(problem, isTaken);
}

/** A picture that never stands still, as one of formulas with RAND, gets no verdict, and A1 says why. */
function giveUp(sheet: Sheet, puzzle: NotedPuzzle): Renewal {
  const found = readSheet(sheet, puzzle);
  const isTaken = isForeignA1(found);
  const said: A1Change = { kind: 'say', announcement: announceRefusal(KEEPS_CHANGING) };
  changeA1(sheet, puzzle, found.rules, isTaken ? { kind: 'clear' } : said);
  return refusal(KEEPS_CHANGING, isTaken);
}

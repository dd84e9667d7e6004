/** What the clues are to be, found out from what the sheet holds, and what there is to say about them; nothing is written. */
import { gridArea, isPossible, overlap, placesOf, type Size } from '../../contract/places';
import { howToBegin } from '../../contract/wording';
import { type Clues, cluesOf, type Grid } from '../../core';
import type { Sheet } from '../document';
import type { NotedPuzzle, NotedVerdict, WrittenClues } from '../notedPuzzle';
import { hasNoClues, lateProblem, readTypedClues, type TypedClues } from '../reading/clueCells';
import { readPicture } from '../reading/picture';
import { hasRoom, readTable, type Table, valueAt } from '../reading/table';
import { beginsInA1, displacementProblem, type Overreach, overreachOf, watchedArea } from '../reading/whereabouts';
import { BEGINS_IN_A1, describeMissingRoom, describeOverreach } from '../words/cells';
import { isVerdict } from '../words/verdicts';
import type { Announcement } from '../writing/announcement';
import {
  clueTextsAfter,
  type Disagreement,
  hasTypedClues,
  planClues,
  planWithdrawal,
  type Stretch,
} from '../writing/clues';
import { paintedArea, readRules, type SheetRules } from '../writing/ownRules';
import type { Judged } from '../writing/staleness';
import {
  aboutDrawn,
  aboutTyped,
  announce,
  announceDisagreement,
  announceLateClue,
  announceRefusal,
  type Effort,
  judgePicture,
  judgeTyped,
} from './judge';

/** What becomes of clue cells of the person's own that do not say what the picture has. */
export type Choice = 'ask' | 'keep' | 'replace';

/** What is written into clue cells, and what is noted about them afterwards. */
interface Writes {
  readonly stretches: readonly Stretch[];
  readonly written: WrittenClues | null;
}

/**
 * - `refused`: the sheet cannot be judged; a sentence says why and what to do, and perhaps the size that would take all of it in
 * - `nothing`: neither picture nor clues; what was written for a picture that is gone goes with it
 * - `typed`: the clues are a person's; a drawing beside them is their attempt at solving
 * - `drawn`: the clues are the picture's; `disagreeing` cells of the person's own stay as they are
 * - `ask`: the person has to say first what becomes of these cells
 */
export type Decision =
  | { readonly kind: 'refused'; readonly problem: string; readonly takesIn: Size | null }
  | ({ readonly kind: 'nothing' } & Writes)
  | ({ readonly kind: 'typed'; readonly typed: TypedClues; readonly drawing: Grid | null } & Writes)
  | ({
      readonly kind: 'drawn';
      readonly picture: Grid;
      readonly clues: Clues;
      readonly disagreeing: readonly Disagreement[];
    } & Writes)
  | { readonly kind: 'ask'; readonly cells: readonly Disagreement[] };

export interface Found {
  readonly sheet: Sheet;
  readonly puzzle: NotedPuzzle;
  readonly rules: SheetRules;
  readonly table: Table;
}

/** Reads all that is decided from. */
export function readSheet(sheet: Sheet, puzzle: NotedPuzzle): Found {
  return { sheet, puzzle, rules: readRules(sheet), table: readTable(sheet, puzzle.size) };
}

/**
 * Decides the clues. With `replace`, the picture's clues take the place of what was typed; without `maySolve`, a picture beside
 * typed clues is not taken for an attempt at solving.
 */
export function decideClues(found: Found, choice: Choice, maySolve = true): Decision {
  const problem = misplaced(found);
  if (problem !== null) return refusal(problem);
  const reading = readPicture(found.sheet, found.table);
  if (reading.kind === 'refused') return refusal(reading.problem);
  const overreach = overreachOf(found.sheet, found.table);
  if (overreach !== null) return refuseOverreach(overreach, found.table.size);
  switch (reading.kind) {
    case 'none':
      return decideWithoutPicture(found);
    case 'picture':
      return maySolve && isSolving(found, choice)
        ? { ...typedDecision(found), drawing: reading.picture }
        : decideDrawn(found, reading.picture, choice);
  }
}

/** Why a verdict on the grid would not be one on the picture that the person sees. */
function misplaced({ puzzle, rules, table }: Found): string | null {
  const { size } = puzzle;
  const displaced = displacementProblem(paintedArea(rules), size);
  if (displaced !== null) return displaced;
  if (puzzle.note !== null && !hasRoom(table)) return describeMissingRoom(size);
  return beginsInA1(table) ? BEGINS_IN_A1 : null;
}

function refusal(problem: string, takesIn: Size | null = null): Decision {
  return { kind: 'refused', problem, takesIn };
}

function refuseOverreach({ at, size }: Overreach, present: Size): Decision {
  return refusal(describeOverreach(at, size, present), isPossible(size) ? size : null);
}

/** Where all clues are a person's own, filling cells is solving. */
function isSolving({ puzzle, table }: Found, choice: Choice): boolean {
  return choice !== 'replace' && puzzle.written === null && hasTypedClues(table, null);
}

function typedDecision({ table, puzzle }: Found) {
  return { kind: 'typed', typed: readTypedClues(table), stretches: [], written: puzzle.written } as const;
}

/** What the add-on wrote for a picture that is gone is no clue that anybody typed. */
function decideWithoutPicture(found: Found): Decision {
  const { table, puzzle } = found;
  if (puzzle.written === null) {
    return hasNoClues(table)
      ? { kind: 'nothing', stretches: [], written: null }
      : { ...typedDecision(found), drawing: null };
  }
  const { stretches } = planWithdrawal(table, puzzle.written);
  const left = withoutTexts(table, stretches);
  return hasNoClues(left)
    ? { kind: 'nothing', stretches, written: null }
    : { kind: 'typed', typed: readTypedClues(left), drawing: null, stretches, written: null };
}

/** The table as it will be when these cells are empty. */
function withoutTexts(table: Table, stretches: readonly Stretch[]): Table {
  const isEmptied = (row: number, column: number) =>
    stretches.some(({ area }) => overlap(area, { row, column, rows: 1, columns: 1 }));
  const values = table.values.map((cells, y) => cells.map((value, x) => (isEmptied(y + 1, x + 1) ? '' : value)));
  return { ...table, values };
}

function decideDrawn({ table, puzzle }: Found, picture: Grid, choice: Choice): Decision {
  const clues = cluesOf(picture);
  const { stretches, disagreeing, written } = planClues(table, clues, puzzle.written, choice === 'replace');
  if (disagreeing.length > 0 && choice === 'ask' && lateClue(disagreeing) === null)
    return { kind: 'ask', cells: disagreeing };
  return { kind: 'drawn', picture, clues, stretches, written, disagreeing: choice === 'replace' ? [] : disagreeing };
}

/** A sentence about the first of these cells that may yet get its value by itself, or null. */
function lateClue(cells: readonly Disagreement[]): string | null {
  return cells.reduce<string | null>((found, { name, value }) => found ?? lateProblem(value, name), null);
}

/** What is to be said of a decision. What was proved about the same clues before is not proved again. */
export function judge(
  decision: Exclude<Decision, { kind: 'ask' }>,
  table: Table,
  puzzle: NotedPuzzle,
  effort: Effort,
): Announcement {
  switch (decision.kind) {
    case 'refused':
      return announceRefusal(decision.problem);
    case 'nothing':
      return announce('nothing', howToBegin(table.size));
    case 'typed':
      return withJudged(judgeTyped(decision.typed, decision.drawing, table.size, puzzle, effort), decision, table);
    case 'drawn':
      return decision.disagreeing.length > 0
        ? announceOthersClues(decision.disagreeing)
        : withJudged(judgePicture(decision.clues, decision.picture, table.size, puzzle, effort), decision, table);
  }
}

function announceOthersClues(disagreeing: readonly Disagreement[]): Announcement {
  const late = lateClue(disagreeing);
  return late === null ? announceDisagreement(...namesByKind(disagreeing)) : announceLateClue(late);
}

/** The names of clue cells that hold formulas, and of those that hold something typed. */
export function namesByKind(cells: readonly Disagreement[]): readonly [readonly string[], readonly string[]] {
  const named = (byFormula: boolean) => cells.filter((cell) => cell.byFormula === byFormula).map(({ name }) => name);
  return [named(true), named(false)];
}

/** Adds what the sheet holds, so that Sheets can see when that is no longer so. */
function withJudged(
  announcement: Announcement,
  decision: Extract<Decision, { kind: 'typed' | 'drawn' }>,
  table: Table,
): Announcement {
  if (!isVerdict(announcement.kind)) return announcement;
  const { size } = table;
  const blank = Array.from({ length: size.rows }, () => Array<boolean>(size.columns).fill(false));
  const judged: Judged = {
    size,
    picture: (decision.kind === 'drawn' ? decision.picture : decision.drawing) ?? blank,
    values: placesOf(gridArea(size)).map((place) => valueAt(table, place)),
    clues: clueTextsAfter(table, decision.stretches, decision.kind === 'drawn' ? decision.clues : null),
    watched: watchedArea(table),
    areTyped: decision.kind === 'typed',
  };
  return { ...announcement, judged };
}

/**
 * Whether A1 gives a verdict about other clues than those that the sheet now has, or a reason for giving none that holds no longer,
 * as when values that were late have arrived.
 */
export function isStale({ verdict }: NotedPuzzle, decision: Decision): boolean {
  if (verdict === null) return false;
  switch (decision.kind) {
    case 'drawn':
      return isVerdict(verdict.kind) ? verdict.about !== aboutDrawn(decision.clues) : saysNothingToJudge(verdict);
    case 'typed':
      return isVerdict(verdict.kind) ? verdict.about !== aboutTyped(decision.typed) : saysNothingToJudge(verdict);
    case 'refused':
      return verdict.sentence !== announceRefusal(decision.problem).sentence;
    case 'nothing':
      return verdict.kind !== 'nothing';
    case 'ask':
      return true;
  }
}

function saysNothingToJudge({ kind }: NotedVerdict): boolean {
  return kind === 'check-grid' || kind === 'nothing';
}

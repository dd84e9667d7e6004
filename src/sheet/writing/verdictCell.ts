/**
 * A1: what it says, with its colour, its note, the rule that strikes it through when it is stale, and what is noted about it. All of
 * them are written and taken back together. What a person put into A1 is not touched.
 */
import { type Area, areaName, VERDICT_CELL } from '../../contract/places';
import { TONE_COLORS } from '../../contract/tone';
import { type Range, rangeOf, type Sheet } from '../document';
import { logFailure } from '../failureLog';
import { type NotedPuzzle, notePuzzle, recallNoted, recallPuzzle } from '../notedPuzzle';
import { isBlank } from '../reading/spellings';
import {
  announcementText,
  isVerdict,
  noteReadsLikeOurs,
  noteText,
  readsLikeOurs,
  toneOfAnnouncement,
} from '../words/verdicts';
import type { Announcement } from './announcement';
import {
  pastStrikes,
  readRules,
  type SheetRules,
  type Strike,
  setStrikes,
  staleFormulaIn,
  verdictArea,
} from './ownRules';
import { isSameTextIn, otherTextFormula, sameTextFormula, staleFormula } from './staleness';

/** What becomes of A1. */
export type A1Change =
  | { readonly kind: 'keep' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'say'; readonly announcement: Announcement };

export const VERDICT_TEXT_COLOR = '#202124';
const VERDICT_FONT_SIZE = 10;

/**
 * Wrapped from the top, in the size of the clues; A1 is given the room for that with its row and its column. The heading is not
 * bold: that would be rich text, and whether Sheets strikes rich text through by a rule, which is how a stale verdict is told, is
 * not known; each edit would cost seven calls more, besides.
 */
export function styleVerdictCell(sheet: Sheet): void {
  rangeOf(sheet, VERDICT_CELL)
    .setWrap(true)
    .setFontSize(VERDICT_FONT_SIZE)
    .setFontColor(VERDICT_TEXT_COLOR)
    .setHorizontalAlignment('left')
    .setVerticalAlignment('top');
}

const CHECKING: Announcement = {
  kind: 'checking',
  sentence: announcementText('checking'),
  drawing: '',
  details: [],
  about: '',
  judged: null,
};

/** Shows at once that the puzzle is being checked. */
export function showChecking(sheet: Sheet, puzzle: NotedPuzzle): NotedPuzzle {
  const noted = changeA1(sheet, puzzle, readRules(sheet), { kind: 'say', announcement: CHECKING });
  SpreadsheetApp.flush();
  return noted;
}

export function textOf({ sentence, drawing }: Announcement): string {
  return `${sentence} ${drawing}`.trim();
}

/** Decides what becomes of A1, which holds `held` now: it keeps what it says already. What is noted is asked for where it matters. */
export function changeOfA1(held: unknown, wanted: Announcement, recall: () => NotedPuzzle | null): A1Change {
  const say = { kind: 'say', announcement: wanted } as const;
  if (held !== textOf(wanted)) return say;
  const verdict = recall()?.verdict ?? null;
  const isSaid =
    verdict !== null && held === verdict.text && verdict.about === wanted.about && verdict.kind === wanted.kind;
  return isSaid ? { kind: 'keep' } : say;
}

/** Whether A1 holds something of the person's own. */
export function isForeign(puzzle: NotedPuzzle, held: unknown, formula: string): boolean {
  return formula !== '' || (!isBlank(held) && !isOwnText(puzzle, String(held)));
}

/**
 * Whether a text in A1 is what the add-on wrote there: as noted, or as it reads like that. Undo brings back what A1 said before, and
 * a text that was noted first may have been kept from its cell by a failure.
 */
function isOwnText({ verdict }: NotedPuzzle, held: string): boolean {
  return held === verdict?.text || readsLikeOurs(held);
}

/**
 * Carries out what was decided about A1; returns what is noted afterwards. It is noted first, and the text comes last: whatever
 * fails in between, what A1 then holds is known to be ours. The rule about an earlier verdict stays until that is overwritten: where
 * Sheets refuses to, the earlier verdict is struck through as soon as it is not true any more.
 */
export function changeA1(sheet: Sheet, puzzle: NotedPuzzle, rules: SheetRules, change: A1Change): NotedPuzzle {
  if (change.kind === 'keep') return puzzle;
  if (change.kind === 'clear') return clearA1(sheet, puzzle, rules);
  const { kind, sentence, details, about } = change.announcement;
  const text = textOf(change.announcement);
  const cell = rangeOf(sheet, VERDICT_CELL);
  const isFree = takesNote(cell);
  const noted = notePuzzle(sheet, { ...puzzle, verdict: { kind, text, sentence, details, about } });
  clearElsewhere(sheet, puzzle, rules);
  const strikes = strikesFor(change.announcement, puzzle, rules);
  const hasRule = staleFormulaIn(rules) !== null;
  if (!hasRule) setStrikes(sheet, rules, strikes);
  if (isFree) cell.setNote(noteText(details));
  cell.setBackground(TONE_COLORS[toneOfAnnouncement(kind)]).setValue(text);
  if (hasRule) setStrikes(sheet, rules, strikes);
  return noted;
}

/** Sees to it that Sheets compares what a verdict that stays is about, as the cells hold it now. */
export function keepFresh(sheet: Sheet, puzzle: NotedPuzzle, rules: SheetRules, announcement: Announcement): void {
  const strikes = strikesFor(announcement, puzzle, rules);
  const wanted = strikes.find(({ cell }) => cell === VERDICT_CELL)?.formula ?? null;
  if (staleFormulaIn(rules) !== wanted) setStrikes(sheet, rules, strikes);
}

/** When A1 is to be struck through. Also what is no verdict has a condition where a verdict stood before: undo may bring that back. */
function strikesFor(announcement: Announcement, puzzle: NotedPuzzle, rules: SheetRules): readonly Strike[] {
  const text = textOf(announcement);
  const { judged } = announcement;
  if (judged !== null) return [{ cell: VERDICT_CELL, formula: staleFormula(judged, text) }];
  const otherText = verdictArea(rules) === null ? [] : [{ cell: VERDICT_CELL, formula: otherTextFormula(text) }];
  return [...otherText, ...pastElsewhere(puzzle, rules)];
}

/** What is taken back from a cell would not look valid there, should undo bring it back. */
function past({ verdict }: NotedPuzzle, cell: Area): readonly Strike[] {
  return verdict === null ? [] : [{ cell, formula: sameTextFormula(cell, verdict.text) }];
}

function pastElsewhere(puzzle: NotedPuzzle, rules: SheetRules): readonly Strike[] {
  const area = verdictArea(rules);
  const isMoved = area !== null && areaName(area) !== areaName(VERDICT_CELL);
  if (isMoved && puzzle.verdict !== null && isVerdict(puzzle.verdict.kind)) return past(puzzle, area);
  const known = pastStrikes(rules).filter(({ cell }) => areaName(cell) !== areaName(VERDICT_CELL));
  return known.filter(({ cell, formula }) => isSameTextIn(cell, formula)).slice(0, 1);
}

/** Takes back what A1 says, if anything of ours, as it is noted now. */
export function withdrawVerdict(sheet: Sheet): void {
  const puzzle = recallPuzzle(sheet);
  if (puzzle === null) return;
  clearA1(sheet, puzzle, readRules(sheet), () => recallNoted(sheet) ?? puzzle);
}

/**
 * A text of the person's own stays. `latest` is what is noted by then: without the lock, another execution may have noted something
 * else meanwhile.
 */
function clearA1(
  sheet: Sheet,
  puzzle: NotedPuzzle,
  rules: SheetRules,
  latest: () => NotedPuzzle = () => puzzle,
): NotedPuzzle {
  clearElsewhere(sheet, puzzle, rules);
  const isOurs = clearCell(sheet, puzzle, rules, VERDICT_CELL);
  if (!isSpeaking(puzzle, rules) && !isOurs) return puzzle;
  setStrikes(sheet, rules, [...past(puzzle, VERDICT_CELL), ...pastElsewhere(puzzle, rules)]);
  return notePuzzle(sheet, { ...latest(), verdict: null });
}

/** A verdict whose cell has moved, since rows or columns were inserted, does not stay behind. */
function clearElsewhere(sheet: Sheet, puzzle: NotedPuzzle, rules: SheetRules): void {
  const area = verdictArea(rules);
  if (area !== null && areaName(area) !== areaName(VERDICT_CELL)) clearCell(sheet, puzzle, rules, area);
}

/** Whether A1 has note and colour of ours, whatever it holds: where that is not noted, the rule about staleness tells. */
export function isSpeaking({ verdict }: NotedPuzzle, rules: SheetRules): boolean {
  return verdict !== null || verdictArea(rules) !== null;
}

/** Whether A1 has a colour of ours, where nothing is noted about it: undo and duplicates bring that along. */
export function wearsOurs(sheet: Sheet, area: Area = VERDICT_CELL): boolean {
  return Object.values(TONE_COLORS).includes(rangeOf(sheet, area).getBackground().toUpperCase());
}

/** Whether a note would not be the person's own. */
function takesNote(cell: Range): boolean {
  const note = cell.getNote();
  return note === '' || noteReadsLikeOurs(note);
}

function clearCell(sheet: Sheet, puzzle: NotedPuzzle, rules: SheetRules, area: Area): boolean {
  const cell = rangeOf(sheet, area);
  const isOurs = cell.getFormula() === '' && isOwnText(puzzle, String(cell.getValue()));
  if (!isSpeaking(puzzle, rules) && !isOurs && !wearsOurs(sheet, area)) return false;
  if (takesNote(cell)) cell.setNote('');
  cell.setBackground(null);
  if (isOurs) cell.setValue('');
  return isOurs;
}

/** Does something during which the clues may come apart from the picture; when it fails, no verdict is left standing. */
export function withVerdictAtRisk<T>(sheet: Sheet, action: () => T): T {
  try {
    return action();
  } catch (failure) {
    tryToWithdraw(sheet);
    throw failure;
  }
}

/** What keeps the verdict from being taken back is logged, but not told: it was another failure that came first. */
function tryToWithdraw(sheet: Sheet): void {
  try {
    withdrawVerdict(sheet);
  } catch (failure) {
    logFailure('Taking back the verdict', failure);
  }
}

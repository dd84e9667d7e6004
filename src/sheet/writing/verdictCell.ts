/** A1: what it says, with its colour, its note and what is noted about it; all of them are written and taken back together. */
import { VERDICT_CELL } from '../../contract/places';
import { TONE_COLORS } from '../../contract/tone';
import { rangeOf, type Sheet } from '../document';
import { type NotedPuzzle, notePuzzle, recallPuzzle } from '../notedPuzzle';
import {
  type AnnouncementKind,
  announcementText,
  isProved,
  startsLikeOurs,
  toneOfAnnouncement,
} from '../words/verdicts';

/** What is to be written into A1 and its note. */
export interface Announcement {
  readonly kind: AnnouncementKind;
  readonly text: string;
  readonly details: readonly string[];
  /** The clues that it is about, spelled out; with the same kind, text and clues the details are the same, too. */
  readonly about: string;
}

/** What becomes of A1. */
export type A1Change =
  | { readonly kind: 'keep' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'say'; readonly announcement: Announcement };

export const VERDICT_TEXT_COLOR = '#202124';
const VERDICT_FONT_SIZE = 8;

/** Wrapped and small, so that the sentence is legible whatever the size of A1. */
export function styleVerdictCell(sheet: Sheet): void {
  rangeOf(sheet, VERDICT_CELL)
    .setWrap(true)
    .setFontSize(VERDICT_FONT_SIZE)
    .setFontColor(VERDICT_TEXT_COLOR)
    .setHorizontalAlignment('left')
    .setVerticalAlignment('top');
}

/** Shows at once that the puzzle is being checked. */
export function showChecking(sheet: Sheet, puzzle: NotedPuzzle): NotedPuzzle {
  const announcement = { kind: 'checking', text: announcementText('checking'), details: [], about: '' } as const;
  const noted = changeA1(sheet, puzzle, { kind: 'say', announcement });
  SpreadsheetApp.flush();
  return noted;
}

/**
 * Decides what becomes of A1, which holds `held` now: it keeps what it says already, and what more tries have proved about the
 * same clues, which fewer tries cannot take back. What is noted is only asked for where it can matter.
 */
export function changeOfA1(held: unknown, wanted: Announcement, recall: () => NotedPuzzle | null): A1Change {
  const say = { kind: 'say', announcement: wanted } as const;
  if (held !== wanted.text && wanted.kind !== 'gave-up') return say;
  const verdict = recall()?.verdict ?? null;
  if (verdict === null || held !== verdict.text || verdict.about !== wanted.about) return say;
  const isSaid = verdict.kind === wanted.kind && verdict.text === wanted.text;
  const isOutdone = wanted.kind === 'gave-up' && isProved(verdict.kind);
  return isSaid || isOutdone ? { kind: 'keep' } : say;
}

/**
 * Carries out what was decided about A1; returns what is noted afterwards. It is noted first, and the text comes last: whatever
 * fails in between, what A1 then holds is known to be ours.
 */
export function changeA1(sheet: Sheet, puzzle: NotedPuzzle, change: A1Change): NotedPuzzle {
  if (change.kind === 'keep') return puzzle;
  if (change.kind === 'clear') return clearA1(sheet, puzzle);
  const { kind, text, details, about } = change.announcement;
  const noted = notePuzzle(sheet, { ...puzzle, verdict: { kind, text, about, before: puzzle.verdict?.text ?? '' } });
  rangeOf(sheet, VERDICT_CELL)
    .setNote(details.join('\n'))
    .setBackground(TONE_COLORS[toneOfAnnouncement(kind)])
    .setValue(text);
  return noted;
}

/** Takes back what A1 says, if anything of ours, as it is noted now. */
export function withdrawVerdict(sheet: Sheet): void {
  const puzzle = recallPuzzle(sheet);
  if (puzzle !== null) changeA1(sheet, puzzle, { kind: 'clear' });
}

/** A text of the person's own stays. */
function clearA1(sheet: Sheet, puzzle: NotedPuzzle): NotedPuzzle {
  const cell = rangeOf(sheet, VERDICT_CELL);
  const isOurs = isOwnText(puzzle, String(cell.getValue()));
  if (puzzle.verdict === null && !isOurs) return puzzle;
  cell.setBackground(null).setNote('');
  if (isOurs) cell.setValue('');
  return notePuzzle(sheet, { ...puzzle, verdict: null });
}

/** Whether a text in A1 is what the add-on wrote there; where the note about it was lost, its beginning has to tell. */
function isOwnText({ verdict, note }: NotedPuzzle, held: string): boolean {
  if (verdict !== null) return held === verdict.text || held === verdict.before;
  return note === null && startsLikeOurs(held);
}

/** Does something during which the clues may come apart from the picture; when it fails, no verdict is left standing. */
export function withVerdictAtRisk<T>(sheet: Sheet, action: () => T): T {
  try {
    return action();
  } catch (failure) {
    withdrawVerdict(sheet);
    throw failure;
  }
}

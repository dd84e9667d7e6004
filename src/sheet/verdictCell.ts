/** A1: writing a verdict with its colour and note, and taking it back. */

import { VERDICT_CELL } from '../contract/places';
import type { Stretch } from './cluePlan';
import { writeStretches } from './clueWriting';
import type { Announcement } from './judge';
import { rangeOf, type Sheet } from './ranges';
import { CHECKING, isVerdict, kindOfVerdict, type VerdictKind } from './words/verdicts';

export const VERDICT_TEXT_COLOR = '#202124';
const VERDICT_FONT_SIZE = 8;

/** Backgrounds on which the text colour has a contrast of at least 4.5:1; null is the sheet's own. */
export const VERDICT_COLORS: Readonly<Record<VerdictKind, string | null>> = {
  unique: '#CEEAD6',
  notUnique: '#FEEFC3',
  unsolvable: '#FAD2CF',
  undecided: '#E8EAED',
  checkTheClues: '#FAD2CF',
  nothing: null,
};

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
export function showChecking(sheet: Sheet): void {
  rangeOf(sheet, VERDICT_CELL).setValue(CHECKING);
  SpreadsheetApp.flush();
}

/** Writes a verdict over what A1 holds. */
export function writeVerdict(sheet: Sheet, announcement: Announcement, held: unknown): void {
  writeVerdictAndClues(sheet, announcement, [], held);
}

/**
 * Writes a verdict over what A1 holds, and clues. The verdict goes along with the clues beside it where these are written;
 * the colour is written only when it becomes another. The text comes last, when all else is right.
 */
export function writeVerdictAndClues(
  sheet: Sheet,
  { text, details }: Announcement,
  stretches: readonly Stretch[],
  held: unknown,
): void {
  const cell = rangeOf(sheet, VERDICT_CELL).setNote(details.join('\n'));
  const color = colorOf(text);
  if (held === CHECKING || colorOf(String(held)) !== color) cell.setBackground(color);
  const joined = stretches.map((stretch) => (isBesideVerdict(stretch) ? withVerdict(stretch, text) : stretch));
  writeStretches(sheet, joined);
  if (!stretches.some(isBesideVerdict)) cell.setValue(text);
}

function isBesideVerdict({ area }: Stretch): boolean {
  return area.row === VERDICT_CELL.row && area.column === VERDICT_CELL.column + 1;
}

function withVerdict({ area, texts }: Stretch, text: string): Stretch {
  return { area: { ...area, column: VERDICT_CELL.column, columns: area.columns + 1 }, texts: [text, ...texts] };
}

function colorOf(text: string): string | null {
  const kind = kindOfVerdict(text);
  return kind === null ? null : VERDICT_COLORS[kind];
}

/** Clears A1 if it holds a verdict; a text of the person's own stays. */
export function withdrawVerdict(sheet: Sheet): void {
  const cell = rangeOf(sheet, VERDICT_CELL);
  if (isVerdict(String(cell.getValue()))) cell.setBackground(null).setNote('').setValue('');
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

/** The clues as they are being typed: one text for each line, kept also for lines beyond the present size. */
import { LARGEST, type Size, SMALLEST } from '../../src/contract/places';
import { type Clue, type Clues, formatClue, type Line, type Parsed, parseClue } from '../../src/core';
import { isBlankText } from './puzzleFrom';

/** The text of every field; `shown` says how many fields of each kind there are. */
export interface Entry {
  readonly shown: Readonly<Record<Line['kind'], number>>;
  readonly texts: Readonly<Record<Line['kind'], readonly string[]>>;
}

const KINDS = ['row', 'column'] as const;

/** Blank fields. */
export function blankEntry({ rows, columns }: Size): Entry {
  return { shown: { row: rows, column: columns }, texts: { row: [], column: [] } };
}

/** The fields filled with texts: as many of each kind as there are texts, within the sizes that the add-on offers. */
export function entryOfTexts(rows: readonly string[], columns: readonly string[]): Entry {
  return {
    shown: { row: possibleCount(rows.length), column: possibleCount(columns.length) },
    texts: { row: rows, column: columns },
  };
}

/** The fields filled with the clues of a puzzle; lines with nothing filled stay blank. */
export function entryOfClues({ rows, columns }: Clues): Entry {
  const text = (clue: Clue) => (clue.length === 0 ? '' : formatClue(clue));
  return entryOfTexts(rows.map(text), columns.map(text));
}

function possibleCount(count: number): number {
  return Math.max(SMALLEST, Math.min(count, LARGEST));
}

export function sizeOf({ shown }: Entry): Size {
  return { rows: shown.row, columns: shown.column };
}

/** The texts of the fields of one kind, from the top or from the left. */
export function textsOf(entry: Entry, kind: Line['kind']): readonly string[] {
  return Array.from({ length: entry.shown[kind] }, (_, index) => entry.texts[kind][index] ?? '');
}

/** Whether `after` has lost a text of `before`: one that was not blank and is no longer in its field. */
export function losesTexts(before: Entry, after: Entry): boolean {
  return KINDS.some((kind) =>
    textsOf(before, kind).some((text, index) => !isBlankText(text) && text !== after.texts[kind][index]),
  );
}

export function withCount(entry: Entry, kind: Line['kind'], count: number): Entry {
  return { ...entry, shown: { ...entry.shown, [kind]: count } };
}

/**
 * Puts texts into the fields from `from` on. More texts than fields enlarge the puzzle, as far as it can grow;
 * what does not fit even then is left out.
 */
export function withTexts(entry: Entry, from: Line, texts: readonly string[]): Entry {
  const fitting = texts.slice(0, LARGEST - from.index);
  const all = Array.from({ length: LARGEST }, (_, index) => entry.texts[from.kind][index] ?? '');
  all.splice(from.index, fitting.length, ...fitting);
  const shown = Math.max(entry.shown[from.kind], from.index + fitting.length);
  return {
    shown: { ...entry.shown, [from.kind]: shown },
    texts: { ...entry.texts, [from.kind]: all },
  };
}

/** The field after this one: rows from the top, then columns from the left; null after the last. */
export function nextField(entry: Entry, line: Line): Line | null {
  if (line.index + 1 < entry.shown[line.kind]) return { kind: line.kind, index: line.index + 1 };
  return line.kind === 'row' ? { kind: 'column', index: 0 } : null;
}

/** How many cells the clues of one kind fill together, or null as long as one of them cannot be read. */
export function totalOf(entry: Entry, kind: Line['kind']): number | null {
  const clues = textsOf(entry, kind).map(parseClue);
  return clues.every(isRead) ? clues.flatMap((clue) => clue.value).reduce((sum, number) => sum + number, 0) : null;
}

function isRead(clue: Parsed<Clue>): clue is Extract<Parsed<Clue>, { ok: true }> {
  return clue.ok;
}

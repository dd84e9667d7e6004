/** The clues as they are being typed: one text for each line, kept also for lines beyond the present size. */
import { type Clue, type Line, type Parsed, parseClue } from '../src/core';

/** Sizes that the sheet offers. */
export const FEWEST_LINES = 2;
export const MOST_LINES = 30;

/** The text of every field; `shown` says how many fields of each kind there are. */
export interface Entry {
  readonly shown: Readonly<Record<Line['kind'], number>>;
  readonly texts: Readonly<Record<Line['kind'], readonly string[]>>;
}

/** Blank fields. */
export function blankEntry(rows: number, columns: number): Entry {
  return { shown: { row: rows, column: columns }, texts: { row: [], column: [] } };
}

/** The fields filled with the clues of a puzzle. */
export function entryOf(rows: readonly string[], columns: readonly string[]): Entry {
  return { shown: { row: rows.length, column: columns.length }, texts: { row: rows, column: columns } };
}

/** The texts of the fields of one kind, from the top or from the left. */
export function textsOf(entry: Entry, kind: Line['kind']): readonly string[] {
  return Array.from({ length: entry.shown[kind] }, (_, index) => entry.texts[kind][index] ?? '');
}

export function isBlank(entry: Entry): boolean {
  return [...textsOf(entry, 'row'), ...textsOf(entry, 'column')].every((text) => text.trim() === '');
}

export function withSize(entry: Entry, kind: Line['kind'], count: number): Entry {
  return { ...entry, shown: { ...entry.shown, [kind]: count } };
}

/**
 * Puts texts into the fields from `from` on. More texts than fields enlarge the puzzle, as far as it can grow;
 * what does not fit even then is left out.
 */
export function withTexts(entry: Entry, from: Line, texts: readonly string[]): Entry {
  const fitting = texts.slice(0, MOST_LINES - from.index);
  const all = Array.from({ length: MOST_LINES }, (_, index) => entry.texts[from.kind][index] ?? '');
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

/**
 * The clues in a pasted text: one a line, or, as spreadsheets copy them, one a cell with tabs between the cells
 * and quotes around a cell that has line breaks of its own. Empty lines at the end are left out.
 */
export function splitPasted(text: string): readonly string[] {
  const cells = text.match(/"(?:[^"]|"")*"|[^\t\r\n]+|\t|\r?\n/g) ?? [];
  const clues: string[] = [''];
  for (const cell of cells) {
    if (/^[\t\r\n]/.test(cell)) clues.push('');
    else clues[clues.length - 1] += unquoted(cell);
  }
  while (clues.length > 1 && clues[clues.length - 1] === '') clues.pop();
  return clues;
}

function unquoted(cell: string): string {
  return cell.replace(/^"|"$/g, '').replace(/\s+/g, ' ').trim();
}

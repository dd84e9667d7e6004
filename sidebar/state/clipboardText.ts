/** Clues as they cross the clipboard: how they are copied, and what a pasted text holds. */
import { type Clue, type Clues, formatClue, type Grid } from '../../src/core';

const ROWS = 'Rows';
const COLUMNS = 'Columns';

/** The clues as a text to copy: one a line, the rows and the columns each under their heading. */
export function copiedClues({ rows, columns }: Clues): string {
  return `${ROWS}\n${listed(rows)}\n\n${COLUMNS}\n${listed(columns)}`;
}

function listed(clues: readonly Clue[]): string {
  return clues.map((clue) => formatClue(clue)).join('\n');
}

/** What was pasted: all clues of a puzzle, as they are copied here; or the clues of some lines, at least one. */
export type Pasted =
  | { readonly kind: 'puzzle'; readonly rows: readonly string[]; readonly columns: readonly string[] }
  | { readonly kind: 'lines'; readonly texts: readonly string[] };

export function readPasted(text: string): Pasted {
  const texts = splitPasted(text);
  const end = texts.findIndex((line) => isHeading(line, COLUMNS));
  if (!isHeading(texts[0], ROWS) || end === -1) return { kind: 'lines', texts };
  return { kind: 'puzzle', rows: withoutBlankEnd(texts.slice(1, end)), columns: texts.slice(end + 1) };
}

/** Whether a line is this heading, in any case and with or without a colon. */
function isHeading(line: string | undefined, heading: string): boolean {
  return line?.replace(/:$/, '').toLowerCase() === heading.toLowerCase();
}

/**
 * The clues in a pasted text: one a line, or, as spreadsheets copy them, one a cell with tabs between the cells
 * and quotes around a cell that has line breaks of its own. Blank lines at the end are left out.
 */
function splitPasted(text: string): readonly string[] {
  const cells = text.match(/"(?:[^"]|"")*"|[^\t\r\n]+|\t|\r?\n/g) ?? [];
  const clues: string[] = [''];
  for (const cell of cells) {
    if (/^[\t\r\n]/.test(cell)) clues.push('');
    else clues[clues.length - 1] += unquoted(cell);
  }
  return withoutBlankEnd(clues);
}

function unquoted(cell: string): string {
  return cell.replace(/^"|"$/g, '').replace(/\s+/g, ' ').trim();
}

/** The same without the blank lines after the last clue; the first line stays in any case. */
function withoutBlankEnd(lines: readonly string[]): readonly string[] {
  const isBlankEnd = (index: number) => lines.slice(index).every((line) => line === '');
  const end = lines.findIndex((_, index) => index > 0 && isBlankEnd(index));
  return end === -1 ? lines : lines.slice(0, end);
}

/** A picture as cells with TRUE and FALSE: rows on lines, cells apart by tabs, as a sheet takes them. */
export function copiedPicture(picture: Grid): string {
  return picture.map((row) => row.map((filled) => (filled ? 'TRUE' : 'FALSE')).join('\t')).join('\n');
}

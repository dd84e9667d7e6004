/**
 * A picture that was written down as a text: a row on each line, of `#` and `.` or of words such as TRUE and FALSE; or all cells in one
 * list. Nothing is guessed: a text that is not such a picture through and through is refused with what is wrong in it.
 */
import { isPossible, type Size } from '../contract/places';
import { counted, sizeInWords } from '../contract/wording';
import type { Grid } from '../core';

export interface Design {
  readonly picture: Grid;
  /** False for one list of all cells, in which a slip cannot be seen. */
  readonly certain: boolean;
}

/**
 * - `empty`: there is no cell in the text
 * - `word`: what stands in a row, counted from 1, is neither filled nor empty
 * - `uneven`: a row has another number of cells than the first
 * - `count`: a list has not as many cells as the size needs
 * - `size`: a puzzle cannot be so small or so large
 */
export type DesignProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'word'; readonly row: number; readonly word: string }
  | { readonly kind: 'uneven'; readonly row: number; readonly found: number; readonly expected: number }
  | { readonly kind: 'count'; readonly found: number; readonly size: Size }
  | { readonly kind: 'size'; readonly size: Size };

export type ReadDesign =
  | { readonly ok: true; readonly design: Design }
  | { readonly ok: false; readonly problem: DesignProblem };

/** Reads a picture; `size` is what a list of cells without rows is laid out to. */
export function readDesign(text: string, size: Size): ReadDesign {
  const rows = rowsOf(text).map(cellsOf);
  if (rows.length === 0) return refuse({ kind: 'empty' });
  const wrong = rows.flatMap(({ unknown }, index) => (unknown === null ? [] : [{ row: index + 1, word: unknown }]))[0];
  if (wrong !== undefined) return refuse({ kind: 'word', ...wrong });
  const cells = rows.map((row) => row.cells);
  return cells.length === 1 ? fromList(cells.flat(), size) : fromRows(cells);
}

function refuse(problem: DesignProblem): ReadDesign {
  return { ok: false, problem };
}

/** The lines that may hold cells: not blank, and no fence around code. */
function rowsOf(text: string): readonly string[] {
  return text.split(/\r\n|[\n\r\u2028]/).filter((line) => line.trim() !== '' && !line.trim().startsWith('```'));
}

const FILLED = ['TRUE', '1', '#', 'X', '■', '█', '⬛'];
const EMPTY = ['FALSE', '0', '.', '-', '_', '□', '░', '⬜'];

interface Row {
  readonly cells: readonly boolean[];
  /** The first thing that is no cell. */
  readonly unknown: string | null;
}

/** Cells that stand apart are words; else each character is one. */
function cellsOf(line: string): Row {
  const pieces = line.split(/[\s,;|[\]{}()"']+/).filter((piece) => piece !== '');
  const isWord = (piece: string) => cellIn(piece) !== null;
  const cells = pieces.every(isWord) ? pieces : pieces.flatMap((piece) => (isWord(piece) ? [piece] : [...piece]));
  const unknown = cells.find((cell) => cellIn(cell) === null) ?? null;
  return { cells: cells.map((cell) => cellIn(cell) === true), unknown: unknown === null ? null : line.trim() };
}

/** Whether a word is filled or empty, or neither. */
function cellIn(word: string): boolean | null {
  const upper = word.toUpperCase();
  if (FILLED.includes(upper)) return true;
  return EMPTY.includes(upper) ? false : null;
}

function fromRows(rows: readonly (readonly boolean[])[]): ReadDesign {
  const expected = rows[0]?.length ?? 0;
  const uneven = rows.findIndex(({ length }) => length !== expected);
  if (uneven >= 0) {
    return refuse({ kind: 'uneven', row: uneven + 1, found: rows[uneven]?.length ?? 0, expected });
  }
  const size = { rows: rows.length, columns: expected };
  return isPossible(size) ? { ok: true, design: { picture: rows, certain: true } } : refuse({ kind: 'size', size });
}

function fromList(cells: readonly boolean[], size: Size): ReadDesign {
  if (cells.length !== size.rows * size.columns) return refuse({ kind: 'count', found: cells.length, size });
  const picture = Array.from({ length: size.rows }, (_, row) =>
    cells.slice(row * size.columns, (row + 1) * size.columns),
  );
  return { ok: true, design: { picture, certain: false } };
}

/** What is wrong with a text, and what to do. */
export function describeDesignProblem(problem: DesignProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'There is no picture in it yet. Write # for a filled cell and . for an empty one, a row on each line.';
    case 'word':
      return `Row ${problem.row} reads “${short(problem.word)}”. Use # and ., or TRUE and FALSE, and nothing else.`;
    case 'uneven':
      return `Row ${problem.row} has ${counted(problem.found, 'cell')}, row 1 has ${problem.expected}. All rows need as many.`;
    case 'count':
      return `The list has ${counted(problem.found, 'value')}; ${sizeInWords(problem.size)} needs ${problem.size.rows * problem.size.columns}. Put each row on a line of its own, or change the size first.`;
    case 'size':
      return `The picture is ${sizeInWords(problem.size)}. A puzzle has 2 to 30 rows and columns.`;
  }
}

const LONGEST_QUOTE = 30;

function short(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

/**
 * What is known of all cells of a puzzle while it is solved.
 *
 * Every line holds two masks, so each cell is written twice, in its row and in its column. All lines of a puzzle are numbered
 * together, the rows first; the masks of line n are at 2n (filled) and 2n + 1 (empty) of one array, which is copied whole to
 * keep a state and to go back to it.
 */

import type { Board, Clue, Grid, Line, Puzzle } from '../types';
import { countBits, lowestBit } from './bits';
import { solveLine } from './lineSolver';

/** The lines of a puzzle, rows first. */
export interface Lines {
  readonly height: number;
  readonly width: number;
  readonly clues: readonly Clue[];
}

/** The masks of all lines. */
export type Knowledge = Int32Array;

/** A set of lines: a bit for each row and a bit for each column. */
export interface LineSet {
  rows: number;
  columns: number;
}

export function linesOf(puzzle: Puzzle): Lines {
  return { height: puzzle.rows.length, width: puzzle.columns.length, clues: [...puzzle.rows, ...puzzle.columns] };
}

export function nothingKnown(lines: Lines): Knowledge {
  return new Int32Array(2 * lines.clues.length);
}

/** The line with this number in words of the puzzle. */
export function lineAt(lines: Lines, number: number): Line {
  return number < lines.height ? { kind: 'row', index: number } : { kind: 'column', index: number - lines.height };
}

/** What `settleLine` answers when the line has no placement left. */
export const CONTRADICTION = -1;

const current = { filled: 0, empty: 0 };

/** Writes everything that one line decides, in both directions; answers the mask of the cells it decided, or `CONTRADICTION`. */
export function settleLine(lines: Lines, known: Knowledge, number: number): number {
  const isRow = number < lines.height;
  const filled = known[2 * number] ?? 0;
  const empty = known[2 * number + 1] ?? 0;
  current.filled = filled;
  current.empty = empty;
  if (!solveLine(lines.clues[number] ?? [], isRow ? lines.width : lines.height, current)) return CONTRADICTION;
  const newFilled = current.filled ^ filled;
  const newEmpty = current.empty ^ empty;
  if ((newFilled | newEmpty) === 0) return 0;
  known[2 * number] = current.filled;
  known[2 * number + 1] = current.empty;
  const crossing = isRow ? 2 * lines.height : 0;
  const bit = 1 << (isRow ? number : number - lines.height);
  writeAcross(known, newFilled, crossing, bit);
  writeAcross(known, newEmpty, crossing + 1, bit);
  return newFilled | newEmpty;
}

function writeAcross(known: Knowledge, cells: number, offset: number, bit: number): void {
  for (let rest = cells; rest !== 0; rest &= rest - 1) {
    const at = offset + 2 * lowestBit(rest);
    known[at] = (known[at] ?? 0) | bit;
  }
}

/** The cells of a row that are not known, as a mask. */
function unknownInRow(lines: Lines, known: Knowledge, row: number): number {
  return ((1 << lines.width) - 1) & ~((known[2 * row] ?? 0) | (known[2 * row + 1] ?? 0));
}

/** How many cells are known. */
export function countKnown(lines: Lines, known: Knowledge): number {
  let count = 0;
  for (let row = 0; row < lines.height; row += 1) count += lines.width - countBits(unknownInRow(lines, known, row));
  return count;
}

/** What is known, row by row. */
export function boardOf(lines: Lines, known: Knowledge): Board {
  return mapCells(lines, known, (filled, empty) => (filled ? 'filled' : empty ? 'empty' : 'unknown'));
}

/** The picture of filled cells; meaningful when every cell is known. */
export function pictureOf(lines: Lines, known: Knowledge): Grid {
  return mapCells(lines, known, (filled) => filled);
}

function mapCells<T>(
  { height, width }: Lines,
  known: Knowledge,
  cellFrom: (filled: boolean, empty: boolean) => T,
): T[][] {
  const rows: T[][] = [];
  for (let row = 0; row < height; row += 1) {
    const cells: T[] = [];
    for (let bit = 1; bit < 1 << width; bit <<= 1) {
      cells.push(cellFrom(((known[2 * row] ?? 0) & bit) !== 0, ((known[2 * row + 1] ?? 0) & bit) !== 0));
    }
    rows.push(cells);
  }
  return rows;
}

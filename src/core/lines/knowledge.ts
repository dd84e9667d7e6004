/**
 * What is known of all cells of a puzzle while it is solved.
 *
 * Every line holds two masks, so each cell is written twice, in its row and in its column. The masks of line n are at
 * 2n (filled) and 2n + 1 (empty) of one array, which is copied whole to keep a state and to go back to it.
 */
import type { Board, Grid } from '../types';
import { countBits, lowestBit } from './bits';
import { type LineMasks, solveLine } from './lineSolver';
import { columnOf, type Lines, lengthOf, rowOf } from './numbering';

/** The masks of all lines. */
export type Knowledge = Int32Array;

export function nothingKnown(lines: Lines): Knowledge {
  return new Int32Array(2 * lines.clues.length);
}

/** What is known of one line. */
export function masksOf(known: Knowledge, line: number): LineMasks {
  return { filled: known[2 * line] ?? 0, empty: known[2 * line + 1] ?? 0 };
}

/** What `decideLine` returns, kept to save allocating it. */
const news: LineMasks = { filled: 0, empty: 0 };

/** What one line decides beyond what is known of it, until the next call; null when it has no placement left. */
export function decideLine(lines: Lines, known: Knowledge, line: number): Readonly<LineMasks> | null {
  const filled = known[2 * line] ?? 0;
  const empty = known[2 * line + 1] ?? 0;
  news.filled = filled;
  news.empty = empty;
  if (!solveLine(lines.clues[line] ?? [], lengthOf(lines, line), news)) return null;
  news.filled ^= filled;
  news.empty ^= empty;
  return news;
}

/** Adds cells of one line to what is known, in the line and in the lines that cross it. */
export function writeLine(lines: Lines, known: Knowledge, line: number, { filled, empty }: Readonly<LineMasks>): void {
  const isRow = line < lines.height;
  const crossing = isRow ? lines.height : 0;
  const bit = 1 << (isRow ? line : line - lines.height);
  add(known, 2 * line, filled);
  add(known, 2 * line + 1, empty);
  for (let rest = filled; rest !== 0; rest &= rest - 1) add(known, 2 * (crossing + lowestBit(rest)), bit);
  for (let rest = empty; rest !== 0; rest &= rest - 1) add(known, 2 * (crossing + lowestBit(rest)) + 1, bit);
}

/** Adds a literal to what is known, in its row and in its column. */
export function writeCell(lines: Lines, known: Knowledge, literal: number): void {
  const row = rowOf(lines, literal >> 1);
  const column = columnOf(lines, literal >> 1);
  add(known, 2 * row + (literal & 1), 1 << column);
  add(known, 2 * (lines.height + column) + (literal & 1), 1 << row);
}

/** Takes a literal out of what is known, if it is in it. */
export function eraseCell(lines: Lines, known: Knowledge, literal: number): void {
  const row = rowOf(lines, literal >> 1);
  const column = columnOf(lines, literal >> 1);
  remove(known, 2 * row + (literal & 1), 1 << column);
  remove(known, 2 * (lines.height + column) + (literal & 1), 1 << row);
}

function add(known: Knowledge, at: number, cells: number): void {
  known[at] = (known[at] ?? 0) | cells;
}

function remove(known: Knowledge, at: number, cells: number): void {
  known[at] = (known[at] ?? 0) & ~cells;
}

/** How many cells are known. */
export function countKnown({ height }: Lines, known: Knowledge): number {
  let count = 0;
  for (let row = 0; row < height; row += 1) count += countBits((known[2 * row] ?? 0) | (known[2 * row + 1] ?? 0));
  return count;
}

/** What is known, row by row. */
export function boardFrom(lines: Lines, known: Knowledge): Board {
  return mapCells(lines, known, (filled, empty) => (filled ? 'filled' : empty ? 'empty' : 'unknown'));
}

/** The picture of the filled cells; meaningful when every cell is known. */
export function pictureFrom(lines: Lines, known: Knowledge): Grid {
  return mapCells(lines, known, (filled) => filled);
}

function mapCells<T>(
  { height, width }: Lines,
  known: Knowledge,
  cellFrom: (filled: boolean, empty: boolean) => T,
): T[][] {
  const rows: T[][] = [];
  for (let row = 0; row < height; row += 1) {
    const { filled, empty } = masksOf(known, row);
    const cells: T[] = [];
    for (let bit = 1; bit < 1 << width; bit <<= 1) cells.push(cellFrom((filled & bit) !== 0, (empty & bit) !== 0));
    rows.push(cells);
  }
  return rows;
}

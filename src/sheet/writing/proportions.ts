/**
 * How large a puzzle's cells are, in pixels and points: from 20 rows or columns on they are smaller, so that more of the puzzle is
 * seen at once. What a person made larger or smaller since stays as they like it.
 */
import { GRID_CORNER, type Size, VERDICT_CELL } from '../../contract/places';
import type { Sheet } from '../document';
import type { NotedLayout } from '../notedPuzzle';

/** What is noted about sizes. */
export type Proportions = Pick<NotedLayout, 'cell' | 'clueWidth' | 'clueHeight'>;

interface Measures {
  /** Side of a grid cell. */
  readonly cell: number;
  /** Size of the clues, in points. */
  readonly points: number;
  /** What a number of a column clue takes. */
  readonly lineHeight: number;
}

const USUAL: Measures = { cell: 30, points: 10, lineHeight: 17 };
/** Of 8 points are the largest digits of which two stand side by side in 20 pixels. */
const SMALL: Measures = { cell: 20, points: 8, lineHeight: 14 };

const PADDING = 10;
const LARGE_FROM = 20;

/**
 * Room for eight lines of 10 points in A1: the longest verdict has four, the longest sentence about the grid has eight. The width is
 * enough for every row clue, too.
 */
const CLUE_WIDTH = 200;
const LEAST_HEIGHT = 136;

/** What Sheets gives new rows and columns. */
export const DEFAULT_HEIGHT = 21;
export const DEFAULT_WIDTH = 100;

/** Whether a puzzle is so large that its cells are smaller. */
export function isLarge({ rows, columns }: Size): boolean {
  return Math.max(rows, columns) >= LARGE_FROM;
}

function measuresOf(size: Size): Measures {
  return isLarge(size) ? SMALL : USUAL;
}

function proportionsOf(size: Size): Proportions {
  const { cell, lineHeight } = measuresOf(size);
  const mostNumbers = Math.ceil(size.rows / 2);
  return { cell, clueWidth: CLUE_WIDTH, clueHeight: Math.max(LEAST_HEIGHT, mostNumbers * lineHeight + PADDING) };
}

/** The size of the clues in points, where the add-on has a say in it: in large puzzles, and in those that were large. */
export function cluePoints(size: Size, noted: Proportions | null): number | null {
  return isLarge(size) || hasSmallClues(noted) ? measuresOf(size).points : null;
}

/** The size to which clues return that are none any more, where the add-on had made them small. */
export function usualPoints(noted: Proportions | null): number | null {
  return hasSmallClues(noted) ? USUAL.points : null;
}

function hasSmallClues(noted: Proportions | null): boolean {
  return noted?.cell === SMALL.cell;
}

/** Sizes rows and columns; `noted` is what was noted before. Returns what is to be noted now. */
export function sizeCells(sheet: Sheet, size: Size, noted: Proportions | null): Proportions {
  const given = proportionsOf(size);
  const { row, column } = GRID_CORNER;
  const height = noted && chosen(sheet.getRowHeight(row), sheet.getRowHeight(row + 1), noted.cell, DEFAULT_HEIGHT);
  const width =
    noted && chosen(sheet.getColumnWidth(column), sheet.getColumnWidth(column + 1), noted.cell, DEFAULT_WIDTH);
  setHeights(sheet, row, size.rows, height ?? given.cell);
  sheet.setColumnWidths(column, size.columns, width ?? given.cell);
  sizeClues(sheet, given, noted);
  return given;
}

/** Sheets makes rows as high as a line of text unless it is forced not to. */
function setHeights(sheet: Sheet, first: number, count: number, height: number): void {
  if (height < DEFAULT_HEIGHT) sheet.setRowHeightsForced(first, count, height);
  else sheet.setRowHeights(first, count, height);
}

/**
 * The size of the grid's rows, or columns, that a person chose, or null: the first two have it, which is no accident then, and it
 * is neither the add-on's nor that of new lines.
 */
function chosen(first: number, second: number, ours: number, usual: number): number | null {
  return first === second && first !== ours && first !== usual ? first : null;
}

/**
 * Column and row of the clues never are too small for them. What a person made wider stays so. Row 1, which Sheets makes higher with
 * what it holds, stays higher only as long as the puzzle needs the same height.
 */
function sizeClues(sheet: Sheet, { clueWidth, clueHeight }: Proportions, noted: Proportions | null): void {
  const { row, column } = VERDICT_CELL;
  const width = noted === null ? clueWidth : sheet.getColumnWidth(column);
  const height = noted?.clueHeight === clueHeight ? sheet.getRowHeight(row) : clueHeight;
  sheet.setColumnWidth(column, width === noted?.clueWidth ? clueWidth : Math.max(clueWidth, width));
  sheet.setRowHeight(row, Math.max(clueHeight, height));
}

/** Makes room for verdict and clues on a sheet that is not set up; nothing becomes smaller there. */
export function makeReadable(sheet: Sheet, size: Size): void {
  const { clueWidth, clueHeight } = proportionsOf(size);
  const { row, column } = VERDICT_CELL;
  if (sheet.getColumnWidth(column) < clueWidth) sheet.setColumnWidth(column, clueWidth);
  if (sheet.getRowHeight(row) < clueHeight) sheet.setRowHeight(row, clueHeight);
}

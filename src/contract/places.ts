/** Where things are on a sheet: the verdict in A1, row clues below it, column clues to its right, the grid from B2. */
import { type Line, LONGEST_LINE, type Position } from '../core';

/** How many rows and columns a puzzle has. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** A rectangle of cells; `row` and `column` count from 1, as Sheets does. */
export interface Area extends Size {
  readonly row: number;
  readonly column: number;
}

/** Where a cell is in the sheet; both count from 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export const DEFAULT_SIZE: Size = { rows: 10, columns: 10 };
export const SMALLEST = 2;
export const LARGEST = LONGEST_LINE;

export const VERDICT_CELL: Area = { row: 1, column: 1, rows: 1, columns: 1 };

/** Whether a sheet may have a puzzle of this size. */
export function isPossible({ rows, columns }: Size): boolean {
  return [rows, columns].every((count) => Number.isInteger(count) && count >= SMALLEST && count <= LARGEST);
}

export function sameSize(a: Size, b: Size): boolean {
  return a.rows === b.rows && a.columns === b.columns;
}

export function gridArea({ rows, columns }: Size): Area {
  return { row: 2, column: 2, rows, columns };
}

/** The clue cells of all rows or of all columns. */
export function clueArea(kind: Line['kind'], { rows, columns }: Size): Area {
  return kind === 'row' ? { row: 2, column: 1, rows, columns: 1 } : { row: 1, column: 2, rows: 1, columns };
}

/** The grid's cells of one line. */
export function lineArea({ kind, index }: Line, { rows, columns }: Size): Area {
  return kind === 'row'
    ? { row: index + 2, column: 2, rows: 1, columns }
    : { row: 2, column: index + 2, rows, columns: 1 };
}

/** Verdict, clues and grid together. */
export function puzzleArea({ rows, columns }: Size): Area {
  return { row: 1, column: 1, rows: rows + 1, columns: columns + 1 };
}

/** What is read of a sheet: the puzzle and one more row and column, into which a list that is too long spills. */
export function tableArea({ rows, columns }: Size): Area {
  return { row: 1, column: 1, rows: rows + 2, columns: columns + 2 };
}

/** A cell's name: `AA4`. */
export function placeName({ row, column }: Place): string {
  return cellName(row, column);
}

/** A cell's name from its row and column, both counted from 1. */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row}`;
}

function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return rest === 0 ? letter : columnName(rest) + letter;
}

/** The name of the grid's cell at a position. */
export function gridCellName({ row, column }: Position): string {
  return cellName(row + 2, column + 2);
}

/** The name of a line's clue cell. */
export function clueCellName({ kind, index }: Line): string {
  return kind === 'row' ? cellName(index + 2, 1) : cellName(1, index + 2);
}

/** A1 notation: `B2:K11`, or `A1` for one cell. */
export function areaName({ row, column, rows, columns }: Area): string {
  const first = cellName(row, column);
  const last = cellName(row + rows - 1, column + columns - 1);
  return first === last ? first : `${first}:${last}`;
}

/** Reads A1 notation of one cell or one rectangle; anything else, such as a whole column, is null. */
export function parseArea(name: string): Area | null {
  const match = /^([A-Z]+)([0-9]+)(?::([A-Z]+)([0-9]+))?$/.exec(name);
  if (match === null) return null;
  const [, left = '', top = '', right = left, bottom = top] = match;
  const column = columnNumber(left);
  const row = Number(top);
  return { row, column, rows: Number(bottom) - row + 1, columns: columnNumber(right) - column + 1 };
}

function columnNumber(name: string): number {
  return [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The places of an area, row by row. */
export function placesOf(area: Area): readonly Place[] {
  return Array.from({ length: area.rows * area.columns }, (_, index) => ({
    row: area.row + Math.floor(index / area.columns),
    column: area.column + (index % area.columns),
  }));
}

export function overlap(a: Area, b: Area): boolean {
  return (
    a.row < b.row + b.rows &&
    b.row < a.row + a.rows &&
    a.column < b.column + b.columns &&
    b.column < a.column + a.columns
  );
}

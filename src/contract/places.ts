/**
 * Where a puzzle is on its sheet, and how large it may be: the verdict in A1, row clues below it, column clues to its right, the
 * grid from B2. Rows and columns of the sheet count from 1, as Sheets does; lines and positions of the puzzle count from 0.
 */
import { type Line, LONGEST_LINE, type Position } from '../core';

/** How many rows and columns a puzzle has. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Where a cell is in the sheet. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells: its first place and its size. */
export interface Area extends Place, Size {}

export const DEFAULT_SIZE: Size = { rows: 10, columns: 10 };
export const SMALLEST = 2;
export const LARGEST = LONGEST_LINE;

export const VERDICT_CELL: Area = { row: 1, column: 1, rows: 1, columns: 1 };

/** The first cell of the grid. */
export const GRID_CORNER: Place = { row: VERDICT_CELL.row + 1, column: VERDICT_CELL.column + 1 };

/** Heavier lines stand after every so many cells. */
const BAND = 5;

/** Whether a sheet may have a puzzle of this size. */
export function isPossible({ rows, columns }: Size): boolean {
  return [rows, columns].every((count) => Number.isInteger(count) && count >= SMALLEST && count <= LARGEST);
}

export function sameSize(one: Size, other: Size): boolean {
  return one.rows === other.rows && one.columns === other.columns;
}

export function gridArea({ rows, columns }: Size): Area {
  const { row, column } = GRID_CORNER;
  return { row, column, rows, columns };
}

/** The clue cells of all rows or of all columns. */
export function clueArea(kind: Line['kind'], size: Size): Area {
  return kind === 'row' ? clueColumn(gridArea(size)) : clueRow(gridArea(size));
}

function clueColumn(beside: Area): Area {
  return { ...beside, column: VERDICT_CELL.column, columns: 1 };
}

function clueRow(above: Area): Area {
  return { ...above, row: VERDICT_CELL.row, rows: 1 };
}

/** The grid's cells of one line. */
export function lineArea({ kind, index }: Line, size: Size): Area {
  const grid = gridArea(size);
  return kind === 'row'
    ? { ...grid, row: grid.row + index, rows: 1 }
    : { ...grid, column: grid.column + index, columns: 1 };
}

/** Verdict, clues and grid together. */
export function puzzleArea({ rows, columns }: Size): Area {
  return { ...VERDICT_CELL, rows: rows + 1, columns: columns + 1 };
}

/** What is read of a sheet: the puzzle and one more row and column, into which a list that is too long spills. */
export function tableArea({ rows, columns }: Size): Area {
  return { ...VERDICT_CELL, rows: rows + 2, columns: columns + 2 };
}

/** The row of cells right under the grid. */
export function areaBelow(size: Size): Area {
  const grid = gridArea(size);
  return { ...grid, row: grid.row + grid.rows, rows: 1 };
}

/** The column of cells right beside the grid. */
export function areaBeside(size: Size): Area {
  const grid = gridArea(size);
  return { ...grid, column: grid.column + grid.columns, columns: 1 };
}

/** The grid cut into bands of five rows, and of five columns; what is left over comes last. */
export function bandsOf(size: Size): readonly Area[] {
  const grid = gridArea(size);
  const across = bandStarts(size.rows).map((start) => ({
    ...grid,
    row: grid.row + start,
    rows: Math.min(BAND, size.rows - start),
  }));
  const down = bandStarts(size.columns).map((start) => ({
    ...grid,
    column: grid.column + start,
    columns: Math.min(BAND, size.columns - start),
  }));
  return [...across, ...down];
}

function bandStarts(length: number): readonly number[] {
  return Array.from({ length: Math.ceil(length / BAND) }, (_, index) => index * BAND);
}

/** Areas of the grid and of the clue cells. */
export interface Parts {
  readonly grid: readonly Area[];
  readonly clues: readonly Area[];
}

/** What of a puzzle of one size lies outside a puzzle of another: first what is below, then what is beside. */
export function partsOutside(size: Size, other: Size): Parts {
  const grid = gridArea(size);
  const below = { ...grid, row: grid.row + other.rows, rows: size.rows - other.rows };
  const beside = { ...grid, column: grid.column + other.columns, columns: size.columns - other.columns };
  const present = (areas: readonly Area[]) => areas.filter(({ rows, columns }) => rows > 0 && columns > 0);
  return {
    grid: present([below, { ...beside, rows: Math.min(size.rows, other.rows) }]),
    clues: present([clueColumn(below), clueRow(beside)]),
  };
}

/** A cell's name: `AA4`. */
export function cellName({ row, column }: Place): string {
  return `${columnName(column)}${row}`;
}

function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return rest === 0 ? letter : columnName(rest) + letter;
}

/** The name of the grid's cell at a position. */
export function gridCellName({ row, column }: Position): string {
  return cellName({ row: GRID_CORNER.row + row, column: GRID_CORNER.column + column });
}

/** The name of a line's clue cell. */
export function clueCellName(line: Line): string {
  return cellName(clueCell(line));
}

/** Where a line's clue stands. */
export function clueCell({ kind, index }: Line): Place {
  return kind === 'row'
    ? { row: GRID_CORNER.row + index, column: VERDICT_CELL.column }
    : { row: VERDICT_CELL.row, column: GRID_CORNER.column + index };
}

/** A1 notation: `B2:K11`, or `A1` for one cell. */
export function areaName(area: Area): string {
  const first = cellName(area);
  const last = cellName({ row: area.row + area.rows - 1, column: area.column + area.columns - 1 });
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
export function placesOf({ row: top, column: left, rows, columns }: Area): readonly Place[] {
  const places: Place[] = [];
  for (let row = top; row < top + rows; row += 1) {
    for (let column = left; column < left + columns; column += 1) places.push({ row, column });
  }
  return places;
}

export function samePlace(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column;
}

export function overlap(one: Area, other: Area): boolean {
  return (
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows &&
    one.column < other.column + other.columns &&
    other.column < one.column + one.columns
  );
}

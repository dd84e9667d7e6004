/** Rectangles of cells and their names in A1 notation; rows and columns count from 1. */

export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The size of a sheet, for names that leave an end open, such as `A:A`. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

export function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnName(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

export function columnNumber(name: string): number {
  return [...name.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

export const cellName = (row: number, column: number): string => `${columnName(column)}${row}`;

export function areaName({ row, column, rows, columns }: Area): string {
  const first = cellName(row, column);
  return rows === 1 && columns === 1 ? first : `${first}:${cellName(row + rows - 1, column + columns - 1)}`;
}

const END = /^\$?([A-Za-z]{0,3})\$?(\d*)$/;

/** Reads `B2`, `B2:K11`, `$B$2`, `A:C` or `2:5`; null when it is no such name. */
export function parseArea(name: string, extent: Extent): Area | null {
  const [from, to = from, ...more] = name.trim().split(':');
  const start = END.exec(from ?? '');
  const end = END.exec(to ?? '');
  const open = name.includes(':');
  if (!start || !end || more.length > 0 || (!open && !(start[1] && start[2]))) return null;
  if (!(start[1] || start[2]) || !(end[1] || end[2])) return null;
  const rows = ends(start[2] ? Number(start[2]) : 1, end[2] ? Number(end[2]) : extent.rows);
  const columns = ends(start[1] ? columnNumber(start[1]) : 1, end[1] ? columnNumber(end[1]) : extent.columns);
  return { row: rows.first, rows: rows.count, column: columns.first, columns: columns.count };
}

function ends(a: number, b: number): { readonly first: number; readonly count: number } {
  return { first: Math.min(a, b), count: Math.abs(a - b) + 1 };
}

/** Splits `'My sheet'!B2` into the sheet's name and the rest; the name is null when there is none. */
export function splitSheetName(reference: string): readonly [sheet: string | null, name: string] {
  const at = reference.lastIndexOf('!');
  if (at < 0) return [null, reference];
  return [bareName(reference.slice(0, at)), reference.slice(at + 1)];
}

/** A sheet's name without the quotes a reference may put around it. */
function bareName(name: string): string {
  return name.startsWith("'") ? name.slice(1, -1).replace(/''/g, "'") : name;
}

export const isOneCell = ({ rows, columns }: Area): boolean => rows === 1 && columns === 1;

export function fits({ row, column, rows, columns }: Area, extent: Extent): boolean {
  const whole = [row, column, rows, columns].every((n) => Number.isInteger(n) && n >= 1);
  return whole && row + rows - 1 <= extent.rows && column + columns - 1 <= extent.columns;
}

export function contains(area: Area, row: number, column: number): boolean {
  return row >= area.row && row < area.row + area.rows && column >= area.column && column < area.column + area.columns;
}

export function overlap(a: Area, b: Area): boolean {
  const rows = a.row < b.row + b.rows && b.row < a.row + a.rows;
  return rows && a.column < b.column + b.columns && b.column < a.column + a.columns;
}

/** One value for each cell of an area, row by row. */
export function mapArea<T>(area: Area, each: (row: number, column: number) => T): T[][] {
  return Array.from({ length: area.rows }, (_, r) =>
    Array.from({ length: area.columns }, (_, c) => each(area.row + r, area.column + c)),
  );
}

/** The item for a cell, of items for each cell of an area. */
export function itemAt<T>(items: readonly (readonly T[])[], area: Area, row: number, column: number): T | undefined {
  return items[row - area.row]?.[column - area.column];
}

export function eachCell(area: Area, visit: (row: number, column: number) => void): void {
  mapArea(area, visit);
}

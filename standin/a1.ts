/** Cells and areas by their names in A1 notation. */
import { type Area, type Extent, isOneCell } from './areas';

export function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnName(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

function columnNumber(name: string): number {
  return [...name.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row}`;
}

export function areaName(area: Area): string {
  const { row, column, rows, columns } = area;
  const first = cellName(row, column);
  return isOneCell(area) ? first : `${first}:${cellName(row + rows - 1, column + columns - 1)}`;
}

/** One end of a name: `B2`, with `$` where it is pinned. The end of `A:C` has no row, the end of `2:5` no column. */
export interface Corner {
  readonly row: number | null;
  readonly column: number | null;
  readonly rowPinned: boolean;
  readonly columnPinned: boolean;
}

const CORNER = /^(\$?)([A-Za-z]{1,3})(\$?)(\d+)$|^(\$?)([A-Za-z]{1,3})$|^(\$?)(\d+)$/;

export function parseCorner(text: string): Corner | null {
  const match = CORNER.exec(text);
  if (!match) return null;
  const letters = match[2] ?? match[6];
  const digits = match[4] ?? match[8];
  return {
    row: digits === undefined ? null : Number(digits),
    column: letters === undefined ? null : columnNumber(letters),
    rowPinned: (match[3] ?? match[7]) === '$',
    columnPinned: (match[1] ?? match[5]) === '$',
  };
}

export function cornerName({ row, column, rowPinned, columnPinned }: Corner): string {
  const letters = column === null ? '' : `${columnPinned ? '$' : ''}${columnName(column)}`;
  return row === null ? letters : `${letters}${rowPinned ? '$' : ''}${row}`;
}

/** Reads `B2`, `B2:K11`, `$B$2`, `B2:B`, `A:C` or `2:5`, open ends up to the extent; null when it is no such name. */
export function parseArea(name: string, extent: Extent): Area | null {
  const corners = name.trim().split(':').map(parseCorner);
  const [from, to = from] = corners;
  if (!from || !to || corners.length > 2) return null;
  if (corners.length === 1 && (from.row === null || from.column === null)) return null;
  const rows = span(from.row ?? 1, to.row ?? Math.max(from.row ?? 1, extent.rows));
  const columns = span(from.column ?? 1, to.column ?? Math.max(from.column ?? 1, extent.columns));
  return { row: rows.first, column: columns.first, rows: rows.count, columns: columns.count };
}

function span(a: number, b: number): { readonly first: number; readonly count: number } {
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

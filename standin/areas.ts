/** Rectangles of cells. Rows and columns count from 1. */

export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** How many rows and columns there are. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

/** What a cell is kept under in maps: `row,column`. */
export function cellKey(row: number, column: number): string {
  return `${row},${column}`;
}

/** The row and column of a cell's key. */
export function cellPlace(key: string): readonly [row: number, column: number] {
  const [row = 1, column = 1] = key.split(',').map(Number);
  return [row, column];
}

export function isOneCell({ rows, columns }: Area): boolean {
  return rows === 1 && columns === 1;
}

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
  const rows: T[][] = [];
  for (let row = area.row; row < area.row + area.rows; row += 1) {
    const items: T[] = [];
    for (let column = area.column; column < area.column + area.columns; column += 1) items.push(each(row, column));
    rows.push(items);
  }
  return rows;
}

/** The item for a cell, of items for each cell of an area. */
export function itemAt<T>(items: readonly (readonly T[])[], area: Area, row: number, column: number): T | undefined {
  return items[row - area.row]?.[column - area.column];
}

export function eachCell(area: Area, visit: (row: number, column: number) => void): void {
  mapArea(area, visit);
}

/** A single cell by its place on the sheet, counted from 1 at the top left. */
import { cellName } from '../../standin/a1';
import type { Area } from '../../standin/areas';

export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** One cell along a row or a column, or none. */
export interface Direction {
  readonly down: -1 | 0 | 1;
  readonly along: -1 | 0 | 1;
}

export function spotName({ row, column }: Spot): string {
  return cellName(row, column);
}

export function isSameSpot(one: Spot, other: Spot): boolean {
  return one.row === other.row && one.column === other.column;
}

/** The smallest area that holds both cells. */
export function areaAround(one: Spot, other: Spot): Area {
  return {
    row: Math.min(one.row, other.row),
    column: Math.min(one.column, other.column),
    rows: Math.abs(one.row - other.row) + 1,
    columns: Math.abs(one.column - other.column) + 1,
  };
}

/** The cell at the bottom right of an area. */
export function lastSpot({ row, column, rows, columns }: Area): Spot {
  return { row: row + rows - 1, column: column + columns - 1 };
}

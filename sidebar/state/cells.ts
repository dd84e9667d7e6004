/** Cells of a picture by numbers, and pictures laid over each other. */
import type { Size } from '../../src/contract/places';
import { type Grid, LONGEST_LINE, type Position } from '../../src/core';

/** Cells with what they become, by their numbers. */
export type Cells = ReadonlyMap<number, boolean>;

/** The number of a cell, the same whatever the size. */
export function numberOf({ row, column }: Position): number {
  return row * LONGEST_LINE + column;
}

/** The cell with a number. */
export function positionOf(number: number): Position {
  return { row: Math.floor(number / LONGEST_LINE), column: number % LONGEST_LINE };
}

/** A picture with nothing filled. */
export function blankGrid({ rows, columns }: Size): Grid {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => false));
}

export function sizeOfGrid(grid: Grid): Size {
  return { rows: grid.length, columns: grid[0]?.length ?? 0 };
}

export function isSameSize(one: Grid, other: Grid): boolean {
  return one.length === other.length && one[0]?.length === other[0]?.length;
}

/** A picture with some cells changed. */
export function overlaid(grid: Grid, cells: Cells): Grid {
  if (cells.size === 0) return grid;
  return grid.map((row, index) => row.map((filled, column) => cells.get(numberOf({ row: index, column })) ?? filled));
}

/** The cells in which a picture differs from another of its size, with what they are there. */
export function difference(before: Grid, after: Grid): Cells {
  return new Map(
    after.flatMap((cells, row) =>
      cells.flatMap((filled, column) =>
        filled === before[row]?.[column] ? [] : [[numberOf({ row, column }), filled] as const],
      ),
    ),
  );
}

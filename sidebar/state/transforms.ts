/** What can be done to a whole picture. Nothing is lost but by clearing and by making it smaller. */
import type { Size } from '../../src/contract/places';
import type { Grid } from '../../src/core';
import { blankGrid } from './cells';

/** The picture moved by some cells; what leaves at one edge comes in at the other. */
export function shifted(grid: Grid, down: number, right: number): Grid {
  const around = <T>(items: readonly T[], by: number) =>
    items.map((item, index) => items[(index - by + items.length) % items.length] ?? item);
  return around(grid, down).map((row) => around(row, right));
}

/** Left becomes right. */
export function mirrored(grid: Grid): Grid {
  return grid.map((row) => [...row].reverse());
}

/** Top becomes bottom. */
export function flipped(grid: Grid): Grid {
  return [...grid].reverse();
}

/** Turned by a quarter, clockwise: rows become columns. */
export function turned(grid: Grid): Grid {
  const columns = grid[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, column) => grid.map((row) => row[column] === true).reverse());
}

/** Filled becomes empty, empty filled. */
export function negative(grid: Grid): Grid {
  return grid.map((row) => row.map((filled) => !filled));
}

/** The picture in another size, by its first row and column; new cells are empty. */
export function resized(grid: Grid, size: Size): Grid {
  return blankGrid(size).map((row, index) => row.map((_, column) => grid[index]?.[column] === true));
}

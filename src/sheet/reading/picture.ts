/** The picture in the grid, or why it cannot be read. */
import { type Area, areaName, cellName, gridArea, placesOf } from '../../contract/places';
import type { Grid } from '../../core';
import { type BadCell, describeBadCells, describeMerged, describeSpillProblem } from '../words/cells';
import { contentOf, isBad } from './cellContents';
import { spillProblem } from './spilledList';
import { type Table, valueAt } from './table';

/** What the grid holds: a picture, no filled cell, or something that has no place there (sentences with cause and cure). */
export type Reading =
  | { readonly kind: 'picture'; readonly picture: Grid }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly problem: string };

export function readPicture(table: Table): Reading {
  const problem = problemOf(table);
  if (problem !== null) return { kind: 'refused', problem };
  const picture = pictureIn(table);
  return picture.some((row) => row.includes(true)) ? { kind: 'picture', picture } : { kind: 'none' };
}

function problemOf(table: Table): string | null {
  const merged = table.merged[0];
  if (merged !== undefined) return describeMerged(areaName(merged));
  const spill = spillProblem(table);
  if (spill !== null) return describeSpillProblem(spill, table.size);
  const bad = badCells(table, gridArea(table.size));
  return bad.length === 0 ? null : describeBadCells(bad);
}

function pictureIn(table: Table): Grid {
  const { rows, columns } = table.size;
  const cells = placesOf(gridArea(table.size)).map((place) => contentOf(valueAt(table, place)).kind === 'filled');
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}

/** The cells of an area that hold neither TRUE nor FALSE, nor nothing. */
export function badCells(table: Table, area: Area): readonly BadCell[] {
  return placesOf(area).flatMap((place) => {
    const content = contentOf(valueAt(table, place));
    return isBad(content) ? [{ name: cellName(place), content }] : [];
  });
}

/** The names of an area's filled cells. */
export function filledCells(table: Table, area: Area): readonly string[] {
  const filled = placesOf(area).filter((place) => contentOf(valueAt(table, place)).kind === 'filled');
  return filled.map(cellName);
}

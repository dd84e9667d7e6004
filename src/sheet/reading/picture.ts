/** The picture in the grid, or why it cannot be read. */
import { type Area, areaName, cellName, GRID_CORNER, gridArea, placesOf } from '../../contract/places';
import type { Grid } from '../../core';
import type { Sheet } from '../document';
import { describeBadCells, describeListProblem, describeMerged, describeSpillProblem } from '../words/cells';
import { contentOf, isBad } from './cellContents';
import { listProblem, readListSource } from './listSource';
import type { BadCell, ListProblem } from './problems';
import { rowsMissing, spillProblem } from './spilledList';
import { formulaAt, type Table, valueAt } from './table';

/** What the grid holds: a picture, no filled cell, or something that has no place there (sentences with cause and cure). */
export type Reading =
  | { readonly kind: 'picture'; readonly picture: Grid }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly problem: string };

/** Reads the picture from the table, and the list at its source where a formula fills the grid with one. */
export function readPicture(sheet: Sheet, table: Table): Reading {
  const problem = problemOf(sheet, table);
  if (problem !== null) return { kind: 'refused', problem };
  const picture = pictureIn(table);
  return picture.some((row) => row.includes(true)) ? { kind: 'picture', picture } : { kind: 'none' };
}

function problemOf(sheet: Sheet, table: Table): string | null {
  const merged = table.merged[0];
  if (merged !== undefined) return describeMerged(areaName(merged));
  const list = listProblemOf(sheet, table);
  if (list !== null && list.kind !== 'short') return describeListProblem(list);
  const spill = spillProblem(table);
  if (spill !== null) return describeSpillProblem(spill, table.size);
  const bad = badCells(table, gridArea(table.size));
  if (bad.length > 0) return describeBadCells(bad);
  if (list !== null) return describeListProblem(list);
  const missing = rowsMissing(table);
  return missing === null ? null : describeSpillProblem(missing, table.size);
}

function listProblemOf(sheet: Sheet, table: Table): ListProblem | null {
  const formula = formulaAt(table, GRID_CORNER);
  const list = formula === '' ? null : readListSource(sheet, formula);
  return list === null ? null : listProblem(list, table.size);
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

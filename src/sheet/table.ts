/** A sheet's puzzle as it was read at one moment: values, formulas and merged cells, by one call each. */
import {
  type Area,
  gridArea,
  overlap,
  type Place,
  parseArea,
  placesOf,
  puzzleArea,
  type Size,
} from '../contract/places';
import type { Range } from './ranges';

export interface Table {
  readonly size: Size;
  /** From A1 to one row and one column beyond the grid. */
  readonly values: readonly (readonly unknown[])[];
  /** The same cells; `''` where there is no formula of the cell's own. */
  readonly formulas: readonly (readonly string[])[];
  /** Merged cells that touch the puzzle. */
  readonly merged: readonly Area[];
}

/** Reads the table from its range (see `tableRange`). */
export function readTable(range: Range, size: Size): Table {
  return { size, values: range.getValues(), formulas: range.getFormulas(), merged: mergedAreas(range, size) };
}

function mergedAreas(range: Range, size: Size): readonly Area[] {
  return range.getMergedRanges().flatMap((merged) => {
    const area = parseArea(merged.getA1Notation());
    return area !== null && overlap(area, puzzleArea(size)) ? [area] : [];
  });
}

export function valueAt(table: Table, { row, column }: Place): unknown {
  return table.values[row - 1]?.[column - 1] ?? '';
}

export function formulaAt(table: Table, { row, column }: Place): string {
  return table.formulas[row - 1]?.[column - 1] ?? '';
}

/** The places of the grid that hold a formula of their own. */
export function gridFormulas(table: Table): readonly Place[] {
  return placesOf(gridArea(table.size)).filter((place) => formulaAt(table, place) !== '');
}

/** Whether another reading holds the same in every cell of the grid. */
export function samePicture(table: Table, values: Table['values']): boolean {
  const later = { ...table, values };
  return placesOf(gridArea(table.size)).every((place) => isSame(valueAt(table, place), valueAt(later, place)));
}

/** Dates are equal when they are the same moment. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && String(a) === String(b));
}

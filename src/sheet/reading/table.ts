/** A sheet's puzzle as it was read at one moment: values, formulas and merged cells, by one call each. Reading changes nothing. */
import {
  type Area,
  gridArea,
  overlap,
  type Place,
  parseArea,
  placesOf,
  puzzleArea,
  type Size,
  sameSize,
  tableArea,
} from '../../contract/places';
import { existingPart, type Range, rangeOf, type Sheet } from '../document';
import { isBlank } from './spellings';

export interface Table {
  readonly size: Size;
  /** What was read: from A1 to one row and one column beyond the grid, as far as the sheet goes. */
  readonly area: Area;
  readonly values: readonly (readonly unknown[])[];
  /** The same cells; `''` where there is no formula of the cell's own. */
  readonly formulas: readonly (readonly string[])[];
  /** Merged cells that touch the puzzle. */
  readonly merged: readonly Area[];
}

/** Reads the table of a puzzle of this size. Cells that the sheet does not have count as blank. */
export function readTable(sheet: Sheet, size: Size): Table {
  return readExisting(sheet, tableArea(size), (area) => {
    const range = rangeOf(sheet, area);
    return { size, area, values: range.getValues(), formulas: range.getFormulas(), merged: mergedAreas(range, size) };
  });
}

/** The values alone that a puzzle of this size is read from. */
export function readValues(sheet: Sheet, size: Size): Table['values'] {
  return readExisting(sheet, tableArea(size), (area) => rangeOf(sheet, area).getValues());
}

/**
 * Reads an area as far as the sheet has it. Asking for all of it first, and for what exists only when Sheets refuses, saves two
 * calls on every edit.
 */
function readExisting<T>(sheet: Sheet, wanted: Area, read: (area: Area) => T): T {
  try {
    return read(wanted);
  } catch (failure) {
    const existing = existingPart(sheet, wanted);
    if (sameSize(existing, wanted)) throw failure;
    return read(existing);
  }
}

function mergedAreas(range: Range, size: Size): readonly Area[] {
  return range.getMergedRanges().flatMap((merged) => {
    const area = parseArea(merged.getA1Notation());
    return area !== null && overlap(area, puzzleArea(size)) ? [area] : [];
  });
}

/** The values that the same cells hold now. */
export function readValuesAgain(sheet: Sheet, { area }: Table): Table['values'] {
  return rangeOf(sheet, area).getValues();
}

/** Whether the sheet has every row and column of the puzzle. */
export function hasRoom({ area, size }: Table): boolean {
  const { rows, columns } = puzzleArea(size);
  return area.rows >= rows && area.columns >= columns;
}

export function valueAt(table: Pick<Table, 'values'>, { row, column }: Place): unknown {
  return table.values[row - 1]?.[column - 1] ?? '';
}

export function formulaAt(table: Table, { row, column }: Place): string {
  return table.formulas[row - 1]?.[column - 1] ?? '';
}

/** Whether a cell holds anything. */
export function isTaken(table: Table, place: Place): boolean {
  return formulaAt(table, place) !== '' || !isBlank(valueAt(table, place));
}

/** The places of the grid that hold a formula of their own. */
export function gridFormulas(table: Table): readonly Place[] {
  return placesOf(gridArea(table.size)).filter((place) => formulaAt(table, place) !== '');
}

/** Whether another reading of the values holds the same in every cell of the grid. */
export function sameGrid(table: Table, values: Table['values']): boolean {
  return placesOf(gridArea(table.size)).every((place) => isSame(valueAt(table, place), valueAt({ values }, place)));
}

/** Whether two values are the same; dates are when they are the same moment. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && typeof other === 'object' && String(one) === String(other));
}

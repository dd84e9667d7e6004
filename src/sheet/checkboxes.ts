/** Checkboxes over the grid: a validation only, so that every cell keeps what it holds. */

import { type Area, gridArea, placesOf, type Size } from '../contract/places';
import { contentOf } from './cells';
import { rangeOf, type Sheet } from './ranges';
import { gridFormulas, type Table, valueAt } from './table';

/** Whether checkboxes can stand for what the grid holds: booleans and blank cells, no formulas, whose results nobody can tick. */
export function takesCheckboxes(table: Table): boolean {
  const values = placesOf(gridArea(table.size)).map((place) => valueAt(table, place));
  return (
    gridFormulas(table).length === 0 &&
    values.every((value) => typeof value === 'boolean' || contentOf(value).kind === 'blank')
  );
}

/** `Range.insertCheckboxes` would put FALSE into every cell; the validation alone leaves them as they are. */
export function addCheckboxes(sheet: Sheet, size: Size): void {
  const rule = SpreadsheetApp.newDataValidation().requireCheckbox().build();
  rangeOf(sheet, gridArea(size)).setDataValidation(rule);
}

/** Takes the checkboxes away; a cell keeps TRUE or FALSE. */
export function removeCheckboxes(sheet: Sheet, areas: readonly Area[]): void {
  for (const area of areas) rangeOf(sheet, area).clearDataValidations();
}

/** Whether the grid's first cell shows a checkbox. */
export function hasCheckboxes(sheet: Sheet): boolean {
  const rule = rangeOf(sheet, gridArea({ rows: 1, columns: 1 })).getDataValidation();
  return rule?.getCriteriaType() === SpreadsheetApp.DataValidationCriteria.CHECKBOX;
}

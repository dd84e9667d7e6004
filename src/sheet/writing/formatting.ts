/** How a sheet's puzzle looks: sizes, alignment, borders, colours, checkboxes. No value, formula or note is ever touched. */
import {
  type Area,
  areaName,
  bandsOf,
  cellName,
  clueArea,
  gridArea,
  type Parts,
  placesOf,
  type Size,
  VERDICT_CELL,
} from '../../contract/places';
import { rangeOf, type Sheet } from '../document';
import type { NotedLayout } from '../notedPuzzle';
import { contentOf, isDate } from '../reading/cellContents';
import { cluePlaces, KINDS } from '../reading/clueCells';
import { formulaAt, gridFormulas, type Table, valueAt } from '../reading/table';
import { freezeClues } from './freezing';
import { paintGrid } from './ownRules';
import { cluePoints, DEFAULT_HEIGHT, DEFAULT_WIDTH, isLarge, sizeCells, usualPoints } from './proportions';
import { styleVerdictCell } from './verdictCell';

const THIN_COLOR = '#B0B0B0';
const HEAVY_COLOR = '#202124';

/**
 * Gives the puzzle its formats and its colour rules; `layout` is what was noted when that was done before. Returns what is to be
 * noted now. Doing it again changes nothing. The sheet must have room for the puzzle.
 */
export function layOut(sheet: Sheet, table: Table, layout: NotedLayout | null, withCheckboxes: boolean): NotedLayout {
  const { size } = table;
  const proportions = sizeCells(sheet, size, layout);
  styleVerdictCell(sheet);
  styleClues(sheet, size, layout);
  makePlainText(sheet, table);
  drawLines(sheet, size);
  paintGrid(sheet, size, withCheckboxes);
  return { ...proportions, ...freezeClues(sheet, isLarge(size), layout) };
}

function styleClues(sheet: Sheet, size: Size, layout: NotedLayout | null): void {
  const [rows, columns] = [rangeOf(sheet, clueArea('row', size)), rangeOf(sheet, clueArea('column', size))];
  rows.setHorizontalAlignment('right').setVerticalAlignment('middle').setWrap(true);
  columns.setHorizontalAlignment('center').setVerticalAlignment('bottom').setWrap(true);
  const points = cluePoints(size, layout);
  if (points === null) return;
  rows.setFontSize(points);
  columns.setFontSize(points);
}

/** Cells with formulas keep their format, in which Sheets still calculates them, and dates theirs, by which they are recognised. */
function makePlainText(sheet: Sheet, table: Table): void {
  const places = KINDS.flatMap((kind) => cluePlaces(kind, table));
  const kept = places.filter((place) => formulaAt(table, place) !== '' || isDate(valueAt(table, place)));
  const names =
    kept.length === 0
      ? KINDS.map((kind) => areaName(clueArea(kind, table.size)))
      : places.filter((place) => !kept.includes(place)).map(cellName);
  if (names.length > 0) sheet.getRangeList(names).setNumberFormat('@');
}

/** Thin lines between the cells, since the rules' white hides those of the sheet; heavier ones around the grid and every five cells. */
function drawLines(sheet: Sheet, size: Size): void {
  const { SOLID, SOLID_MEDIUM } = SpreadsheetApp.BorderStyle;
  rangeOf(sheet, gridArea(size)).setBorder(null, null, null, null, true, true, THIN_COLOR, SOLID);
  sheet
    .getRangeList(bandsOf(size).map(areaName))
    .setBorder(true, true, true, true, null, null, HEAVY_COLOR, SOLID_MEDIUM);
}

/** Takes the puzzle's formats, which it was given with this layout, away from what lies outside its new size. */
export function releaseFormats(sheet: Sheet, { grid, clues }: Parts, layout: NotedLayout | null): void {
  for (const area of clues) releaseLines(sheet, area);
  if (grid.length > 0) sheet.getRangeList(grid.map(areaName)).setBorder(false, false, false, false, false, false);
  if (clues.length > 0) releaseClues(sheet.getRangeList(clues.map(areaName)), usualPoints(layout));
}

function releaseClues(clues: GoogleAppsScript.Spreadsheet.RangeList, points: number | null): void {
  clues.setHorizontalAlignment(null).setVerticalAlignment(null).setWrap(false).setNumberFormat('General');
  if (points !== null) clues.setFontSize(points);
}

/** Row clues stand in the first column, column clues in the first row: their cells tell which lines have gone. */
function releaseLines(sheet: Sheet, { row, column, rows, columns }: Area): void {
  if (column === VERDICT_CELL.column) sheet.setRowHeights(row, rows, DEFAULT_HEIGHT);
  else sheet.setColumnWidths(column, columns, DEFAULT_WIDTH);
}

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

/** Whether checkboxes are the rule in the grid: cells of it may have been moved away, or others pasted into it. */
export function hasCheckboxes(sheet: Sheet, size: Size): boolean {
  const cells = rangeOf(sheet, gridArea(size)).getDataValidations().flat();
  const rules = cells.flatMap((rule) => rule ?? []);
  return (
    rules.length * 2 >= cells.length && rules[0]?.getCriteriaType() === SpreadsheetApp.DataValidationCriteria.CHECKBOX
  );
}

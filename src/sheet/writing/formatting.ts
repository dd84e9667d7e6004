/** How a sheet's puzzle looks: sizes, alignment, borders, colours, checkboxes. No value, formula or note is ever touched. */
import {
  type Area,
  areaName,
  bandsOf,
  cellName,
  clueArea,
  GRID_CORNER,
  gridArea,
  type Parts,
  placesOf,
  type Size,
  VERDICT_CELL,
} from '../../contract/places';
import { rangeOf, type Sheet } from '../document';
import { contentOf, isDate } from '../reading/cellContents';
import { cluePlaces, KINDS } from '../reading/clueCells';
import { formulaAt, gridFormulas, type Table, valueAt } from '../reading/table';
import { paintGrid } from './ownRules';
import { styleVerdictCell } from './verdictCell';

/** Side of a grid cell in pixels. */
const CELL = 30;
/** Clues of 10 points: what a digit and the blank before it take in a row, and what a line takes in a column, in pixels. */
const DIGIT_WIDTH = 11.5;
const LINE_HEIGHT = 17;
const PADDING = 10;
/** Room for the longest verdict in A1, in pixels. */
const LEAST_WIDTH = 170;
const LEAST_HEIGHT = 110;
/** What Sheets gives new rows and columns, in pixels. */
const DEFAULT_HEIGHT = 21;
const DEFAULT_WIDTH = 100;

const THIN_COLOR = '#B0B0B0';
const HEAVY_COLOR = '#202124';

/** Gives the puzzle its formats and its colour rules. Doing it again changes nothing. The sheet must have room for it. */
export function layOut(sheet: Sheet, table: Table): void {
  const { size } = table;
  sizeCells(sheet, size);
  styleVerdictCell(sheet);
  styleClues(sheet, size);
  makePlainText(sheet, table);
  drawLines(sheet, size);
  paintGrid(sheet, size);
}

function sizeCells(sheet: Sheet, { rows, columns }: Size): void {
  sheet.setRowHeights(GRID_CORNER.row, rows, CELL);
  sheet.setColumnWidths(GRID_CORNER.column, columns, CELL);
  sheet.setColumnWidth(
    VERDICT_CELL.column,
    Math.max(LEAST_WIDTH, Math.ceil(mostNumbers(columns) * DIGIT_WIDTH) + PADDING),
  );
  sheet.setRowHeight(VERDICT_CELL.row, Math.max(LEAST_HEIGHT, mostNumbers(rows) * LINE_HEIGHT + PADDING));
}

/** The most numbers that the clue of a line can have, each of them a 1 then: no other clue is longer. */
function mostNumbers(length: number): number {
  return Math.ceil(length / 2);
}

function styleClues(sheet: Sheet, size: Size): void {
  rangeOf(sheet, clueArea('row', size)).setHorizontalAlignment('right').setVerticalAlignment('middle').setWrap(true);
  rangeOf(sheet, clueArea('column', size))
    .setHorizontalAlignment('center')
    .setVerticalAlignment('bottom')
    .setWrap(true);
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

/** Takes the puzzle's formats away from what lies outside its new size. */
export function releaseFormats(sheet: Sheet, { grid, clues }: Parts): void {
  for (const area of clues) releaseLines(sheet, area);
  if (grid.length > 0) sheet.getRangeList(grid.map(areaName)).setBorder(false, false, false, false, false, false);
  if (clues.length > 0) releaseClues(sheet.getRangeList(clues.map(areaName)));
}

function releaseClues(clues: GoogleAppsScript.Spreadsheet.RangeList): void {
  clues.setHorizontalAlignment(null).setVerticalAlignment(null).setWrap(false).setNumberFormat('General');
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

/** Whether the grid's first cell shows a checkbox. */
export function hasCheckboxes(sheet: Sheet): boolean {
  const rule = rangeOf(sheet, gridArea({ rows: 1, columns: 1 })).getDataValidation();
  return rule?.getCriteriaType() === SpreadsheetApp.DataValidationCriteria.CHECKBOX;
}

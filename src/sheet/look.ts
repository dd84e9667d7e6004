/** How a sheet's puzzle looks: sizes, alignment, borders. Only formats are touched, never a value, formula or note. */

import { type Area, areaName, clueArea, gridArea, placeName, type Size } from '../contract/places';
import { isDate } from './cells';
import { cluePlaces, KINDS } from './clueCells';
import { rangeOf, type Sheet } from './ranges';
import { formulaAt, type Table, valueAt } from './table';
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

/** Heavier lines stand after every so many cells. */
const BAND = 5;

/** Gives the puzzle its look. */
export function applyLook(sheet: Sheet, table: Table): void {
  const { size } = table;
  sizeCells(sheet, size);
  styleVerdictCell(sheet);
  styleClues(sheet, size);
  makePlainText(sheet, table);
  drawLines(sheet, size);
}

function sizeCells(sheet: Sheet, { rows, columns }: Size): void {
  sheet.setRowHeights(2, rows, CELL);
  sheet.setColumnWidths(2, columns, CELL);
  sheet.setColumnWidth(1, Math.max(LEAST_WIDTH, Math.ceil(mostNumbers(columns) * DIGIT_WIDTH) + PADDING));
  sheet.setRowHeight(1, Math.max(LEAST_HEIGHT, mostNumbers(rows) * LINE_HEIGHT + PADDING));
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
      : places.filter((place) => !kept.includes(place)).map(placeName);
  if (names.length > 0) sheet.getRangeList(names).setNumberFormat('@');
}

/** Thin lines between the cells, since the rules' white hides those of the sheet; heavier ones around the grid and every five cells. */
function drawLines(sheet: Sheet, size: Size): void {
  const { SOLID, SOLID_MEDIUM } = SpreadsheetApp.BorderStyle;
  rangeOf(sheet, gridArea(size)).setBorder(true, true, true, true, true, true, THIN_COLOR, SOLID);
  sheet
    .getRangeList(bands(size).map(areaName))
    .setBorder(true, true, true, true, null, null, HEAVY_COLOR, SOLID_MEDIUM);
}

/** The grid cut into bands of five rows, and of five columns; what is left over comes last. */
function bands({ rows, columns }: Size): readonly Area[] {
  const across = starts(rows).map((start) => ({
    row: start + 2,
    column: 2,
    rows: Math.min(BAND, rows - start),
    columns,
  }));
  const down = starts(columns).map((start) => ({
    row: 2,
    column: start + 2,
    rows,
    columns: Math.min(BAND, columns - start),
  }));
  return [...across, ...down];
}

function starts(length: number): readonly number[] {
  return Array.from({ length: Math.ceil(length / BAND) }, (_, index) => index * BAND);
}

/** Areas of the grid and of the clue cells. */
export interface Parts {
  readonly grid: readonly Area[];
  readonly clues: readonly Area[];
}

/** Takes the puzzle's look from what lies outside its new size. */
export function releaseLook(sheet: Sheet, from: Size, to: Size, { grid, clues }: Parts): void {
  releaseLines(sheet, from, to);
  if (grid.length > 0) sheet.getRangeList(grid.map(areaName)).setBorder(false, false, false, false, false, false);
  if (clues.length > 0) releaseClues(sheet.getRangeList(clues.map(areaName)));
}

function releaseClues(clues: GoogleAppsScript.Spreadsheet.RangeList): void {
  clues.setHorizontalAlignment(null).setVerticalAlignment(null).setWrap(false).setNumberFormat('General');
}

function releaseLines(sheet: Sheet, from: Size, to: Size): void {
  const rows = from.rows - to.rows;
  const columns = from.columns - to.columns;
  if (rows > 0) sheet.setRowHeights(to.rows + 2, rows, DEFAULT_HEIGHT);
  if (columns > 0) sheet.setColumnWidths(to.columns + 2, columns, DEFAULT_WIDTH);
}

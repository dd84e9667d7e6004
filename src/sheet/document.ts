/** The spreadsheet under the puzzle: its sheets, their ranges and the room in them, and the document's lock. */
import { type Area, areaName, type Parts, type Place } from '../contract/places';

export type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
export type Range = GoogleAppsScript.Spreadsheet.Range;

export function rangeOf(sheet: Sheet, { row, column, rows, columns }: Area): Range {
  return sheet.getRange(row, column, rows, columns);
}

/** Whether a sheet has cells: a chart on a sheet of its own has none. */
export function hasCells(sheet: Sheet): boolean {
  return sheet.getType() === SpreadsheetApp.SheetType.GRID;
}

/** The sheet with this id, or null when it is gone. */
export function findSheet(sheetId: number): Sheet | null {
  const sheets = SpreadsheetApp.getActiveSpreadsheet().getSheets();
  return sheets.find((sheet) => sheet.getSheetId() === sheetId) ?? null;
}

/** The part of an area that the sheet has; without rows or columns where it has none of it. */
export function existingPart(sheet: Sheet, area: Area): Area {
  return {
    ...area,
    rows: Math.min(area.rows, sheet.getMaxRows() - area.row + 1),
    columns: Math.min(area.columns, sheet.getMaxColumns() - area.column + 1),
  };
}

/** The parts of areas of a puzzle that the sheet has. */
export function existingParts(sheet: Sheet, { grid, clues }: Parts): Parts {
  const existing = (areas: readonly Area[]) =>
    areas.map((area) => existingPart(sheet, area)).filter(({ rows, columns }) => rows > 0 && columns > 0);
  return { grid: existing(grid), clues: existing(clues) };
}

/** Adds rows and columns at the end of the sheet until it has this area. For whoever is about to write. */
export function makeRoom(sheet: Sheet, wanted: Area): void {
  const existing = existingPart(sheet, wanted);
  if (existing.rows < wanted.rows) sheet.insertRowsAfter(existing.rows, wanted.rows - existing.rows);
  if (existing.columns < wanted.columns) {
    sheet.insertColumnsAfter(existing.columns, wanted.columns - existing.columns);
  }
}

/** Empties single cells; formats and notes stay. */
export function emptyCells(sheet: Sheet, places: readonly Place[]): void {
  if (places.length > 0) sheet.getRangeList(neighbours(places).map(areaName)).clearContent();
}

/** Makes single cells hold a value, by one call. */
export function fillCells(sheet: Sheet, places: readonly Place[], value: boolean): void {
  if (places.length > 0) sheet.getRangeList(neighbours(places).map(areaName)).setValue(value);
}

/** The sheet that the person has open. */
export function frontSheet(): Sheet {
  return SpreadsheetApp.getActiveSheet();
}

/** Joins cells that stand side by side, so that there are few ranges. */
function neighbours(places: readonly Place[]): readonly Area[] {
  const areas: Area[] = [];
  for (const { row, column } of [...places].sort((a, b) => a.row - b.row || a.column - b.column)) {
    const last = areas[areas.length - 1];
    if (last !== undefined && last.row === row && last.column + last.columns === column) {
      areas[areas.length - 1] = { ...last, columns: last.columns + 1 };
    } else areas.push({ row, column, rows: 1, columns: 1 });
  }
  return areas;
}

/**
 * How long to wait for the lock, in milliseconds. An edit waits longer than the renewal after another edit takes; only Check
 * puzzle may hold the lock for longer, and it looks at the grid again in the end.
 */
export const LOCK_WAITS = { edit: 10_000, sidebar: 10_000, command: 20_000 } as const;

/**
 * Does something while no other execution does, so that edits of several people do not write into each other's work; null when
 * another execution holds the lock for longer than `milliseconds`. What was written reaches the sheet before the lock is given
 * back. Questions to the person would drop the lock: ask outside.
 */
export function withLock<T>(milliseconds: number, action: () => T): T | null {
  const lock: GoogleAppsScript.Lock.Lock | null = LockService.getDocumentLock();
  if (lock !== null && !lock.tryLock(milliseconds)) return null;
  try {
    const result = action();
    SpreadsheetApp.flush();
    return result;
  } finally {
    lock?.releaseLock();
  }
}

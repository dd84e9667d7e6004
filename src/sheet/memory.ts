/**
 * How large a sheet's puzzle is, remembered with the sheet as developer metadata: it goes when the sheet is deleted, stays when the
 * sheet is moved or renamed, and travels with a copy of the file. Whether a duplicated sheet keeps it is not documented; its
 * conditional rules are certainly duplicated, so the size is then recovered from the range of our own rule and noted again.
 */
import { DEFAULT_SIZE, isPossible, type Size } from '../contract/places';
import type { Sheet } from './ranges';
import { paintedSize } from './rules';

const KEY = 'nonogram-size';

/** The size of the sheet's puzzle; null for a sheet that was never set up. */
export function recallSize(sheet: Sheet): Size | null {
  const noted = notedSize(sheet);
  if (noted !== null) return noted;
  const painted = paintedSize(sheet);
  if (painted !== null) rememberSize(sheet, painted);
  return painted;
}

/** The size of the sheet's puzzle; 10 × 10 for a sheet that was never set up. */
export function sizeOf(sheet: Sheet): Size {
  return recallSize(sheet) ?? DEFAULT_SIZE;
}

export function rememberSize(sheet: Sheet, size: Size): void {
  const text = `${size.rows}x${size.columns}`;
  const datum = findDatum(sheet);
  if (datum === undefined) sheet.addDeveloperMetadata(KEY, text, SpreadsheetApp.DeveloperMetadataVisibility.DOCUMENT);
  else if (datum.getValue() !== text) datum.setValue(text);
}

function notedSize(sheet: Sheet): Size | null {
  const match = /^([0-9]+)x([0-9]+)$/.exec(findDatum(sheet)?.getValue() ?? '');
  const size = { rows: Number(match?.[1]), columns: Number(match?.[2]) };
  return isPossible(size) ? size : null;
}

function findDatum(sheet: Sheet): GoogleAppsScript.Spreadsheet.DeveloperMetadata | undefined {
  return sheet.getDeveloperMetadata().find((datum) => datum.getKey() === KEY);
}

/** The sheet in front, as the sidebar names it. */
import type { SheetName } from '../../contract/wire';
import { frontSheet, type Sheet } from '../document';

export function nameOf(sheet: Sheet): SheetName {
  return { sheetId: sheet.getSheetId(), sheetName: sheet.getName() };
}

/** The sheet in front where it is not the one that is meant: a person must not lose what they do not see. */
export function otherFront(sheetId: number): SheetName | null {
  const sheet = frontSheet();
  return sheet.getSheetId() === sheetId ? null : nameOf(sheet);
}

/** What Sheets refuses whoever asks: too many cells, cells that are protected, and cells where there are none. */
import { type Area, overlap } from './areas';
import type { DocumentState, SheetState } from './document';
import { exception } from './execution';
import type { LineChange, Lines } from './lineChange';

/** Ten million cells, as the help page about files in Drive says; the words are those of many public reports. */
const MOST_CELLS = 10_000_000;

export function checkRoom({ sheets }: DocumentState, more: number): void {
  const present = sheets.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
  if (present + more > MOST_CELLS) {
    throw exception(
      `This action would increase the number of cells in the workbook above the limit of ${MOST_CELLS} cells.`,
    );
  }
}

/** Google's words for people and scripts alike. */
const PROTECTED =
  'You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.';

/** Whether somebody (null: the owner) may change nothing in an area; an area of null is what belongs to no cell. */
function isProtected(sheet: SheetState, area: Area | null, user: string | null): boolean {
  return sheet.protections.some(
    (protection) =>
      user !== null &&
      !protection.editors.includes(user) &&
      (protection.area === null || (area !== null && overlap(protection.area, area))),
  );
}

export function checkProtection(sheet: SheetState, area: Area | null, user: string | null): void {
  if (isProtected(sheet, area, user)) throw exception(PROTECTED);
}

/** Reported in diegomanuel/binance-to-google-sheets#13. */
export function checkHasCells({ kind }: SheetState): void {
  if (kind === 'chart') throw exception('The action is not supported for OBJECT sheet');
}

/** Throws when there are no such rows or columns, or when none would be left that is not frozen. */
export function checkChange(sheet: SheetState, change: LineChange): void {
  const { does, lines, first, count } = change;
  checkHasCells(sheet);
  const end = does === 'insert' ? first - 1 : first + count - 1;
  const isWhole = Number.isInteger(first) && Number.isInteger(count);
  if (!(isWhole && first >= 1 && count >= 1 && end <= sheet[lines])) {
    throw exception(`Those ${lines} are out of bounds.`);
  }
  if (does === 'delete' && sheet[lines] - count <= movedFrozen(sheet, change)) {
    throw exception(`Sorry, it is not possible to delete all non-frozen ${lines}.`);
  }
}

/** How many rows or columns are frozen afterwards: new ones are when they come before the last that is. */
export function movedFrozen({ frozen }: SheetState, { does, lines, first, count }: LineChange): number {
  const present = frozen[lines];
  if (first > present) return present;
  return does === 'insert' ? present + count : present - Math.min(count, present - first + 1);
}

/** The wording is ours; that some have to stay is common to all of Sheets' own messages. */
export function checkSomeStay(sheet: SheetState, lines: Lines, taken: number, what: string): void {
  checkHasCells(sheet);
  if (taken >= sheet[lines]) throw exception(`Sorry, it is not possible to ${what} all ${lines}.`);
}

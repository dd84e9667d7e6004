/** What Sheets refuses whoever asks: too many cells, cells that are protected, and cells where there are none. */
import { type Area, overlap } from './areas';
import type { DocumentState, SheetState } from './document';
import { exception } from './execution';
import { FIRST, type LineChange, type Lines } from './lineChange';

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

/** Throws when no rows or columns would be left to scroll, or when a merged cell would be cut in two; often reported. */
export function checkFreeze(sheet: SheetState, lines: Lines, count: number): void {
  checkHasCells(sheet);
  if (!(Number.isInteger(count) && count >= 0)) throw exception(`Invalid number of frozen ${lines}: ${count}`);
  const isHidden = (line: number) => sheet.hidden[lines].includes(line);
  const visible = Array.from({ length: sheet[lines] }, (_, index) => index + 1).filter((line) => !isHidden(line));
  if (count > 0 && visible.every((line) => line <= count)) {
    throw exception(`Sorry, you can't freeze all visible ${lines} on the sheet.`);
  }
  if (sheet.merges.some((merge) => isCut(merge, lines, count))) {
    throw exception(`Sorry, you can't freeze ${lines} which contain only part of a merged cell.`);
  }
}

/** Nor can cells be merged across what is frozen; the wording is ours. */
export function checkMerge({ frozen }: SheetState, area: Area): void {
  for (const lines of ['rows', 'columns'] as const) {
    if (isCut(area, lines, frozen[lines])) throw exception(`Sorry, you can't merge frozen and other ${lines}.`);
  }
}

/** Whether a line after so many rows or columns goes through an area. */
function isCut(area: Area, lines: Lines, count: number): boolean {
  return area[FIRST[lines]] <= count && area[FIRST[lines]] + area[lines] - 1 > count;
}

/** The wording is ours; that some have to stay is common to all of Sheets' own messages. */
export function checkSomeStay(sheet: SheetState, lines: Lines, hidden: number): void {
  checkHasCells(sheet);
  if (hidden >= sheet[lines]) throw exception(`Sorry, it is not possible to hide all ${lines}.`);
}

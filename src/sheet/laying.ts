/** Laying a puzzle out on its sheet. Doing it again changes nothing. */
import { applyLook } from './look';
import { rememberSize } from './memory';
import type { Sheet } from './ranges';
import { paintGrid } from './rules';
import type { Table } from './table';

/** Gives the puzzle its look and its rules and notes its size; values, formulas and notes stay. */
export function layPuzzle(sheet: Sheet, table: Table): void {
  applyLook(sheet, table);
  paintGrid(sheet, table.size);
  rememberSize(sheet, table.size);
}

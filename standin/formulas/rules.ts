/** What the calculation of formulas is given besides the document. */
import type { Unknowns } from './googleFunctions';

export interface CustomFunctions {
  /** The script's global functions. */
  names(): readonly string[];
  /** Runs one; it may throw. */
  call(name: string, parameters: readonly unknown[]): unknown;
}

/** What formulas show whose values are still on their way, by `lateKey`. */
export type LateValues = Map<string, 'Loading...' | '#N/A'>;

/** What a late formula is kept under. */
export function lateKey(sheetId: number, row: number, column: number): string {
  return `${sheetId}!${row},${column}`;
}

export interface Rules {
  readonly unknowns: Unknowns;
  readonly custom: CustomFunctions;
  readonly late: ReadonlyMap<string, 'Loading...' | '#N/A'>;
}

/** A cell with a formula; sheets count from 0. */
export interface FormulaCell {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

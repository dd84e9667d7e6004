/** What the calculation of formulas is given besides the document. */
import type { Unknowns } from './googleFunctions';

export interface CustomFunctions {
  /** The script's global functions. */
  names(): readonly string[];
  /** Runs one; it may throw. */
  call(name: string, parameters: readonly unknown[]): unknown;
}

export interface Rules {
  readonly unknowns: Unknowns;
  readonly custom: CustomFunctions;
}

/** A cell with a formula; sheets count from 0. */
export interface FormulaCell {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

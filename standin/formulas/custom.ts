/** Custom functions in cells, such as `=DOUBLE(B2:K11)`: a range goes in as rows of values, an array comes out. */
import { areaName } from '../a1';
import { type Area, isOneCell, mapArea } from '../areas';
import type { DocumentState } from '../document';
import { LOCALES } from '../locales';
import type { Locale } from '../types';
import { fromScript, toScript, type Value } from '../values';
import { type Engine, inputOf } from './engine';
import { engineName } from './engineNames';
import { resolveReference, soleReference } from './references';
import type { FormulaCell, Rules } from './rules';
import { callAt, textOf, tokensOf } from './tokens';
import { formulaInput, type Wording } from './translate';

/** A cell whose whole formula calls a custom function. */
export interface CustomCell extends FormulaCell {
  readonly name: string;
  readonly parameters: readonly string[];
}

/** The call that the formula is, if it is one and nothing else; cells do not care about the case of its name. */
export function customCell(cell: FormulaCell, locale: Locale, names: readonly string[]): CustomCell | null {
  const tokens = tokensOf(cell.formula.slice(1).trim(), locale);
  const name = names.find((candidate) => candidate.toUpperCase() === tokens[0]?.text.toUpperCase());
  const isCall = name !== undefined && tokens[1]?.text === '(';
  const call = isCall ? callAt(tokens, 1, LOCALES[locale].argumentSeparator) : null;
  if (name === undefined || call?.end !== tokens.length) return null;
  return { ...cell, name, parameters: call.parameters.map(textOf) };
}

/** A calculation with what custom functions need of it. */
export interface CustomStage {
  readonly engine: Engine;
  readonly document: DocumentState;
  readonly rules: Rules;
  readonly wording: Wording;
  /** A sheet that only the engine knows, where results are laid for formulas to fetch. */
  readonly resultSheet: number;
}

/** How often results may change what other custom functions are given before that counts as a circle. */
const ROUNDS = 5;

/** Runs custom functions until none of them is given anything new. */
export function settleCustomCells(stage: CustomStage, cells: readonly CustomCell[]): void {
  const given = new Map<CustomCell, string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const changed = cells.filter((cell, index) => {
      const parameters = cell.parameters.map((parameter) => readParameter(stage, cell, parameter));
      const seen = JSON.stringify(parameters);
      if (given.get(cell) === seen) return false;
      given.set(cell, seen);
      layResult(stage, cell, index, resultOf(stage.rules, cell.name, parameters));
      return true;
    });
    if (changed.length === 0) return;
    stage.engine.calculate();
  }
}

/** One cell arrives as a value, a range as rows of values, anything else as what it amounts to. */
function readParameter({ engine, document, wording }: CustomStage, cell: CustomCell, parameter: string): unknown {
  const read = (sheet: number, area: Area) => {
    const values = mapArea(area, (row, column) => toScript(engine.valueAt(sheet, row, column)));
    return isOneCell(area) ? values[0]?.[0] : values;
  };
  const reference = soleReference(`=${parameter}`, document.locale);
  const source = reference === null ? null : resolveReference(reference, document.sheets, cell.sheet);
  if (source) return read(source.sheet, source.area);
  engine.put(cell.sheet, SCRATCH.row, SCRATCH.column, formulaInput(`=${parameter}`, wording, cell.sheet));
  engine.calculate();
  return read(cell.sheet, { ...SCRATCH, ...engine.reachOf(cell.sheet, SCRATCH.row, SCRATCH.column) });
}

/** A cell that no sheet here reaches, to calculate an argument in. */
const SCRATCH = { row: 900_000, column: 1 };

function resultOf(rules: Rules, name: string, parameters: readonly unknown[]): readonly (readonly Value[])[] {
  try {
    const result = rules.custom.call(name, parameters);
    const rows: readonly unknown[] = Array.isArray(result) ? result : [result];
    return rows.map((row: unknown) => (Array.isArray(row) ? row : [row]).map(fromScript));
  } catch {
    return [[{ kind: 'error', error: '#ERROR!' }]];
  }
}

/** Results of different cells lie below each other on the result sheet, this many rows apart. */
const BAND = 1000;

function layResult(
  { engine, resultSheet }: CustomStage,
  cell: CustomCell,
  index: number,
  rows: readonly (readonly Value[])[],
): void {
  const top = index * BAND + 1;
  for (const [r, row] of rows.entries()) {
    for (const [c, value] of row.entries()) engine.put(resultSheet, top + r, c + 1, inputOf(value));
  }
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const area = areaName({ row: top, column: 1, rows: Math.max(1, rows.length), columns });
  engine.put(cell.sheet, cell.row, cell.column, `=${engineName(resultSheet)}!${area}`);
}

/** Calculates every formula of a document: IronCalc for what it knows, the script for its custom functions. */
import { cellKey, cellPlace, mapArea } from '../areas';
import type { DocumentState, SheetState } from '../document';
import { BLANK, type Value } from '../values';
import { type CustomCell, customCell, settleCustomCells } from './custom';
import { type Engine, inputOf, openEngine } from './engine';
import { resolveReference, soleReference } from './references';
import { type FormulaCell, lateKey, type Rules } from './rules';
import type { Sight } from './sight';
import { formulaInput, type Wording } from './translate';

/** The values of formulas and of the cells they spill into, by sheet id and by the cell's key. */
export type Results = ReadonlyMap<number, ReadonlyMap<string, Value>>;

interface Calculation {
  readonly engine: Engine;
  readonly document: DocumentState;
  readonly formulas: readonly FormulaCell[];
  /** What the formulas see of each sheet. */
  readonly sights: readonly Sight[];
  readonly rules: Rules;
  readonly wording: Wording;
}

/** The results of the document's formulas. Also lets sheets grow, as Sheets does, where an array spills over their edge. */
export function calculate(
  document: DocumentState,
  rules: Rules,
  formulas: readonly FormulaCell[],
  sights: readonly Sight[],
): Results {
  const resultSheet = document.sheets.length;
  const engine = openEngine(resultSheet + 1);
  try {
    const calculation = { engine, document, formulas, sights, rules, wording: wordingOf(document, rules) };
    const custom = fill(calculation);
    engine.calculate();
    settleCustomCells({ ...calculation, resultSheet }, custom);
    return collect(calculation);
  } finally {
    engine.close();
  }
}

export function wordingOf({ locale, sheets }: DocumentState, { unknowns }: Rules): Wording {
  return { locale, sheets, unknowns };
}

export function formulaCells(sheet: SheetState, index: number): FormulaCell[] {
  return [...sheet.cells].flatMap(([key, { content }]) => {
    if (content?.kind !== 'formula') return [];
    const [row, column] = cellPlace(key);
    return [{ sheet: index, row, column, formula: content.formula }];
  });
}

/** Gives everything to the engine but the custom functions, which it returns. */
function fill({ engine, document, formulas, sights, rules, wording }: Calculation): readonly CustomCell[] {
  for (const [index, sight] of sights.entries()) {
    const sheet = document.sheets[index];
    if (sheet) fillValues(engine, sheet, index, sight);
  }
  return formulas.flatMap((cell) => {
    const late = lateValueOf(document, rules, cell);
    if (late !== null) {
      engine.put(cell.sheet, cell.row, cell.column, inputOf(late));
      return [];
    }
    const custom = customCell(cell, document.locale, rules.custom.names());
    if (custom) return [custom];
    engine.put(cell.sheet, cell.row, cell.column, formulaInput(cell.formula, wording, cell.sheet));
    return [];
  });
}

/**
 * `Loading...` is kept from other formulas by an error that nothing else here gives: those that read it are loading,
 * too. That getValues then gives the text is reported of imports and custom functions.
 */
const LOADING = { kind: 'error', error: '#NULL!' } as const;

function lateValueOf({ sheets }: DocumentState, { late }: Rules, cell: FormulaCell): Value | null {
  const shown = late.get(lateKey(sheets[cell.sheet]?.id ?? -1, cell.row, cell.column));
  if (shown === undefined) return null;
  return shown === 'Loading...' ? LOADING : { kind: 'error', error: shown };
}

/** Putting a value in takes long, so only those go in that a formula sees. */
function fillValues(engine: Engine, sheet: SheetState, index: number, sight: Sight): void {
  for (const [key, { content }] of sheet.cells) {
    if (!content || content.kind === 'formula') continue;
    const [row, column] = cellPlace(key);
    if (sight(row, column) !== 'nothing') engine.put(index, row, column, inputOf(content));
  }
}

function collect(calculation: Calculation): Results {
  const { document, formulas } = calculation;
  const results = document.sheets.map((sheet, index) => {
    const cells = formulas.filter((cell) => cell.sheet === index);
    return [sheet.id, new Map(cells.flatMap((cell) => collectCell(calculation, cell, sheet)))] as const;
  });
  return new Map(results);
}

/** More cells than any sheet here has a use for. */
const LARGEST_SPILL = 100_000;
const TOO_LARGE: Value = { kind: 'error', error: '#REF!' };

function collectCell(calculation: Calculation, cell: FormulaCell, sheet: SheetState): (readonly [string, Value])[] {
  const { row, column } = cell;
  const { engine, rules } = calculation;
  const reach = engine.reachOf(cell.sheet, row, column);
  if (reach.rows * reach.columns > LARGEST_SPILL) return [[cellKey(row, column), TOO_LARGE]];
  sheet.rows = Math.max(sheet.rows, row + reach.rows - 1);
  sheet.columns = Math.max(sheet.columns, column + reach.columns - 1);
  const isLate = lateValueOf(calculation.document, rules, cell) !== null;
  const pointsAtBlank = isLate ? () => false : blankSource(calculation, cell);
  return mapArea({ row, column, ...reach }, (r, c) => {
    const value = pointsAtBlank(r - row, c - column) ? BLANK : engine.valueAt(cell.sheet, r, c);
    return [cellKey(r, c), googleError(value, rules)] as const;
  }).flat();
}

/** A formula that only points at blank cells is blank in Sheets; IronCalc makes it 0. */
function blankSource(
  { engine, document }: Calculation,
  { sheet: home, formula }: FormulaCell,
): (row: number, column: number) => boolean {
  const reference = soleReference(formula, document.locale);
  const source = reference === null ? null : resolveReference(reference, document.sheets, home);
  if (!source) return () => false;
  const { sheet, area } = source;
  return (row, column) => engine.valueAt(sheet, area.row + row, area.column + column).kind === 'blank';
}

function googleError(value: Value, { unknowns }: Rules): Value {
  if (value.kind !== 'error') return value;
  if (value.error === LOADING.error) return { kind: 'text', text: 'Loading...' };
  const inGoogle: Readonly<Record<string, string>> = {
    '#SPILL!': unknowns.blockedSpill,
    '#CIRC!': '#REF!',
    '#CALC!': '#N/A',
  };
  return { kind: 'error', error: inGoogle[value.error] ?? value.error };
}

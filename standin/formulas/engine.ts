/** The door to IronCalc: sheets of inputs in, calculated values and spills out. */
import { initSync, Model } from '@ironcalc/wasm';
import { BLANK, dateOf, type Value } from '../values';
import { engineName } from './engineNames';

/**
 * Makes IronCalc ready; needed once before any formula is calculated, in Node as in a worker.
 * @param wasm the package's `wasm_bg.wasm`, as bytes or compiled
 */
export function initFormulas(wasm: BufferSource | WebAssembly.Module): void {
  initSync({ module: wasm });
}

/** A calculation in progress. Sheets count from 0, rows and columns from 1. */
export interface Engine {
  /** Puts a value or a formula in IronCalc's words into a cell. */
  put(sheet: number, row: number, column: number, input: string): void;
  calculate(): void;
  valueAt(sheet: number, row: number, column: number): Value;
  /** How far the array of a formula's cell reaches, itself included. */
  reachOf(sheet: number, row: number, column: number): { readonly rows: number; readonly columns: number };
  close(): void;
}

/** IronCalc's numbers for the types of cells. */
const TYPE = { number: 1, text: 2, boolean: 4, error: 16 };

export function openEngine(sheets: number): Engine {
  const model = new Model('local', 'en', 'UTC', 'en');
  model.pauseEvaluation();
  for (let index = 0; index < sheets; index += 1) {
    if (index > 0) model.newSheet();
    model.renameSheet(index, engineName(index));
  }
  return {
    put: (sheet, row, column, input) => model.setUserInput(sheet, row, column, input),
    calculate: () => model.evaluate(),
    valueAt: (sheet, row, column) => readValue(model, sheet, row, column),
    reachOf(sheet, row, column) {
      const structure = model.getCellArrayStructure(sheet, row, column);
      if (structure === 'SingleCell' || !('DynamicAnchor' in structure)) return { rows: 1, columns: 1 };
      const [columns, rows] = structure.DynamicAnchor;
      return { rows, columns };
    },
    close: () => model.free(),
  };
}

function readValue(model: Model, sheet: number, row: number, column: number): Value {
  const text = model.getFormattedCellValue(sheet, row, column);
  switch (model.getCellType(sheet, row, column)) {
    case TYPE.text:
      return text === '' ? BLANK : { kind: 'text', text };
    case TYPE.boolean:
      return { kind: 'boolean', boolean: text === 'TRUE' };
    case TYPE.error:
      return { kind: 'error', error: text };
    default:
      return readShort(text) ?? readNumber(model, sheet, row, column);
  }
}

/** Blanks and short whole numbers need no second look. */
function readShort(text: string): Value | null {
  if (text === '') return BLANK;
  return /^-?\d{1,8}$/.test(text) ? { kind: 'number', number: Number(text) } : null;
}

/**
 * IronCalc gives a number only as formatted text, so for a moment the format is one that shows all of it.
 * A date is known by the date format that IronCalc chose.
 */
function readNumber(model: Model, sheet: number, row: number, column: number): Value {
  const cell = { sheet, row, column, width: 1, height: 1 };
  const format = model.getCellStyle(sheet, row, column).style.num_fmt;
  model.updateRangeStyle(cell, 'num_fmt', '0.00000000000000E+00');
  const number = Number(model.getFormattedCellValue(sheet, row, column));
  model.updateRangeStyle(cell, 'num_fmt', format);
  return isDateFormat(format) ? { kind: 'date', serial: number } : { kind: 'number', number };
}

function isDateFormat(format: string): boolean {
  return /[yd]/.test(format.replace(/\[[^\]]*\]/g, ''));
}

/** Whole days are given as dates, so that formulas which pass them on give dates again. */
function dateInput(serial: number): string {
  if (!Number.isInteger(serial)) return String(serial);
  const date = dateOf(serial);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** A value as IronCalc takes it. */
export function inputOf(value: Value): string {
  switch (value.kind) {
    case 'blank':
      return "'";
    case 'error':
      return value.error;
    case 'text':
      return `'${value.text}`;
    case 'number':
      return String(value.number);
    case 'boolean':
      return value.boolean ? 'TRUE' : 'FALSE';
    case 'date':
      return dateInput(value.serial);
  }
}

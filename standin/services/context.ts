/** What every service object is made with, and how one finds what is behind another. */
import type { Area } from '../areas';
import type { SheetState } from '../document';
import { type Execution, exception } from '../execution';
import type { Host } from '../host';

export type Range = GoogleAppsScript.Spreadsheet.Range;
export type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
export type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

export interface Context {
  readonly host: Host;
  readonly execution: Execution;
  readonly open: Openers;
}

/** How one service object makes another; they all know each other, so their files need not. */
export interface Openers {
  range(context: Context, sheet: SheetState, area: Area): Range;
  sheet(context: Context, sheet: SheetState): Sheet;
  spreadsheet(context: Context): Spreadsheet;
}

/** What the members of a range need to know; `self` is the service object, for methods that return it. */
export interface RangeParts {
  readonly context: Context;
  readonly sheet: SheetState;
  readonly area: Area;
  readonly self: () => Range;
}

/** What the members of a sheet need to know. */
export interface SheetParts {
  readonly context: Context;
  readonly sheet: SheetState;
  readonly self: () => Sheet;
}

/** A range as the services hold it. */
export interface Place {
  readonly sheet: SheetState;
  readonly area: Area;
}

/** What is behind service objects of one kind. */
export interface Insides<T> {
  keep<S extends object>(service: S, inside: T): S;
  /** What is behind an argument of a script; anything else is a violation. */
  of(execution: Execution, service: unknown): T;
}

export function insides<T>(kind: string): Insides<T> {
  const place = Symbol(kind);
  return {
    keep(service, inside) {
      Reflect.defineProperty(service, place, { value: inside });
      return service;
    },
    of(execution, service) {
      const inside: T | undefined =
        typeof service === 'object' && service !== null ? Reflect.get(service, place) : undefined;
      return inside ?? execution.violation(`${String(service)} is no ${kind}.`);
    },
  };
}

export const PLACES = insides<Place>('Range');

/** Throws, in Google's words, unless the data has the shape of the area. */
export function checkShape(area: Area, data: readonly (readonly unknown[])[]): void {
  if (data.length !== area.rows) throw shapeError('rows', data.length, area.rows);
  const wrong = data.find((row) => row.length !== area.columns);
  if (wrong) throw shapeError('columns', wrong.length, area.columns);
}

function shapeError(lines: 'rows' | 'columns', given: number, due: number): Error {
  const mismatch = `The number of ${lines} in the data does not match the number of ${lines} in the range.`;
  return exception(`${mismatch} The data has ${given} but the range has ${due}.`);
}

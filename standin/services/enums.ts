/** The enumerations of the services: their values are no more than their names, and a name that Google lacks throws. */
import type { Execution } from '../execution';
import { strict } from '../strict';

const names = new WeakMap<object, string>();
const known = new Map<string, Readonly<Record<string, object>>>();

/** An enumeration with the given members. Its values, like Google's, give their name by `toString()` and in JSON. */
export function enumeration<T extends object>(
  execution: Execution,
  name: string,
  members: readonly (string & keyof T)[],
): T {
  const values = known.get(name) ?? Object.fromEntries(members.map((member) => [member, enumValue(member)]));
  known.set(name, values);
  const own: Partial<T> = Object.assign(Object.create(null), values);
  return strict<T>(execution, name, own);
}

/** A value is the same object in every execution, so that it can be compared. */
function enumValue(member: string): object {
  const methods = { toString: () => member, toJSON: () => member, name: () => member };
  const value: object = Object.freeze(Object.assign(Object.create(null), methods));
  names.set(value, member);
  return value;
}

/** The name of an enumeration's value that a script passes. */
export function enumName(execution: Execution, value: unknown): string {
  const name = typeof value === 'object' && value !== null ? names.get(value) : undefined;
  return name ?? execution.violation(`${String(value)} is no value of an enumeration.`);
}

/** The enumerations that SpreadsheetApp carries, as far as they are here. */
export function spreadsheetEnums(execution: Execution) {
  type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
  function open<K extends keyof App & string>(name: K, members: readonly (string & keyof App[K])[]): App[K] {
    return enumeration(execution, name, members);
  }
  return {
    BooleanCriteria: open('BooleanCriteria', BOOLEAN_CRITERIA),
    BorderStyle: open('BorderStyle', BORDER_STYLES),
    DataValidationCriteria: open('DataValidationCriteria', VALIDATION_CRITERIA),
    DeveloperMetadataLocationType: open('DeveloperMetadataLocationType', LOCATION_TYPES),
    DeveloperMetadataVisibility: open('DeveloperMetadataVisibility', ['DOCUMENT']),
    SheetType: open('SheetType', SHEET_TYPES),
  };
}

export const BOOLEAN_CRITERIA = ['NUMBER_GREATER_THAN', 'CUSTOM_FORMULA'] as const;
export const BORDER_STYLES = ['SOLID', 'SOLID_MEDIUM'] as const;
export const VALIDATION_CRITERIA = ['CHECKBOX', 'VALUE_IN_LIST'] as const;
export const SHEET_TYPES = ['GRID', 'OBJECT'] as const;
export const LOCATION_TYPES = ['SHEET', 'ROW', 'COLUMN'] as const;

/** One of the listed names, or null when it is none of them. */
export function oneOf<T extends string>(list: readonly T[], name: string): T | null {
  return list.find((candidate) => candidate === name) ?? null;
}

/** The enumerations of the services: values that are no more than their names, and throw for a name that Google does not have. */
import type { Execution } from '../execution';
import { strict } from '../strict';

const names = new WeakMap<object, string>();
const known = new Map<string, object>();

/** An enumeration with the given members. Its values, like Google's, tell their name by `toString()` and in JSON. */
export function enumeration<T extends object>(
  execution: Execution,
  name: string,
  members: readonly (string & keyof T)[],
): T {
  const values: Partial<T> = Object.create(null);
  for (const member of members) Reflect.set(values, member, enumValue(name, member));
  return strict<T>(execution, name, values);
}

/** Values are the same object in every execution, so that they can be compared. */
function enumValue(enumeration: string, member: string): object {
  const key = `${enumeration}.${member}`;
  const told = { toString: () => member, toJSON: () => member, name: () => member };
  const value: object = known.get(key) ?? Object.freeze(Object.assign(Object.create(null), told));
  known.set(key, value);
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
  return {
    BooleanCriteria: enumeration<App['BooleanCriteria']>(execution, 'BooleanCriteria', BOOLEAN_CRITERIA),
    BorderStyle: enumeration<App['BorderStyle']>(execution, 'BorderStyle', BORDER_STYLES),
    DataValidationCriteria: enumeration<App['DataValidationCriteria']>(
      execution,
      'DataValidationCriteria',
      VALIDATION_CRITERIA,
    ),
    DeveloperMetadataLocationType: enumeration<App['DeveloperMetadataLocationType']>(
      execution,
      'DeveloperMetadataLocationType',
      ['SPREADSHEET', 'SHEET', 'ROW', 'COLUMN'],
    ),
    DeveloperMetadataVisibility: enumeration<App['DeveloperMetadataVisibility']>(
      execution,
      'DeveloperMetadataVisibility',
      VISIBILITIES,
    ),
    WrapStrategy: enumeration<App['WrapStrategy']>(execution, 'WrapStrategy', WRAP_STRATEGIES),
  };
}

export const BORDER_STYLES = ['DOTTED', 'DASHED', 'SOLID', 'SOLID_MEDIUM', 'SOLID_THICK', 'DOUBLE'] as const;
export const WRAP_STRATEGIES = ['OVERFLOW', 'WRAP', 'CLIP'] as const;
export const VISIBILITIES = ['DOCUMENT', 'PROJECT'] as const;

export const BOOLEAN_CRITERIA = [
  'CELL_EMPTY',
  'CELL_NOT_EMPTY',
  'TEXT_CONTAINS',
  'TEXT_DOES_NOT_CONTAIN',
  'TEXT_EQUAL_TO',
  'TEXT_STARTS_WITH',
  'TEXT_ENDS_WITH',
  'NUMBER_EQUAL_TO',
  'NUMBER_NOT_EQUAL_TO',
  'NUMBER_GREATER_THAN',
  'NUMBER_GREATER_THAN_OR_EQUAL_TO',
  'NUMBER_LESS_THAN',
  'NUMBER_LESS_THAN_OR_EQUAL_TO',
  'NUMBER_BETWEEN',
  'NUMBER_NOT_BETWEEN',
  'CUSTOM_FORMULA',
] as const;

export const VALIDATION_CRITERIA = ['CHECKBOX', 'VALUE_IN_LIST', 'NUMBER_BETWEEN', 'CUSTOM_FORMULA'] as const;

/** One of the listed names, or null when it is none of them. */
export function oneOf<T extends string>(list: readonly T[], name: string): T | null {
  return list.find((candidate) => candidate === name) ?? null;
}

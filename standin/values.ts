/** What a cell holds (its content), what it shows (its value), and how both cross to a script. */
import type { CellValue } from './types';

/** What was put into a cell. A formula is kept as it was typed, with its equals sign. */
export type Content =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'boolean'; readonly boolean: boolean }
  | { readonly kind: 'date'; readonly serial: number }
  | { readonly kind: 'formula'; readonly formula: string };

/** What a cell amounts to once formulas are calculated. */
export type Value =
  | Exclude<Content, { readonly kind: 'formula' }>
  | { readonly kind: 'blank' }
  | { readonly kind: 'error'; readonly error: string };

export const BLANK: Value = { kind: 'blank' };

export function textValue(text: string): Value & Content {
  return { kind: 'text', text };
}

const DAY = 24 * 60 * 60 * 1000;
const EPOCH = Date.UTC(1899, 11, 30);

/** Days since 30 December 1899, the way spreadsheets count, of a moment in local time. */
export function serialOf(date: Date): number {
  const wallClock = Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  );
  return (wallClock - EPOCH) / DAY;
}

export function dateOf(serial: number): Date {
  const utc = new Date(EPOCH + Math.round(serial * DAY));
  return new Date(
    utc.getUTCFullYear(),
    utc.getUTCMonth(),
    utc.getUTCDate(),
    utc.getUTCHours(),
    utc.getUTCMinutes(),
    utc.getUTCSeconds(),
  );
}

/** A value as getValues returns it: errors as their text, blanks as `''`. */
export function toScript(value: Value): CellValue {
  switch (value.kind) {
    case 'blank':
      return '';
    case 'text':
      return value.text;
    case 'number':
      return value.number;
    case 'boolean':
      return value.boolean;
    case 'date':
      return dateOf(value.serial);
    case 'error':
      return value.error;
  }
}

/** True for a Date of any realm; `instanceof` only knows its own. */
export function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}

/** What a custom function returned, without reading texts as if typed. */
export function fromScript(value: unknown): Value {
  if (isDate(value)) return { kind: 'date', serial: serialOf(value) };
  switch (typeof value) {
    case 'number':
      return { kind: 'number', number: value };
    case 'boolean':
      return { kind: 'boolean', boolean: value };
    case 'string':
      return value === '' ? BLANK : textValue(value);
    default:
      return BLANK;
  }
}

/** The text that a cell shows for its value, by number format and locale. */
import { LOCALES, type LocaleFacts } from './locales';
import type { Locale } from './types';
import { dateOf, type Value } from './values';

/** The number format of plain text; Sheets also knows it by the longer name. */
export function isPlainText(format: string | null): boolean {
  return format === '@' || format === '@STRING@';
}

function isDateFormat(format: string): boolean {
  return /[yd]/i.test(format) && !format.includes('@');
}

/** A value as its cell's number format has it: a number can be shown as a date and the other way round. */
export function formatted(value: Value, format: string | null): Value {
  if (format === null) return value;
  if (value.kind === 'date' && !isDateFormat(format)) return { kind: 'number', number: value.serial };
  if (value.kind === 'number' && isDateFormat(format)) return { kind: 'date', serial: value.number };
  return value;
}

/** The text that a person sees. */
export function display(value: Value, format: string | null, locale: Locale): string {
  const facts = LOCALES[locale];
  const shown = formatted(value, format);
  switch (shown.kind) {
    case 'blank':
      return '';
    case 'text':
      return shown.text;
    case 'error':
      return shown.error;
    case 'boolean':
      return facts.truth[shown.boolean ? 0 : 1];
    case 'date':
      return dateText(shown.serial, format ?? facts.dateFormat);
    case 'number':
      return numberText(shown.number, format, facts);
  }
}

function numberText(number: number, format: string | null, facts: LocaleFacts): string {
  const fixed = /^0(?:\.(0+))?$/.exec(format ?? '');
  const text = fixed ? number.toFixed((fixed[1] ?? '').length) : String(Number(number.toPrecision(10)));
  return text.replace('.', facts.decimal);
}

function dateText(serial: number, format: string): string {
  const date = dateOf(serial);
  const parts: Readonly<Record<string, number>> = {
    y: date.getFullYear(),
    M: date.getMonth() + 1,
    d: date.getDate(),
  };
  return format.replace(/y+|M+|d+/g, (letters) => String(parts[letters.charAt(0)]).padStart(letters.length, '0'));
}

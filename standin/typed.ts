/** Reads a text as Sheets does when it is typed into a cell: a number, a date, a boolean, a formula, or just text. */
import { LOCALES, type LocaleFacts } from './locales';
import type { Locale } from './types';
import { type Content, serialOf } from './values';

export interface Reading {
  readonly locale: Locale;
  /** Whether TRUE and FALSE are booleans where the locale has its own words for them; unknown of Sheets. */
  readonly englishBooleans: boolean;
  /** Whether `1,2` is 12 where commas group thousands; unknown of Sheets. */
  readonly looseGroups: boolean;
}

/** What a typed text becomes in a cell of automatic format; null empties the cell. */
export function readTyped(text: string, reading: Reading): Content | null {
  if (text === '') return null;
  if (text.startsWith('=') && text.length > 1) return { kind: 'formula', formula: text };
  const facts = LOCALES[reading.locale];
  const trimmed = text.trim();
  return (
    readBoolean(trimmed, facts, reading.englishBooleans) ??
    readNumber(trimmed, facts, reading.looseGroups) ??
    readDate(trimmed, facts) ?? { kind: 'text', text }
  );
}

function readBoolean(text: string, facts: LocaleFacts, english: boolean): Content | null {
  const word = text.toUpperCase();
  const [yes, no] = facts.truth;
  if (word === yes || (english && word === 'TRUE')) return { kind: 'boolean', boolean: true };
  if (word === no || (english && word === 'FALSE')) return { kind: 'boolean', boolean: false };
  return null;
}

function readNumber(text: string, facts: LocaleFacts, loose: boolean): Content | null {
  const grouped = loose ? facts.looselyGrouped : facts.grouped;
  const [, sign = '', size = ''] = /^([+-]?)(.*)$/.exec(text) ?? [];
  const [whole = '', fraction = '', ...more] = size.split(facts.decimal);
  if (more.length > 0 || !/^\d*(e[+-]?\d+)?$/i.test(fraction)) return null;
  const digits = grouped.test(whole) ? whole.replace(/\D/g, '') : whole;
  const number = Number(`${digits}${fraction === '' ? '' : `.${fraction}`}`);
  return /^\d+(e[+-]?\d+)?$/i.test(digits) && Number.isFinite(number)
    ? { kind: 'number', number: sign === '-' ? -number : number }
    : null;
}

function readDate(text: string, facts: LocaleFacts): Content | null {
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text);
  if (iso) return dateContent(Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 1));
  const short = /^(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2})?)?$/.exec(text);
  if (!short || !facts.dateSeparators.includes(short[2] ?? '')) return null;
  if (text.endsWith('/') || text.endsWith('-')) return null;
  const [first, second] = [Number(short[1]), Number(short[3])];
  const [day, month] = facts.dayFirst ? [first, second] : [second, first];
  return dateContent(readYear(short[4]), month, day);
}

function readYear(digits: string | undefined): number {
  if (digits === undefined) return new Date().getFullYear();
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < 30 ? 2000 + year : 1900 + year;
}

function dateContent(year: number, month: number, day: number): Content | null {
  const date = new Date(year, month - 1, day);
  const exists = date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? { kind: 'date', serial: serialOf(date) } : null;
}

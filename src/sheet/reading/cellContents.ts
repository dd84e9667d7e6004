/** What one cell of the grid holds: filled, empty, or something that has no place there. */
import type { BadContent } from './problems';
import { BLANK_TEXTS, EMPTY_TEXTS, FILLED_TEXTS, trimmed } from './spellings';

/** A cell's content, told apart; `blank` is kept from `empty` so that an untouched grid can be recognised. */
export type CellContent = { readonly kind: 'filled' | 'empty' | 'blank' } | BadContent;

/** Whether a content has no place in the grid. */
export function isBad(content: CellContent): content is BadContent {
  return !['filled', 'empty', 'blank'].includes(content.kind);
}

/** Reads one value as `getValues` gives it. */
export function contentOf(value: unknown): CellContent {
  if (typeof value === 'boolean') return { kind: value ? 'filled' : 'empty' };
  if (typeof value === 'number') return contentOfNumber(value);
  if (typeof value === 'string') return contentOfText(trimmed(value));
  return { kind: isDate(value) ? 'date' : 'other' };
}

function contentOfNumber(value: number): CellContent {
  if (value === 1) return { kind: 'filled' };
  return value === 0 ? { kind: 'empty' } : { kind: 'number', value };
}

function contentOfText(text: string): CellContent {
  const word = text.toUpperCase();
  if (BLANK_TEXTS.includes(word)) return { kind: 'blank' };
  if (FILLED_TEXTS.includes(word)) return { kind: 'filled' };
  if (EMPTY_TEXTS.includes(word)) return { kind: 'empty' };
  if (isLoading(text)) return { kind: 'loading' };
  if (isUnavailable(text)) return { kind: 'unavailable', text };
  return isErrorText(text) ? { kind: 'error', text } : { kind: 'text', text };
}

/** What Sheets shows while an import or a function is on its way. */
const LOADING = /^loading(\.{3}|…)$/i;

export function isLoading(value: unknown): boolean {
  return typeof value === 'string' && LOADING.test(value.trim());
}

const NOT_AVAILABLE = ['#N/A', '#NV'];

export function isUnavailable(value: unknown): value is string {
  return typeof value === 'string' && NOT_AVAILABLE.includes(value.trim());
}

/** Whether a cell may yet get its value by itself. */
export function isLate(value: unknown): boolean {
  return isLoading(value) || isUnavailable(value);
}

/** Whether a value is how Sheets shows a formula's error: `#N/A`, `#REF!`, `#SPILL!`, in any language. */
export function isErrorText(value: unknown): value is string {
  return typeof value === 'string' && /^#[\p{Lu}0-9/]+[!?]?$/u.test(value);
}

/** Dates come from outside the script's own context, where `instanceof` would not know them. */
export function isDate(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Date]';
}

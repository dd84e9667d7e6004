/** What one cell of the grid holds: filled, empty, or something that has no place there. */

/** A cell's content, told apart; `blank` is kept from `empty` so that an untouched grid can be recognised. */
export type CellContent = { readonly kind: 'filled' | 'empty' | 'blank' } | BadContent;

/** What has no place in the grid. */
export type BadContent =
  | { readonly kind: 'date' | 'other' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text' | 'error'; readonly text: string };

/** TRUE as the languages of Sheets write it; a sheet of another language may hold the word as text. */
const TRUE_WORDS = ['TRUE', 'WAHR', 'VRAI', 'VERO', 'VERDADERO', 'VERDADEIRO', 'WAAR', 'PRAWDA', 'ИСТИНА'];
const FALSE_WORDS = ['FALSE', 'FALSCH', 'FAUX', 'FALSO', 'ONWAAR', 'FAŁSZ', 'ЛОЖЬ'];

/** Whether a content has no place in the grid. */
export function isBad(content: CellContent): content is BadContent {
  return !['filled', 'empty', 'blank'].includes(content.kind);
}

/** Reads one value as `getValues` gives it. */
export function contentOf(value: unknown): CellContent {
  if (typeof value === 'boolean') return { kind: value ? 'filled' : 'empty' };
  if (typeof value === 'number') return contentOfNumber(value);
  if (typeof value === 'string') return contentOfText(value.trim());
  return { kind: isDate(value) ? 'date' : 'other' };
}

function contentOfNumber(value: number): CellContent {
  if (value === 1) return { kind: 'filled' };
  return value === 0 ? { kind: 'empty' } : { kind: 'number', value };
}

function contentOfText(text: string): CellContent {
  const word = text.toUpperCase();
  if (text === '') return { kind: 'blank' };
  if (TRUE_WORDS.includes(word) || text === '1') return { kind: 'filled' };
  if (FALSE_WORDS.includes(word) || text === '0') return { kind: 'empty' };
  return isErrorText(text) ? { kind: 'error', text } : { kind: 'text', text };
}

/** Whether a value is how Sheets shows a formula's error: `#N/A`, `#REF!`, `#SPILL!`, in any language. */
export function isErrorText(value: unknown): value is string {
  return typeof value === 'string' && /^#[\p{Lu}0-9/]+[!?]?$/u.test(value);
}

/** Dates come from outside the script's own context, where `instanceof` would not know them. */
export function isDate(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Date]';
}

export function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

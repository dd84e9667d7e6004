/** How filled, empty and blank are spelt in cells. */

/** TRUE as the languages of Sheets write it; a sheet of another language may hold the word as text. */
const TRUE_WORDS = ['TRUE', '1', 'WAHR', 'VRAI', 'VERO', 'VERDADERO', 'VERDADEIRO', 'WAAR', 'PRAWDA', 'ИСТИНА'];
const FALSE_WORDS = ['FALSE', '0', 'FALSCH', 'FAUX', 'FALSO', 'ONWAAR', 'FAŁSZ', 'ЛОЖЬ'];

/** The blank that web pages put beside words, which TRIM of Sheets leaves. */
const NO_BREAK_SPACE = '\u00A0';

function withBlanks(word: string): readonly string[] {
  return [word, `${NO_BREAK_SPACE}${word}`, `${word}${NO_BREAK_SPACE}`];
}

/** The texts that count as filled, as empty and as blank, in capitals and as `trimmed` leaves them; the colour rules paint the same. */
export const FILLED_TEXTS = TRUE_WORDS.flatMap(withBlanks);
export const EMPTY_TEXTS = FALSE_WORDS.flatMap(withBlanks);
export const BLANK_TEXTS = ['', NO_BREAK_SPACE];

/** A text without control characters and without spaces around it, which is what CLEAN and TRIM of Sheets make of it. */
export function trimmed(text: string): string {
  const printed = Array.from(text).filter((character) => character >= ' ');
  return printed.join('').replace(/^ +| +$/g, '');
}

/** Whether a value, as `getValues` gives it, is that of a cell with nothing to see. */
export function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

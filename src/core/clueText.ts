/** Clues as text: what people type, and what is written for them. */
import type { Clue, Parsed } from './types';

/** White space, also without width, commas, dots and semicolons, also the ideographic comma. */
const SEPARATORS = /[\s,.;\u3001\u200B-\u200D\u2060\uFEFF]+/;
const LONGEST_NUMBER = 3;

/**
 * Reads a clue: whole numbers separated by any mix of spaces, line breaks, commas, dots and semicolons, all of them also in full
 * width, as East Asian keyboards type them.
 * Blank text and a lone 0 are the empty clue. What cannot be read is named by its token.
 */
export function parseClue(text: string): Parsed<Clue> {
  const tokens = halfWidth(text)
    .split(SEPARATORS)
    .filter((token) => token !== '');
  for (const token of tokens) {
    const problem = problemWith(token);
    if (problem !== null) return { ok: false, token, problem };
  }
  return clueFromNumbers(tokens.map(Number));
}

/** Digits and punctuation of full width in the usual one; both blocks have the same order. */
function halfWidth(text: string): string {
  return text.replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
}

function problemWith(token: string): string | null {
  if (/^\p{N}+$/u.test(token) && !/^[0-9]+$/.test(token))
    return `“${token}” is a number of another script. Write it with the digits 0 to 9.`;
  if (!/^[0-9]+$/.test(token))
    return `“${token}” is not a whole number. Write numbers separated by spaces, such as 2 1.`;
  if (token.replace(/^0+/, '').length > LONGEST_NUMBER) return `${token} is longer than any line. Check the number.`;
  return null;
}

/** A clue from plain numbers: a lone 0 is the empty clue; anything but positive whole numbers is a problem. */
export function clueFromNumbers(numbers: readonly number[]): Parsed<Clue> {
  if (numbers.length === 1 && numbers[0] === 0) return { ok: true, value: [] };
  const wrong = numbers.find((number) => !Number.isInteger(number) || number <= 0);
  if (wrong === undefined) return { ok: true, value: numbers };
  const token = String(wrong);
  return { ok: false, token, problem: wrong === 0 ? ZERO_BESIDE_NUMBERS : `${token} is not a whole number above 0.` };
}

const ZERO_BESIDE_NUMBERS = '0 stands beside other numbers. Take it out; a lone 0 means an empty line.';

/** A clue as text, `0` for the empty one. */
export function formatClue(clue: Clue, separator = ' '): string {
  return clue.length === 0 ? '0' : clue.join(separator);
}

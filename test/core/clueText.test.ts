/** Clues as people type them, and as they are written. */
import fc from 'fast-check';
import { formatClue, parseClue } from '../../src/core/index';

const clues = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 15 });
const separators = fc
  .array(fc.constantFrom(' ', ',', '.', ';', '\n', '\r\n', '\t', '\u00a0'), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));

describe('A clue text', () => {
  test.each([
    ['one number', '7', [7]],
    ['numbers with a space between them', '3 1 2', [3, 1, 2]],
    ['numbers with commas between them', '3,1, 2', [3, 1, 2]],
    ['numbers with dots between them', '3.1.2', [3, 1, 2]],
    ['numbers on lines of their own', '3\n1\r\n2', [3, 1, 2]],
    ['a space that does not break', '10\u00a012', [10, 12]],
    ['blanks around it', '  4  ', [4]],
    ['a separator too many at the end', '4,', [4]],
    ['a number of two digits', '12', [12]],
    ['a number with a zero in front', '05', [5]],
    ['nothing', '', []],
    ['blanks only', ' \n ', []],
    ['a lone 0', '0', []],
    ['a lone 0 between blanks', ' 0\n', []],
  ])('may be %s', (_, text, value) => {
    expect(parseClue(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['a question mark', '?', '?'],
    ['a question mark between numbers', '2 ? 1', '?'],
    ['a letter', '3 x', 'x'],
    ['a word glued to a number', '3rd', '3rd'],
    ['a negative number', '2 -1', '-1'],
    ['a fraction', '1/2', '1/2'],
    ['a range', '3-4', '3-4'],
    ['a power', '1e1', '1e1'],
    ['0 beside another number', '0 3', '0'],
    ['two zeros', '0 0', '0'],
    ['a number longer than any line', '1000', '1000'],
    ['a number too large to count with', '9'.repeat(400), '9'.repeat(400)],
  ])('must not hold %s, and what is said names it', (_, text, token) => {
    const parsed = parseClue(text);
    expect(parsed).toMatchObject({ ok: false, token });
    if (!parsed.ok) expect(parsed.problem).toContain(token);
  });

  test('names the first of several tokens that cannot be read', () => {
    expect(parseClue('1 a b')).toMatchObject({ ok: false, token: 'a' });
  });

  test('reads back what was written, whatever separates the numbers', () => {
    fc.assert(
      fc.property(clues, separators, (clue, separator) => {
        expect(parseClue(formatClue(clue, separator))).toEqual({ ok: true, value: clue });
      }),
    );
  });
});

describe('A written clue', () => {
  test('has spaces between its numbers unless told otherwise', () => {
    expect(formatClue([3, 1, 12])).toBe('3 1 12');
    expect(formatClue([3, 1, 12], '\n')).toBe('3\n1\n12');
  });

  test('is 0 for a line with nothing filled', () => {
    expect(formatClue([])).toBe('0');
    expect(formatClue([], '\n')).toBe('0');
  });
});

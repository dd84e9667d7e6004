/** What is read as filled is painted as filled, and what is read as empty as empty; anything else stays legible. */
import fc from 'fast-check';
import { contentOf } from '../../src/sheet/reading/cellContents';
import { openSetUp, rangeOf } from './stage';

const WORDS = ['TRUE', 'FALSE', '1', '0', 'WAHR', 'FALSCH', 'VRAI', 'ИСТИНА', '', '11', 'TRUER', 'T RUE', 'x', '#N/A'];
const BLANKS = [' ', '\t', '\n', '\u00A0', '\u3000', '\u200B', '\u0007'];

const blanks = fc.array(fc.constantFrom(...BLANKS), { maxLength: 3 }).map((some) => some.join(''));

/** A word in capitals, small letters or both, with all kinds of blanks around it. */
const text = fc
  .tuple(blanks, fc.constantFrom(...WORDS), blanks, fc.infiniteStream(fc.boolean()))
  .map(([before, word, after, isSmall]) => {
    const letters = Array.from(word, (letter) => (isSmall.next().value === true ? letter.toLowerCase() : letter));
    return before + letters.join('') + after;
  });

const COLORS = { filled: '#7E57C2', empty: '#FFFFFF', blank: '#FFFFFF' } as const;
const LEGIBLE = '#000000';

/** The colour of the text that `kind` is to have. */
function colorFor(kind: string): string {
  return Object.entries(COLORS).find(([known]) => known === kind)?.[1] ?? LEGIBLE;
}

test('reader and colour rules agree on every text', () => {
  const { sheets } = openSetUp();
  const cell = rangeOf(sheets, 'B2').setNumberFormat('@');
  fc.assert(
    fc.property(text, (held) => {
      cell.setValue(held);
      expect([held, sheets.look('B2').color.toUpperCase()]).toEqual([held, colorFor(contentOf(held).kind)]);
    }),
    { numRuns: 120 },
  );
});

test.each([true, false, 1, 0, 2, 0.5, ''])('and on the value %p', (value) => {
  const { sheets } = openSetUp();
  rangeOf(sheets, 'B2').setValue(value);
  expect(sheets.look('B2').color.toUpperCase()).toBe(colorFor(contentOf(value).kind));
});

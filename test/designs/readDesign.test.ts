import fc from 'fast-check';
import { pictureText } from '../../src/contract/pictureText';
import { describeDesignProblem, readDesign } from '../../src/designs';

const SIZE = { rows: 3, columns: 4 };
const ROWS = ['#.##', '.##.', '####'];

/** What a text is read as, as rows of `#` and `.`; or the sentence that refuses it. */
function read(text: string, size = SIZE): readonly string[] | string {
  const result = readDesign(text, size);
  return result.ok ? pictureText(result.design.picture) : describeDesignProblem(result.problem);
}

const words: readonly (readonly string[])[] = ROWS.map((row) =>
  [...row].map((cell) => (cell === '#' ? 'TRUE' : 'FALSE')),
);

describe('a design', () => {
  test.each([
    ['rows of # and .', ROWS.join('\n')],
    ['rows of X and -', ROWS.join('\n').replaceAll('#', 'x').replaceAll('.', '-')],
    ['rows of squares', ROWS.join('\n').replaceAll('#', '⬛').replaceAll('.', '⬜')],
    ['rows of digits without anything between them', ROWS.join('\r\n').replaceAll('#', '1').replaceAll('.', '0')],
    ['cells that a sheet copies', words.map((row) => row.join('\t')).join('\n')],
    ['words with commas and spaces, in lower case', words.map((row) => row.join(', ').toLowerCase()).join(',\n')],
    ['an array in brackets', `[${words.map((row) => `[${row.join(', ')}]`).join(',\n')}]`],
    ['a list of all cells', words.flat().join(',')],
    ['a code fence', `\`\`\`text\n${ROWS.join('\n')}\n\`\`\``],
    ['blank lines around it', `\n\n${ROWS.join('\n')}\n\n`],
  ])('is read from %s', (_, text) => {
    expect(read(text)).toEqual(ROWS);
  });

  test('that is one list of all cells is not certain, as a slip in it cannot be seen', () => {
    const certain = (text: string) => {
      const result = readDesign(text, SIZE);
      return result.ok && result.design.certain;
    };
    expect([certain(words.flat().join(',')), certain(ROWS.join('\n'))]).toEqual([false, true]);
  });

  test.each([
    ['', 'There is no picture in it yet. Write # for a filled cell and . for an empty one, a row on each line.'],
    ['#.##\n.#?.\n####', 'Row 2 reads “.#?.”. Use # and ., or TRUE and FALSE, and nothing else.'],
    ['#.##\n.##\n####', 'Row 2 has 3 cells, row 1 has 4. All rows need as many.'],
    [
      words.flat().slice(1).join(','),
      'The list has 11 values; 3 × 4 needs 12. Put each row on a line of its own, or change the size first.',
    ],
    ['#\n.\n#', 'The picture is 3 × 1. A puzzle has 2 to 30 rows and columns.'],
    [
      'Here is your picture:\n#.\n.#',
      'Row 1 reads “Here is your picture:”. Use # and ., or TRUE and FALSE, and nothing else.',
    ],
  ])('is refused with what is wrong: %j', (text, sentence) => {
    expect(read(text)).toBe(sentence);
  });

  test('with one cell too few, too many or mistyped in a row is never read', () => {
    const cell = fc.nat({ max: 2 });
    fc.assert(
      fc.property(cell, cell, fc.constantFrom('drop', 'double', 'mistype'), (row, column, slip) => {
        const rows = words.map((line) => [...line]);
        const [word = ''] = rows[row]?.splice(column, 1) ?? [];
        if (slip === 'double') rows[row]?.splice(column, 0, word, word);
        if (slip === 'mistype') rows[row]?.splice(column, 0, `${word}S`);
        return !readDesign(rows.map((line) => line.join(',')).join('\n'), SIZE).ok;
      }),
    );
  });
});

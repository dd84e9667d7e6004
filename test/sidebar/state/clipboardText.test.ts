import fc from 'fast-check';
import { copiedClues, type Pasted, readPasted } from '../../../sidebar/state/clipboardText';
import { type Clue, parseClue } from '../../../src/core';

function lines(...texts: readonly string[]): Pasted {
  return { kind: 'lines', texts };
}

describe('a pasted text', () => {
  test.each<[string, string, Pasted]>([
    ['a single clue', '1 2', lines('1 2')],
    ['one clue a line', '1 2\n3\r\n4', lines('1 2', '3', '4')],
    ['a blank line in between, which is an empty line', '1\n\n2\n', lines('1', '', '2')],
    ['a row of cells', '1 2\t3\t4', lines('1 2', '3', '4')],
    ['cells with line breaks of their own', '"1\n2"\t3\t"4\r\n5"', lines('1 2', '3', '4 5')],
    ['a blank cell', '1\t\t2', lines('1', '', '2')],
    ['nothing', '', lines('')],
    ['a heading without the other', 'Rows\n1', lines('Rows', '1')],
  ])('of %s holds the clues of lines', (_, text, pasted) => {
    expect(readPasted(text)).toEqual(pasted);
  });

  test.each([
    ['as they are copied here', 'Rows\n2\n0\n\nColumns\n1\n1'],
    ['with line breaks of Windows', 'Rows\r\n2\r\n0\r\n\r\nColumns\r\n1\r\n1\r\n'],
    ['with headings of another hand', 'ROWS:\n2\n0\ncolumns:\n1\n1\n\n'],
  ])('of all clues holds a puzzle, %s', (_, text) => {
    expect(readPasted(text)).toEqual({ kind: 'puzzle', rows: ['2', '0'], columns: ['1', '1'] });
  });
});

test('copied clues are the same when they are pasted', () => {
  const clues = fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 }), { minLength: 2, maxLength: 30 });
  const read = (texts: readonly string[]): readonly Clue[] =>
    texts.map((text) => {
      const clue = parseClue(text);
      if (!clue.ok) throw new Error(clue.problem);
      return clue.value;
    });
  fc.assert(
    fc.property(clues, clues, (rows, columns) => {
      const pasted = readPasted(copiedClues({ rows, columns }));
      if (pasted.kind !== 'puzzle') throw new Error('It was not taken for a puzzle.');
      expect([read(pasted.rows), read(pasted.columns)]).toEqual([rows, columns]);
    }),
  );
});

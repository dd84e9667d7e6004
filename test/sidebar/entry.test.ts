import {
  blankEntry,
  entryOf,
  isBlank,
  nextField,
  splitPasted,
  textsOf,
  totalOf,
  withSize,
  withTexts,
} from '../../sidebar/entry';

const row = (index: number) => ({ kind: 'row', index }) as const;
const column = (index: number) => ({ kind: 'column', index }) as const;

describe('the fields for clues', () => {
  test('are blank at first, one for each line', () => {
    const entry = blankEntry(2, 3);
    expect(textsOf(entry, 'row')).toEqual(['', '']);
    expect(textsOf(entry, 'column')).toEqual(['', '', '']);
    expect(isBlank(entry)).toBe(true);
  });

  test('take a text each', () => {
    const entry = withTexts(blankEntry(2, 2), row(1), ['1 2']);
    expect(textsOf(entry, 'row')).toEqual(['', '1 2']);
    expect(isBlank(entry)).toBe(false);
  });

  test('take many texts from one field on', () => {
    const entry = withTexts(blankEntry(2, 4), column(1), ['1', '2']);
    expect(textsOf(entry, 'column')).toEqual(['', '1', '2', '']);
  });

  test('grow with what is pasted, up to 30 lines', () => {
    const many = Array.from({ length: 40 }, (_, index) => `${index}`);
    const entry = withTexts(blankEntry(2, 2), row(0), many);
    expect(textsOf(entry, 'row')).toEqual(many.slice(0, 30));
    expect(textsOf(entry, 'column')).toEqual(['', '']);
  });

  test('keep their texts when the puzzle shrinks and grows again', () => {
    const entry = entryOf(['1', '2', '3'], ['1']);
    expect(textsOf(withSize(entry, 'row', 2), 'row')).toEqual(['1', '2']);
    expect(textsOf(withSize(withSize(entry, 'row', 2), 'row', 3), 'row')).toEqual(['1', '2', '3']);
  });

  test('lead from the rows to the columns and end there', () => {
    const entry = blankEntry(2, 2);
    expect(nextField(entry, row(0))).toEqual(row(1));
    expect(nextField(entry, row(1))).toEqual(column(0));
    expect(nextField(entry, column(1))).toBeNull();
  });

  test('add up, unless one cannot be read', () => {
    const entry = entryOf(['1, 2', '', '3.4'], ['two']);
    expect(totalOf(entry, 'row')).toBe(10);
    expect(totalOf(entry, 'column')).toBeNull();
  });
});

describe('a pasted text', () => {
  test.each([
    ['a single clue', '1 2', ['1 2']],
    ['one clue a line', '1 2\n3\r\n4', ['1 2', '3', '4']],
    ['a blank line in between, which is an empty line', '1\n\n2\n', ['1', '', '2']],
    ['a row of cells', '1 2\t3\t4', ['1 2', '3', '4']],
    ['cells with line breaks of their own', '"1\n2"\t3\t"4\r\n5"', ['1 2', '3', '4 5']],
    ['a blank cell', '1\t\t2', ['1', '', '2']],
    ['nothing', '', ['']],
  ])('of %s is split into clues', (_, text, clues) => {
    expect(splitPasted(text)).toEqual(clues);
  });
});

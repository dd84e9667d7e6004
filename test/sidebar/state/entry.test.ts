import {
  blankEntry,
  type Entry,
  entryOfClues,
  entryOfTexts,
  losesTexts,
  nextField,
  sizeOf,
  textsOf,
  totalOf,
  withCount,
  withTexts,
} from '../../../sidebar/state/entry';
import { LARGEST, SMALLEST } from '../../../src/contract/places';

function row(index: number) {
  return { kind: 'row', index } as const;
}

function column(index: number) {
  return { kind: 'column', index } as const;
}

function blank(rows: number, columns: number) {
  return blankEntry({ rows, columns });
}

function all(entry: Entry) {
  return [textsOf(entry, 'row'), textsOf(entry, 'column')];
}

describe('the fields for clues', () => {
  test('are blank at first, one for each line', () => {
    expect(all(blank(2, 3))).toEqual([
      ['', ''],
      ['', '', ''],
    ]);
  });

  test('take a text each', () => {
    expect(textsOf(withTexts(blank(2, 2), row(1), ['1 2']), 'row')).toEqual(['', '1 2']);
  });

  test('take many texts from one field on', () => {
    expect(textsOf(withTexts(blank(2, 4), column(1), ['1', '2']), 'column')).toEqual(['', '1', '2', '']);
  });

  test('grow with what is pasted, as far as a puzzle can grow', () => {
    const many = Array.from({ length: LARGEST + 10 }, (_, index) => `${index}`);
    const entry = withTexts(blank(2, 2), row(0), many);
    expect(all(entry)).toEqual([many.slice(0, LARGEST), ['', '']]);
  });

  test('hold the clues of a puzzle, blank for lines with nothing filled', () => {
    const entry = entryOfClues({ rows: [[1, 2], [], [4]], columns: [[], [3]] });
    expect(all(entry)).toEqual([
      ['1 2', '', '4'],
      ['', '3'],
    ]);
    expect(sizeOf(entry)).toEqual({ rows: 3, columns: 2 });
  });

  test('are as many as a puzzle can have, also for texts that are too few or too many', () => {
    expect(sizeOf(entryOfTexts(['1'], Array<string>(LARGEST + 1).fill('1')))).toEqual({
      rows: SMALLEST,
      columns: LARGEST,
    });
  });

  test('keep their texts when the puzzle shrinks and grows again', () => {
    const entry = entryOfTexts(['1', '2', '3'], ['1', '2']);
    const shrunk = withCount(entry, 'row', 2);
    expect(textsOf(shrunk, 'row')).toEqual(['1', '2']);
    expect(textsOf(withCount(shrunk, 'row', 3), 'row')).toEqual(['1', '2', '3']);
  });

  test('lead from the rows to the columns and end there', () => {
    const entry = blank(2, 2);
    expect(nextField(entry, row(0))).toEqual(row(1));
    expect(nextField(entry, row(1))).toEqual(column(0));
    expect(nextField(entry, column(1))).toBeNull();
  });

  test('add up, unless one cannot be read', () => {
    const entry = entryOfTexts(['1, 2', '', '3.4'], ['two', '1']);
    expect(totalOf(entry, 'row')).toBe(10);
    expect(totalOf(entry, 'column')).toBeNull();
  });
});

describe('a change of the fields', () => {
  const before = entryOfTexts(['1', ''], ['', '2']);

  test.each<[string, Entry, boolean]>([
    ['a text is taken out', entryOfTexts(['', ''], ['', '2']), true],
    ['a text becomes another', entryOfTexts(['1', ''], ['', '3']), true],
    ['blank fields are filled', entryOfTexts(['1', '5'], ['5', '2']), false],
    ['nothing changes', before, false],
  ])('where %s', (_, after, loses) => {
    expect(losesTexts(before, after)).toBe(loses);
  });
});

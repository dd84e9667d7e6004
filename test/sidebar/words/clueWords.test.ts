import { lackTitle, missingHere, missingInSheet, totalsWords } from '../../../sidebar/words/clueWords';

describe('what clues lack', () => {
  test('is a mistake only when something typed is wrong', () => {
    expect(lackTitle({ kind: 'mistakes', problems: [] })).toBe('Check the clues');
    expect(lackTitle({ kind: 'unfinished', missing: 'all' })).toBe('Nothing to solve yet');
    expect(lackTitle({ kind: 'unfinished', missing: 'rows' })).toBe('Half of the clues are missing');
  });

  test('is said for the fields of the sidebar', () => {
    expect(missingHere('all')).toBe('Type at least one clue. Blank fields are empty lines.');
    expect(missingHere('columns')).toBe('Type the clues of the columns, too.');
  });

  test('is said with the cells of the sheet', () => {
    expect(missingInSheet('rows', { rows: 12, columns: 30 })).toBe(
      'Type the clues of the rows into A2:A13, too. Then refresh.',
    );
    expect(missingInSheet('columns', { rows: 12, columns: 30 })).toBe(
      'Type the clues of the columns into B1:AE1, too. Then refresh.',
    );
  });
});

test('the totals are given, or a question mark', () => {
  expect(totalsWords(45, null)).toBe('Filled cells: 45 by the rows, ? by the columns.');
});

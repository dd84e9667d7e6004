import { EXAMPLES } from '../../../sidebar/state/examples';
import { beginWords, changedWords, exampleWords, sheetWords } from '../../../sidebar/words/sourceWords';
import { blankSheet, HEART, SWITCH, sheetWith, sheetWithClues } from '../pictures';

describe('the sheet in words', () => {
  test('is its name, the size and where the clues come from', () => {
    expect(sheetWords(sheetWith(HEART))).toBe('Sheet1, 5 × 5, from the picture');
    expect(sheetWords(sheetWithClues(['1', '2', ''], ['1', '2']))).toBe('Sheet1, 3 × 2, from the clues');
    expect(sheetWords(blankSheet(10, 12))).toBe('Sheet1, 10 × 12');
  });

  test('tells another sheet from a changed puzzle', () => {
    const loaded = sheetWith(HEART);
    expect(changedWords(loaded, sheetWith(SWITCH))).toBe('The puzzle in the sheet has changed.');
    expect(changedWords(loaded, sheetWith(HEART, { sheetId: 8, sheetName: 'Owl' }))).toBe(
      'Another sheet is open now: Owl.',
    );
  });

  test('names the cells where a blank puzzle begins', () => {
    expect(beginWords(blankSheet(25, 26))).toBe(
      'Draw the picture in B2:AA26 with TRUE and FALSE, or type clues into A2:A26 and B1:AA1. Then refresh.',
    );
  });
});

test('an example says its size and what it shows', () => {
  expect(EXAMPLES.map(exampleWords)).toEqual([
    '10 × 10, solved by line logic.',
    '6 × 6, one solution, but single lines are not enough.',
    '6 × 7, two pictures fit its clues.',
  ]);
});

import { EXAMPLES } from '../../../sidebar/state/examples';
import { elsewhere, exampleWords, sheetWords } from '../../../sidebar/words/sourceWords';
import { HEART, sheetWith } from '../pictures';

test('the sheet is its name and size', () => {
  expect(sheetWords(sheetWith(HEART))).toBe('Sheet1 · 5 × 5');
});

test('a question about another sheet names both', () => {
  expect(elsewhere('Owl', 'Sheet2', 'clues')).toBe('Sheet2 is open now, no longer Owl. Write the clues to Sheet2?');
});

test('an example says its size and what it shows', () => {
  expect(EXAMPLES.map(exampleWords)).toEqual([
    '10 × 10, solved by line logic.',
    '6 × 6, one solution, but single lines are not enough.',
    '6 × 7, two pictures fit its clues.',
  ]);
});

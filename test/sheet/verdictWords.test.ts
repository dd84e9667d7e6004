/** What A1 and its note say of a verdict. */
import { verdictDetails, verdictSentence } from '../../src/sheet/words/verdicts';

const SIZE = { rows: 2, columns: 2 };

test.each([
  [
    [
      ['unknown', 'unknown'],
      ['unknown', 'unknown'],
    ],
    /^No cell is certain so far\./,
  ],
  [
    [
      ['filled', 'unknown'],
      ['unknown', 'unknown'],
    ],
    /^1 cell is certain in every solution\./,
  ],
  [
    [
      ['filled', 'unknown'],
      ['unknown', 'empty'],
    ],
    /^2 cells are certain in every solution\./,
  ],
  [[], /^The time was over before the search came to an end\./],
] as const)('what is certain after giving up: %j', (known, sentence) => {
  const verdict = { kind: 'gave-up', known, tries: 7 } as const;
  expect(verdictDetails({ verdict, steps: [], decided: 0 }, SIZE)[0]).toMatch(sentence);
});

const STEP = { line: { kind: 'row', index: 0 }, clue: [2], filled: [0, 1], crossed: [] } as const;
const UNIQUE = { kind: 'unique', solution: [], tries: 7 } as const;

test('where line logic decides nothing, that is said in words and not in noughts', () => {
  const solution = { verdict: UNIQUE, steps: [], decided: 0 };
  expect(verdictSentence(solution, SIZE)).toMatch(/Line logic alone decides no cell\.$/);
  expect(verdictDetails(solution, SIZE).join(' ')).toMatch(/Line logic decides no cell\.$/);
});

test('how far line logic gets is said in cells', () => {
  const solution = { verdict: UNIQUE, steps: [STEP], decided: 2 };
  expect(verdictSentence(solution, SIZE)).toMatch(/Line logic alone stops at 2 of 4 cells\.$/);
});

test('what the sidebar explains are the steps, also after a sentence about two solutions', () => {
  const verdict = { kind: 'multiple', solutions: [[], []], differing: [{ row: 0, column: 0 }], tries: 7 } as const;
  const details = verdictDetails({ verdict, steps: [STEP, STEP], decided: 2 }, SIZE);
  expect(details).toEqual([
    'Two solutions differ in B2. Change the puzzle there.',
    'Line logic decides 2 of 4 cells in 2 steps; Nonogram > Show solving steps explains each.',
  ]);
});

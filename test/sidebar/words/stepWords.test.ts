import { reasonedStep } from '../../../sidebar/board/stepReasons';
import { numberList, placementsWords, reasonWords, stepList, stepWords } from '../../../sidebar/words/stepWords';
import type { Line, Step } from '../../../src/core';
import { board } from '../pictures';

const row3: Line = { kind: 'row', index: 2 };
const column5: Line = { kind: 'column', index: 4 };

describe('a step in words', () => {
  test('names the line, the clue and the cells it fills', () => {
    const step: Step = { line: row3, clue: [8], filled: [2, 3, 4, 5, 6, 7], crossed: [] };
    expect(stepWords(step)).toBe('Row 3, clue 8. Filled: 3–8.');
  });

  test('names filled and empty cells of a column', () => {
    const step: Step = { line: column5, clue: [1, 2], filled: [6], crossed: [0, 1, 2, 3, 5] };
    expect(stepWords(step)).toBe('Column 5, clue 1 2. Filled: 7. Empty: 1–4, 6.');
  });

  test('writes the empty clue as 0', () => {
    const step: Step = { line: row3, clue: [], filled: [], crossed: [0, 1] };
    expect(stepWords(step)).toBe('Row 3, clue 0. Empty: 1, 2.');
  });

  test('stands with its number in the list of all steps', () => {
    const step: Step = { line: row3, clue: [1], filled: [0], crossed: [] };
    expect(stepList([step, step])).toBe('1. Row 3, clue 1. Filled: 1.\n2. Row 3, clue 1. Filled: 1.');
  });

  test.each([
    [[], ''],
    [[0], '1'],
    [[0, 1], '1, 2'],
    [[0, 1, 2], '1–3'],
    [[0, 2, 3, 4, 9], '1, 3–5, 10'],
  ])('lists the cells %j as %j', (cells, words) => {
    expect(numberList(cells)).toBe(words);
  });
});

/** The sentences that explain a step in the only row of a board. */
function why(step: Pick<Step, 'clue' | 'filled' | 'crossed'>, known: string): readonly string[] {
  const line: Line = { kind: 'row', index: 0 };
  return reasonedStep({ line, ...step }, board([known])).reasons.map((reason) => reasonWords(reason, line));
}

describe('the reason in words', () => {
  test.each([
    [
      'A run of 6 in 10 cells can start at cells 1 to 5; cells 5 and 6 are covered every time.',
      { clue: [6], filled: [4, 5], crossed: [] },
      '??????????',
    ],
    [
      'A run of 3 in 5 cells can start at cells 1 to 3; cell 3 is covered every time.',
      { clue: [3], filled: [2], crossed: [] },
      '?????',
    ],
    [
      'The run of 3 starts at cell 2 at the earliest, 4 at the latest; cell 4 is covered every time.',
      { clue: [3], filled: [3], crossed: [] },
      '.?????',
    ],
    ['The run of 3 can only be at cells 3–5.', { clue: [3, 1], filled: [3], crossed: [] }, '..#?#????'],
    ['The clue is 0, so every cell of this row is empty.', { clue: [], filled: [], crossed: [0, 1] }, '??'],
    [
      'The runs with the gaps between them need all 4 cells, so there is only one placement.',
      { clue: [2, 1], filled: [0, 1, 3], crossed: [2] },
      '????',
    ],
    ['All its filled cells are found, so the others are empty.', { clue: [2], filled: [], crossed: [0, 3] }, '?##?'],
    ['With what is known, only one placement of the clue is left.', { clue: [2], filled: [3], crossed: [] }, '??.?#'],
    [
      'Every placement left fills cell 5, by one run or another.',
      { clue: [2, 2], filled: [4], crossed: [] },
      '??.#????',
    ],
    ['No placement left fills cells 2 and 4.', { clue: [1, 1], filled: [], crossed: [1, 3] }, '??#??'],
    ['No run reaches cells 4 and 5.', { clue: [2], filled: [], crossed: [3, 4] }, '?#???'],
  ])('%s', (sentence, step, known) => {
    expect(why(step, known)).toContain(sentence);
  });

  test('counts runs of the same length', () => {
    expect(why({ clue: [3, 3], filled: [2, 5], crossed: [] }, '????????')).toEqual([
      'The 1st run of 3 in 8 cells can start at cell 1 or 2; cell 3 is covered every time.',
      'The 2nd run of 3 in 8 cells can start at cell 5 or 6; cell 6 is covered every time.',
    ]);
  });

  test('describes both placements for those who cannot see the bars', () => {
    const runs = [
      { length: 2, first: 0, last: 1 },
      { length: 1, first: 3, last: 4 },
    ];
    expect(placementsWords(row3, runs)).toBe('Leftmost placement: 1, 2; 4. Rightmost placement: 2, 3; 5.');
    expect(placementsWords(column5, runs)).toBe('Topmost placement: 1, 2; 4. Lowest placement: 2, 3; 5.');
  });
});

/** What the note of A1 says of a verdict. */
import { verdictDetails } from '../../src/sheet/words/verdicts';

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

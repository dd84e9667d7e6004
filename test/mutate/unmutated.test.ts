/** What the mutation tool learns from the tests on the code as it is. */
import { limitedTests, timesOf } from '../../mutate/unmutated';
import type { Outcome, Workplace } from '../../mutate/workplace';

/** A workplace in which each test takes so long, and the run ends so. */
function workplace(milliseconds: number, outcome: Outcome): Workplace {
  return {
    run: async (_, tests, onReport) => {
      for (const { test } of tests) onReport?.({ kind: 'passed', test, milliseconds });
      return outcome;
    },
    close: async () => {},
  };
}

const PASSED: Outcome = { kind: 'survived' };

test('the tool refuses to begin while a test fails, and says which', async () => {
  const failing = workplace(1, { kind: 'killed', by: 'test/b.test.ts', problem: 'Expected: 1' });
  expect(await timesOf(['test/a.test.ts', 'test/b.test.ts'], [workplace(1, PASSED), failing])).toBe(
    'test/b.test.ts fails without any mutant:\nExpected: 1',
  );
});

test('the tool refuses to begin when the tests never end', async () => {
  expect(await timesOf(['test/a.test.ts'], [workplace(1, { kind: 'timed-out' })])).toMatch(/do not end/);
});

test('the test of the same name comes first, then the quick ones, each with three times its time and a second', async () => {
  const times = await timesOf(['test/a.test.ts', 'test/b.test.ts'], [workplace(500, PASSED), workplace(20, PASSED)]);
  if (typeof times === 'string') throw new Error(times);
  expect(limitedTests(['test/a.test.ts', 'test/b.test.ts'], 'src/c.ts', times)).toEqual([
    { test: 'test/b.test.ts', limit: 1060 },
    { test: 'test/a.test.ts', limit: 2500 },
  ]);
  expect(limitedTests(['test/b.test.ts', 'test/a.test.ts'], 'src/a.ts', times)[0]?.test).toBe('test/a.test.ts');
});

import { readArguments } from '../../mutate/arguments';

test('the folder and the number are enough', () => {
  expect(readArguments(['src/core', '100'])).toMatchObject({ target: 'src/core', count: 100, seed: 1 });
});

test('options stand anywhere', () => {
  const asked = { target: 'src/core', count: 5, seed: 7, jobs: 3 };
  expect(readArguments(['--seed', '7', 'src/core', '--jobs', '3', '5'])).toEqual(asked);
});

test.each<[words: readonly string[], problem: string]>([
  [[], 'Say which folder or file to change.'],
  [['src/core'], 'Say how many mutants to try, after the folder or file.'],
  [['src/core', '1', '2'], 'Say how many mutants to try, after the folder or file.'],
  [['src/core', 'many'], 'many is no number of mutants.'],
  [['src/core', '0'], '0 is no number of mutants.'],
  [['src/core', '1', '--seed', 'x'], '--seed needs a whole number, not x.'],
  [['src/core', '1', '--jobs', '0'], '--jobs needs a whole number from 1, not 0.'],
])('called with %j it says what is missing', (words, problem) => {
  expect(readArguments(words)).toBe(problem);
});

test('an option that is not there is named', () => {
  expect(readArguments(['src/core', '1', '--quick'])).toContain('--quick');
});

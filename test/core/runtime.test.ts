/** The core as Apps Script gets it: bundled, and run where there is nothing but the language itself. */
import { type Context, runInContext } from 'node:vm';
import { bareContext } from '../../testkit/bareContext';

describe('In a context with nothing but the language, the bundled core', () => {
  let context: Context;
  beforeAll(async () => {
    context = await bareContext('src/core/index.ts');
  });

  const evaluate = (expression: string): string => runInContext(`JSON.stringify(${expression})`, context);
  const solved = (rows: string[], columns: string[], options = {}) =>
    JSON.parse(
      evaluate(
        `core.solve(core.readClues(${JSON.stringify([rows, columns]).slice(1, -1)}).puzzle, ${JSON.stringify(options)})`,
      ),
    );

  test('defines one global and finds no clock, timer, console or big integer there', () => {
    const names = JSON.parse(
      evaluate('Object.getOwnPropertyNames(globalThis).concat(Object.getOwnPropertyNames(Math))'),
    );
    expect(names).toContain('core');
    for (const absent of ['performance', 'setTimeout', 'require', 'process', 'console', 'BigInt', 'Date', 'random']) {
      expect(names).not.toContain(absent);
    }
  });

  test('solves by line logic', () => {
    expect(solved(['1', '3', '1'], ['1', '3', '1']).verdict).toEqual({
      kind: 'line-solvable',
      solution: [
        [false, true, false],
        [true, true, true],
        [false, true, false],
      ],
    });
  });

  test('proves the only solution where line logic does not begin', () => {
    const { verdict, decided } = solved(['2', '1 1', '2', '1'], ['1 1', '1 1', '1 1', '1']);
    expect({ kind: verdict.kind, decided }).toEqual({ kind: 'unique', decided: 0 });
  });

  test('finds two solutions', () => {
    expect(solved(['1', '1'], ['1', '1']).verdict).toMatchObject({ kind: 'multiple', differing: { length: 4 } });
  });

  test('names the line that contradicts', () => {
    expect(solved(['0', '2'], ['0', '2']).verdict).toMatchObject({ kind: 'none', line: { kind: 'column', index: 0 } });
  });

  test('gives up after the tries it is allowed', () => {
    expect(solved(['1', '1', '1'], ['1', '1', '1'], { tries: 0 }).verdict).toMatchObject({ kind: 'gave-up', tries: 0 });
  });

  test('lists what is wrong with clues', () => {
    expect(JSON.parse(evaluate("core.readClues(['3', '1'], ['1', '2']).problems[0].kind"))).toBe('does-not-fit');
  });
});

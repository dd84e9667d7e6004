/** The core as Apps Script gets it: bundled, and run where there is nothing but the language itself. */
import { createContext, runInContext } from 'node:vm';
import { buildSync } from 'esbuild';

/** What a new context holds although Apps Script has no use for it or the core must not need it: no clock, no chance, no big integers. */
const TAKEN_AWAY = ['console', 'WebAssembly', 'SharedArrayBuffer', 'Atomics', 'BigInt', 'Date', 'Math.random'];

/** Evaluates an expression in a context in which the bundled core is the only thing besides the language; `core` is its door. */
function bareContext(): (expression: string) => string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/core/index.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'core',
    target: 'es2019',
  });
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  for (const name of TAKEN_AWAY) runInContext(`delete globalThis.${name}`, context);
  runInContext(outputFiles[0]?.text ?? '', context);
  return (expression) => runInContext(`JSON.stringify(${expression})`, context);
}

describe('In a context with nothing but the language, the bundled core', () => {
  const evaluate = bareContext();
  const solved = (rows: string[], columns: string[], options = {}) =>
    JSON.parse(
      evaluate(
        `core.solve(core.readClues(${JSON.stringify([rows, columns]).slice(1, -1)}), ${JSON.stringify(options)})`,
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
    expect(JSON.parse(evaluate("core.readClues(['3', '1'], ['1', '2'])[0].kind"))).toBe('does-not-fit');
  });
});

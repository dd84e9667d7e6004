/** The context that the page's worker gives the script: no global but the language's. */
import { runInNewContext } from 'node:vm';
import { giveUpGlobals, scriptRunner } from '../../local/page/scriptContext';
import { globalsOf } from '../../standin/node';

test('globals are given up along the whole chain of prototypes, and those of the language stay', () => {
  const prototype = { fetch: 1 };
  const scope = Object.assign(Object.create(prototype), { self: 1, Array, JSON });
  giveUpGlobals(scope);
  expect(Object.getOwnPropertyNames(scope)).toEqual(['Array', 'JSON']);
  expect('fetch' in scope).toBe(false);
});

test('every global of the language itself stays', () => {
  const names: string[] = runInNewContext('Object.getOwnPropertyNames(globalThis)');
  const scope = Object.fromEntries(names.map((name) => [name, true]));
  giveUpGlobals(scope);
  expect(names.filter((name) => !(name in scope))).toEqual([]);
});

/** Runs a script as the page does: with the names found by running it once without any service. */
function run(code: string, services: Readonly<Record<string, unknown>> = {}) {
  return scriptRunner(globalsOf(code))(code, services);
}

test('the script sees the given services, and its functions are handed out', () => {
  const code =
    'var __app = { hello: function () { return Service.name; } };\nfunction hello() { return __app.hello(); }';
  const functions = run(code, { Service: { name: 'a service' } });
  expect(Object.keys(functions)).toEqual(['hello']);
  expect(functions.hello?.()).toBe('a service');
});

test('its functions are found however they are written', () => {
  const code = 'var count = 1; function a() { function inner() {} } if (count) { function b() {} }; var c = () => 3;';
  expect(Object.keys(run(code)).sort()).toEqual(['a', 'b', 'c']);
});

test('each run of the script starts afresh', () => {
  const code = 'let count = 0;\nfunction next() {\n  count += 1;\n  return count;\n}';
  expect(run(code).next?.()).toBe(1);
  expect(run(code).next?.()).toBe(1);
});

/** The context that the page's worker gives the script: no global but the language's. */
import { runInNewContext } from 'node:vm';
import { giveUpGlobals, runScript } from '../../local/page/scriptContext';

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
  expect(names.filter((name) => !(name in scope))).toEqual(['console']);
});

test('the script sees the given services, and its functions are handed out', () => {
  const code =
    'var __app = { hello: function () { return Service.name; } };\nfunction hello() {\n  return __app.hello();\n}';
  const functions = runScript(code, { Service: { name: 'a service' } });
  expect(Object.keys(functions)).toEqual(['hello']);
  expect(functions.hello?.()).toBe('a service');
});

test('each run of the script starts afresh', () => {
  const code = 'let count = 0;\nfunction next() {\n  return ++count;\n}';
  expect(runScript(code, {}).next?.()).toBe(1);
  expect(runScript(code, {}).next?.()).toBe(1);
});

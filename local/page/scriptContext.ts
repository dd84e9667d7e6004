/**
 * The context in which Code.js runs in the page's worker: ECMAScript and the given services, nothing else.
 * The worker gives up its other globals for good, so that neither `this`, `Function` nor `eval` can reach them.
 */
import type { RunScript, ScriptFunctions } from '../../standin/types';

/** What Apps Script's V8 has besides the services: the names of ECMAScript, and WebAssembly. */
const LANGUAGE = new Set(
  `globalThis Infinity NaN undefined eval isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape unescape AggregateError Array ArrayBuffer AsyncDisposableStack Atomics BigInt BigInt64Array
  BigUint64Array Boolean DataView Date DisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array
  Float64Array Function Int8Array Int16Array Int32Array Intl Iterator JSON Map Math Number Object Promise Proxy RangeError
  ReferenceError Reflect RegExp Set SharedArrayBuffer String SuppressedError Symbol SyntaxError Temporal TypeError Uint8Array
  Uint8ClampedArray Uint16Array Uint32Array URIError WeakMap WeakRef WeakSet WebAssembly`.split(/\s+/),
);

/** Removes every global that is not of the language, up the chain of prototypes. Keep what is needed of them before. */
export function giveUpGlobals(scope: object): void {
  for (const name of Object.getOwnPropertyNames(scope)) {
    if (!LANGUAGE.has(name) && name !== 'constructor') Reflect.deleteProperty(scope, name);
  }
  const parent: unknown = Object.getPrototypeOf(scope);
  if (parent !== null && typeof parent === 'object' && parent !== Object.prototype) giveUpGlobals(parent);
}

/** Runs the script as the body of a function whose parameters are the services. */
export const runScript: RunScript = (code, services) => {
  const names = declaredFunctions(code);
  const body = `${code}\nreturn { ${names.join(', ')} };\n//# sourceURL=Code.js`;
  const declared: ScriptFunctions = Function(...Object.keys(services), body)(...Object.values(services));
  return declared;
};

/** The functions of the top level are those that begin a line, as the build writes them. */
function declaredFunctions(code: string): readonly string[] {
  return [...code.matchAll(/^function\s*\*?\s*([\w$]+)/gm)].flatMap(([, name]) => name ?? []);
}

/**
 * The context in which Code.js runs in the page's worker: ECMAScript and the given services, nothing else.
 * The worker gives up its other globals for good, so that neither `this`, `Function` nor `eval` can reach them.
 */
import type { RunScript, ScriptFunctions } from '../../standin/types';

/** What Apps Script's V8 has besides the services: the names of ECMAScript, WebAssembly and the console. */
const LANGUAGE = new Set(
  `globalThis Infinity NaN undefined eval isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape unescape AggregateError Array ArrayBuffer AsyncDisposableStack Atomics BigInt BigInt64Array
  BigUint64Array Boolean DataView Date DisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array
  Float64Array Function Int8Array Int16Array Int32Array Intl Iterator JSON Map Math Number Object Promise Proxy
  RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String SuppressedError Symbol SyntaxError Temporal
  TypeError Uint8Array Uint8ClampedArray Uint16Array Uint32Array URIError WeakMap WeakRef WeakSet WebAssembly
  console`.split(/\s+/),
);

/** Removes every global that is not of the language, up the chain of prototypes. What is needed must be kept before. */
export function giveUpGlobals(scope: object): void {
  for (const name of Object.getOwnPropertyNames(scope)) {
    if (!LANGUAGE.has(name) && name !== 'constructor') Reflect.deleteProperty(scope, name);
  }
  const parent: unknown = Object.getPrototypeOf(scope);
  if (parent !== null && typeof parent === 'object' && parent !== Object.prototype) giveUpGlobals(parent);
}

/**
 * Runs the script as the body of a function whose parameters are the services, and returns its functions.
 * @param names all that the script declares at its top level
 */
export function scriptRunner(names: readonly string[]): RunScript {
  return (code, services) => {
    const body = `${code}\nreturn { ${names.join(', ')} };\n//# sourceURL=Code.js`;
    const declared: Readonly<Record<string, unknown>> = Function(
      ...Object.keys(services),
      body,
    )(...Object.values(services));
    return Object.fromEntries(Object.entries(declared).filter(isFunction));
  };
}

function isFunction(entry: readonly [string, unknown]): entry is [string, ScriptFunctions[string]] {
  return typeof entry[1] === 'function';
}

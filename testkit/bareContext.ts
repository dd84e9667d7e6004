/** A module as Apps Script gets it: bundled for es2019 and loaded where there is nothing but the language itself. */
import { type Context, createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';

/** What a new context holds although Apps Script lacks it or the core must do without: clock, chance, big integers. */
const TAKEN_AWAY = ['console', 'WebAssembly', 'SharedArrayBuffer', 'Atomics', 'BigInt', 'Date', 'Math.random'];

/** Bundles a module of the project and loads it in a bare context, where the global `core` holds what it exports. */
export async function bareContext(entry: string): Promise<Context> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'core',
    target: 'es2019',
  });
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  for (const name of TAKEN_AWAY) runInContext(`delete globalThis.${name}`, context);
  for (const { text } of outputFiles) runInContext(text, context);
  return context;
}

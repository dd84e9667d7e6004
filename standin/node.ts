/** The stand-in in Node: the script runs in a context that has nothing but ECMAScript and the services. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createContext, runInContext, Script } from 'node:vm';
import { initFormulas, type LocalSheetsOptions, type OpenSheets, openSheets, type ScriptFunctions } from './index';
import { callableFrom, realmOf, visibleTo } from './realm';

/**
 * As for `openSheets`, but script and pages come from a folder unless they are given, every question gets its first button
 * unless `ask` is given, and the script runs in a context of its own unless `runScript` is given.
 */
export interface LocalOptions extends Partial<LocalSheetsOptions> {
  /** The folder with Code.js and the HTML files; `dist` unless said otherwise. */
  readonly dist?: string;
}

export function openLocalSheets({ dist = 'dist', ...options }: LocalOptions = {}): OpenSheets {
  prepareFormulas();
  return openSheets({
    ask: ({ buttons: [first = 'OK'] }) => ({ button: first }),
    runScript: runInNode,
    ...options,
    code: options.code ?? readFileSync(join(dist, 'Code.js'), 'utf8'),
    htmlFiles: options.htmlFiles ?? (options.code === undefined ? readHtmlFiles(dist) : {}),
  });
}

const WASM = '@ironcalc/wasm/wasm_bg.wasm';

let prepared = false;

/**
 * IronCalc is needed for moments only. Optimizing it, which V8 begins in the background at once, takes longer than all
 * calculating, and a process cannot end before that is done.
 */
function prepareFormulas(): void {
  if (prepared) return;
  setFlagsFromString('--liftoff-only');
  initFormulas(readFileSync(createRequire(join(process.cwd(), 'package.json')).resolve(WASM)));
  prepared = true;
}

function readHtmlFiles(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return Object.fromEntries(files.map((name) => [basename(name, '.html'), readFileSync(join(folder, name), 'utf8')]));
}

const compiled = new Map<string, Script>();

/** Runs a script in a new vm context; it is compiled once, since it runs for every event. */
function runInNode(code: string, services: Readonly<Record<string, unknown>>): ScriptFunctions {
  const script = compiled.get(code) ?? new Script(code, { filename: 'Code.js' });
  compiled.set(code, script);
  const context = createContext({});
  const realm = realmOf((source) => runInContext(source, context));
  for (const [name, service] of Object.entries(services)) context[name] = visibleTo(realm, service);
  script.runInContext(context);
  const left = Object.entries(context).filter(([name]) => !Object.hasOwn(services, name));
  const functions = left.filter(([, value]) => typeof value === 'function');
  return Object.fromEntries(functions.map(([name, value]) => [name, callableFrom(realm, value)]));
}

/** The names that a script adds to the global scope. Throws when it calls a service while it loads. */
export function globalsOf(code: string): readonly string[] {
  const context = createContext({});
  runInContext(code, context, { filename: 'Code.js' });
  return Object.keys(context);
}

/** The stand-in in Node: the script runs in a context that has nothing but ECMAScript and the services. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createContext, runInContext } from 'node:vm';
import { initFormulas, type LocalSheetsOptions, type OpenSheets, openSheets, type ScriptFunctions } from './index';
import { callableFrom, type Realm, realmOf, visibleTo } from './realm';

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

/** How stack traces name the script. */
const SCRIPT = { filename: 'Code.js' };

type Services = Readonly<Record<string, unknown>>;

/** What runs a script from its start with these services. */
type Start = (services: Services) => ScriptFunctions;

const starts = new Map<string, Start>();

/** The first run finds what the script declares; all later ones are quicker by that. */
function runInNode(code: string, services: Services): ScriptFunctions {
  const start = starts.get(code);
  if (start) return start(services);
  const functions = runAlone(code, services);
  starts.set(code, startOf(code, Object.keys(services), Object.keys(functions)));
  return functions;
}

/** Takes away what a script has added to the global scope; from outside, only a copy of it could be reached. */
const TIDY = '(function () { for (const name of Object.keys(globalThis)) delete globalThis[name]; })';

/** A context with nothing in it, and its realm. */
function openContext() {
  const context = createContext({});
  return { context, realm: realmOf((source) => runInContext(source, context)) };
}

/** Runs a script in the global scope of a context of its own. */
function runAlone(code: string, services: Services): ScriptFunctions {
  const { context, realm } = openContext();
  for (const [name, service] of Object.entries(services)) context[name] = visibleTo(realm, service);
  runInContext(code, context, SCRIPT);
  return functionsAmong(
    realm,
    Object.entries(context).filter(([name]) => !Object.hasOwn(services, name)),
  );
}

/**
 * Runs a script in one context for all its executions, so that V8 keeps what it learned of the code. As the body of a
 * function it declares everything anew each time; what it leaves in the global scope all the same is taken away.
 */
function startOf(code: string, services: readonly string[], functions: readonly string[]): Start {
  const { context, realm } = openContext();
  const text = `(function (${services.join(', ')}) {${code}\nreturn { ${functions.join(', ')} };\n})`;
  const body: (...given: readonly unknown[]) => object = runInContext(text, context, SCRIPT);
  const tidy: () => void = runInContext(TIDY, context);
  return (given) => {
    tidy();
    const declared = body(...services.map((name) => visibleTo(realm, given[name])));
    return functionsAmong(realm, Object.entries(declared));
  };
}

function functionsAmong(realm: Realm, entries: readonly (readonly [string, unknown])[]): ScriptFunctions {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'function' ? [[name, callableFrom(realm, value)]] : [])),
  );
}

/** The names that a script adds to the global scope. Throws when it calls a service while it loads. */
export function globalsOf(code: string): readonly string[] {
  const context = createContext({});
  runInContext(code, context, SCRIPT);
  return Object.keys(context);
}

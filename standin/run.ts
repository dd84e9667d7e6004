/** Runs the script as Apps Script does: from the start for each event, command and call, so that no global survives. */
import { type AuthModeName, notStarted } from './authorisation';
import { type Execution, exception, startExecution } from './execution';
import type { CustomFunctions } from './formulas/rules';
import type { Host } from './host';
import { authModes, newContext, openServices } from './services';
import type { Context } from './services/context';
import type { ScriptFunctions, ServiceCall } from './types';
import { acrossTheWire } from './wire';

/** Runs the script, then `act` with its functions. Throws in the end if there was a violation, caught or not. */
export function run<T>(host: Host, mode: AuthModeName, act: (script: ScriptFunctions, context: Context) => T): T {
  host.calls = [];
  host.loadCalls = [];
  let calls = host.loadCalls;
  const record = (call: ServiceCall) => {
    calls.push(call);
    if (calls === host.calls) host.onCall?.(call, calls.length - 1);
  };
  const context = newContext(host, startExecution(mode, record, host));
  return honest(context.execution, () => {
    const script = load(host, context);
    calls = host.calls;
    return act(script, context);
  });
}

function load(host: Host, context: Context): ScriptFunctions {
  return host.options.runScript(host.options.code, openServices(context));
}

/** A context whose calls belong to no command and are not recorded. */
export function quietContext(host: Host, mode: AuthModeName = 'FULL'): Context {
  return newContext(
    host,
    startExecution(mode, () => undefined),
  );
}

/** A violation counts more than any other outcome. */
function honest<T>(execution: Execution, act: () => T): T {
  const outcome = attempt(act);
  const [violation] = execution.violations;
  if (violation !== undefined) throw new Error(violation);
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

function attempt<T>(act: () => T): { readonly result: T } | { readonly error: unknown } {
  try {
    return { result: act() };
  } catch (error) {
    return { error };
  }
}

/** A global function that may be called from outside; names that end in an underscore are private to the script. */
function publicFunction(script: ScriptFunctions, name: string): (...parameters: readonly unknown[]) => unknown {
  const found = Object.hasOwn(script, name) && !name.endsWith('_') ? script[name] : undefined;
  if (!found) throw exception(`Script function not found: ${name}`);
  return found;
}

/** Reloads the document: the menus are gone until onOpen makes them again. */
export function openDocument(host: Host, mode: 'NONE' | 'LIMITED'): void {
  host.menus = [];
  run(host, mode, (script, context) => {
    const source = context.open.spreadsheet(context);
    script.onOpen?.({ authMode: authModes(context)[mode], source });
  });
}

/** onInstall runs with all rights, in the document that is already open. */
export function installInto(host: Host): void {
  run(host, 'FULL', (script, context) => script.onInstall?.({ authMode: authModes(context).FULL }));
}

export function chooseMenu(host: Host, caption: string): void {
  const items = host.menus.flatMap((menu) => menu.items);
  const item = items.find((candidate) => candidate !== 'separator' && candidate.caption === caption);
  if (item === undefined || item === 'separator') throw new Error(`There is no menu entry ${caption}.`);
  checkStart(host, 'menu');
  run(host, 'FULL', (script) => publicFunction(script, item.functionName)());
}

function checkStart({ access }: Host, from: 'menu' | 'sidebar'): void {
  const reason = notStarted(access, from);
  if (reason !== null) throw exception(reason);
}

/** google.script.run, but waiting for the answer. */
export function callServer(host: Host, name: string, parameters: readonly unknown[]): unknown {
  checkStart(host, 'sidebar');
  const sent = parameters.map((parameter) => acrossTheWire(parameter));
  return run(host, 'FULL', (script) => acrossTheWire(publicFunction(script, name)(...sent)));
}

/** The script's functions for formulas. A result is kept and used again for the same arguments, as in Sheets. */
export function customFunctions(host: () => Host): CustomFunctions {
  const results = new Map<string, unknown>();
  let names: readonly string[] | null = null;
  return {
    names() {
      names ??= Object.keys(load(host(), quietContext(host(), 'CUSTOM_FUNCTION'))).filter(
        (name) => !name.endsWith('_'),
      );
      return names;
    },
    call(name, parameters) {
      const key = JSON.stringify([name, parameters]);
      if (!results.has(key)) results.set(key, callQuietly(host(), name, parameters));
      return results.get(key);
    },
  };
}

function callQuietly(host: Host, name: string, parameters: readonly unknown[]): unknown {
  const context = quietContext(host, 'CUSTOM_FUNCTION');
  return honest(context.execution, () => publicFunction(load(host, context), name)(...parameters));
}

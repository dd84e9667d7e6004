/**
 * The door of the stand-in for Google Sheets: opens a spreadsheet with an add-on in it. The files areas.ts, a1.ts,
 * locales.ts and types.ts are small and may be imported by themselves.
 */
import { activeSheet } from './document';
import { type EditQueue, editQueue } from './events';
import { clearCells, pasteTexts, selectRange, toggleCheckboxes, typeText } from './gestures';
import { type Host, newHost } from './host';
import { callServer, chooseMenu, customFunctions, installInto, openDocument, quietContext } from './run';
import { restoreDocument, saveDocument } from './save';
import { openServices } from './services';
import { sheetActions } from './sheetActions';
import type { LocalSheets, LocalSheetsOptions } from './types';
import { viewOf } from './view';

export { cellKey } from './areas';
export { initFormulas } from './formulas/engine';
export type * from './types';

/** Opens an empty spreadsheet, or the saved one. Call `initFormulas` before any formula is calculated. */
export function openSheets(options: LocalSheetsOptions): LocalSheets {
  const host: Host = newHost(
    options,
    customFunctions(() => host),
  );
  if (options.saved !== undefined) restore(host, options.saved);
  return Object.assign(screenOf(host), {
    services: openServices(quietContext(host)),
    ...scriptActions(host),
    ...cellActions(host, editQueue(host)),
    ...sheetActions(host),
  });
}

function restore(host: Host, saved: string): void {
  host.document = restoreDocument(saved);
  host.results = { version: -1, values: new Map() };
}

/** What can be seen at the moment. */
function screenOf(host: Host) {
  return {
    get menus() {
      return host.menus;
    },
    get calls() {
      return host.calls;
    },
    get loadCalls() {
      return host.loadCalls;
    },
    get onCall() {
      return host.onCall;
    },
    set onCall(hook) {
      host.onCall = hook;
    },
    get toasts() {
      return host.toasts;
    },
    get sidebar() {
      return host.sidebar;
    },
    get locale() {
      return host.document.locale;
    },
    get sheetNames() {
      return host.document.sheets.map((sheet) => sheet.name);
    },
    get activeSheetName() {
      return activeSheet(host.document).name;
    },
  } satisfies Partial<LocalSheets>;
}

function scriptActions(host: Host) {
  return {
    open: (mode: 'NONE' | 'LIMITED' = 'LIMITED') => openDocument(host, mode),
    install: () => installInto(host),
    chooseMenu: (caption: string) => chooseMenu(host, caption),
    callServer: (name: string, ...parameters: readonly unknown[]) => callServer(host, name, parameters),
    setLockHeldElsewhere: (held: boolean) => {
      host.lockHeldElsewhere = held;
    },
    view: () => viewOf(host),
    save: () => saveDocument(host.document),
    restore: (saved: string) => restore(host, saved),
  } satisfies Partial<LocalSheets>;
}

function cellActions(host: Host, edits: EditQueue) {
  return {
    type: (cell: string, text: string) => typeText(host, edits, cell, text),
    paste: (cell: string, texts: readonly (readonly string[])[]) => pasteTexts(host, edits, cell, texts),
    clear: (range: string) => clearCells(host, edits, range),
    toggle: (range: string) => toggleCheckboxes(host, edits, range),
    select: (range: string) => selectRange(host, range),
    holdEvents: () => edits.hold(),
    releaseEvents: () => edits.release(),
  } satisfies Partial<LocalSheets>;
}

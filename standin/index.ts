/**
 * The door of the stand-in for Google Sheets: opens a spreadsheet with an add-on in it. The files areas.ts, a1.ts,
 * locales.ts and types.ts are small and may be imported by themselves.
 */
import { activeSheet, type DocumentState } from './document';
import { type EditQueue, editQueue } from './events';
import { lateKey } from './formulas/rules';
import { areaOf, clearCells, moveRange, pasteTexts, selectRange, toggleCheckboxes, typeText } from './gestures';
import { type Host, newHost } from './host';
import { restrictions } from './restrictions';
import { callServer, chooseMenu, customFunctions, installInto, openDocument, quietContext } from './run';
import { restoreDocument, saveDocument } from './save';
import { openServices } from './services';
import { sheetActions } from './sheetActions';
import type { Access, LocalSheets, LocalSheetsOptions } from './types';
import { undo, undoably } from './undo';
import { lookOf, viewOf } from './view';

export { cellKey } from './areas';
export { initFormulas } from './formulas/engine';
export type * from './types';

export interface OpenSheets extends LocalSheets {
  /** All that `save` writes, to look at and not to change. */
  readonly document: DocumentState;
}

/** Opens an empty spreadsheet, or the saved one. Call `initFormulas` before any formula is calculated. */
export function openSheets(options: LocalSheetsOptions): OpenSheets {
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
    ...restrictions(host),
    ...surroundings(host),
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
    get logged() {
      return host.logged;
    },
    get sidebar() {
      return host.sidebar;
    },
    get dialog() {
      return host.dialog;
    },
    get locale() {
      return host.document.locale;
    },
    get document() {
      return host.document;
    },
    get sheetNames() {
      return host.document.sheets.map((sheet) => sheet.name);
    },
    get activeSheetName() {
      return activeSheet(host.document).name;
    },
  } satisfies Partial<OpenSheets>;
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
    look: (cell: string) => lookOf(host, areaOf(host, cell)),
    save: () => saveDocument(host.document),
    restore: (saved: string) => restore(host, saved),
  } satisfies Partial<LocalSheets>;
}

/** What happens around the script: who is there, what Google allows, and values that arrive late. */
function surroundings(host: Host) {
  return {
    delay: (cell: string, shows: 'Loading...' | '#N/A') => {
      const { row, column } = areaOf(host, cell);
      host.late.set(lateKey(activeSheet(host.document).id, row, column), shows);
      host.document.version += 1;
    },
    arrive: () => {
      host.late.clear();
      host.document.version += 1;
    },
    setUser: (name: string) => {
      host.user = name;
    },
    setAccess: (access: Access) => {
      host.access = access;
    },
  } satisfies Partial<LocalSheets>;
}

function cellActions(host: Host, edits: EditQueue) {
  const edit = (act: () => void) => undoably(host, act);
  return {
    type: (cell: string, text: string) => edit(() => typeText(host, edits, cell, text)),
    paste: (cell: string, texts: readonly (readonly string[])[]) => edit(() => pasteTexts(host, edits, cell, texts)),
    clear: (range: string) => edit(() => clearCells(host, edits, range)),
    toggle: (range: string) => edit(() => toggleCheckboxes(host, edits, range)),
    move: (from: string, toCorner: string) => edit(() => moveRange(host, edits, from, toCorner)),
    undo: () => undo(host, edits),
    select: (range: string) => selectRange(host, range),
    holdEvents: () => edits.hold(),
    releaseEvents: () => edits.release(),
  } satisfies Partial<LocalSheets>;
}

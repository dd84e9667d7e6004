/** What crosses between the page and the worker in which the sheet and the script live. */
import type { Locale, Menu, PageDialog, Question, ServiceCall, SheetView, Sidebar, Toast } from '../../standin/types';

/** Everything the page shows of the document. */
export interface BookView {
  readonly sheet: SheetView;
  readonly sheetNames: readonly string[];
  readonly locale: Locale;
  readonly menus: readonly Menu[];
  /** The service calls of the last command, edit or server call. */
  readonly calls: readonly ServiceCall[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What is new of it: the sheet is null where it looks as it did. */
export interface BookNews extends Omit<BookView, 'sheet'> {
  readonly sheet: SheetView | null;
}

/** The first message to the worker. */
export interface Start {
  /** The text of Code.js. */
  readonly code: string;
  /** All names that Code.js declares at its top level, functions and others. */
  readonly functions: readonly string[];
  /** The HTML files of the add-on by name without extension. */
  readonly htmlFiles: Readonly<Record<string, string>>;
  /** IronCalc's WebAssembly module. */
  readonly wasm: ArrayBuffer;
  /** The document that Reset brings back. */
  readonly opening: string;
  /** The document as it was kept, or null to begin with the opening. */
  readonly kept: string | null;
  /** Where the page leaves its answers for the waiting worker; see mailbox.ts. */
  readonly mailbox: SharedArrayBuffer;
}

/** What a person does. Ranges and cells are in A1 notation on the open sheet. */
export type Command =
  | { readonly kind: 'select'; readonly range: string }
  | { readonly kind: 'type'; readonly cell: string; readonly text: string }
  | { readonly kind: 'paste'; readonly cell: string; readonly texts: readonly (readonly string[])[] }
  | { readonly kind: 'clear'; readonly range: string }
  /** Turns the cells TRUE, or FALSE when they all are TRUE; ticks or unticks checkboxes likewise. */
  | { readonly kind: 'draw'; readonly range: string }
  /** Gives every cell of the range what is typed in one of them. */
  | { readonly kind: 'fill'; readonly range: string; readonly from: string }
  | { readonly kind: 'menu'; readonly caption: string }
  | { readonly kind: 'openSheet'; readonly name: string }
  | { readonly kind: 'addSheet' }
  | { readonly kind: 'locale'; readonly locale: Locale }
  | { readonly kind: 'undo' | 'redo' | 'reset' };

/** Hands a command to the worker. */
export type Send = (command: Command) => void;

/** A call of `google.script.run` from the sidebar; `Answered` brings what came of it. */
export interface ServerCall {
  readonly kind: 'call';
  readonly id: number;
  readonly functionName: string;
  readonly args: readonly unknown[];
}

export type ToWorker = Start | Command | ServerCall;

/** What came of a server call: its value, or the message of what it threw. */
export type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

export type FromWorker =
  /** How the document looks in the middle of a command: before the script hears of an edit, or behind a question. */
  | { readonly kind: 'glimpse'; readonly book: BookNews }
  /** A command, or the start, is over. */
  | {
      readonly kind: 'done';
      readonly book: BookNews;
      /** The document to keep, if it has changed. */
      readonly changed: string | null;
      /** Whether anything but the person's own selecting moved the selection. */
      readonly moved: boolean;
    }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'toast'; readonly toast: Toast }
  | { readonly kind: 'sidebar'; readonly sidebar: Sidebar }
  | { readonly kind: 'dialog'; readonly dialog: PageDialog }
  | { readonly kind: 'answered'; readonly id: number; readonly outcome: Outcome };

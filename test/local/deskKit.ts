/** The worker's side of the page, with a script in the stand-in, driven by messages as the page sends them. */
import { type DeskOptions, openDesk } from '../../local/page/desk';
import type { BookView, Command, FromWorker, ServerCall } from '../../local/page/protocol';
import { BEGINNING, type PageState, received, shownText } from '../../local/page/state';
import type { LocalSheets } from '../../standin';
import { parseArea } from '../../standin/a1';
import { openLocalSheets } from '../../standin/node';

export interface Worker {
  readonly sheets: LocalSheets;
  readonly send: (message: Command | ServerCall) => void;
  /** Every message so far. */
  readonly messages: readonly FromWorker[];
  readonly state: () => PageState;
  readonly text: (cell: string) => string;
}

interface WorkerOptions {
  /** As `later` of the desk; at once unless said otherwise. */
  readonly later?: DeskOptions['later'];
  /** The script; the built add-on unless said otherwise. */
  readonly code?: string;
}

/** A document that was just opened, and the page's state as the messages make it. Questions are answered with No. */
export function openWorker({ later = (goOn) => goOn(), ...script }: WorkerOptions = {}): Worker {
  const sheets = openLocalSheets({ ask: () => ({ button: 'NO' }), ...script });
  const sketch = openLocalSheets(script);
  const opening = sheets.save();
  sheets.open();
  const messages: FromWorker[] = [];
  const desk = openDesk({ sheets, sketch, opening, post: (message) => messages.push(message), later });
  const state = () => messages.reduce(received, BEGINNING);
  return { sheets, send: desk.handle, messages, state, text: (cell) => textIn(state().book, cell) };
}

/** What a cell shows. */
export function textIn(book: BookView | null, cell: string): string {
  const area = parseArea(cell, { rows: 1000, columns: 26 });
  return area === null ? '' : shownText(book, area);
}

/** All messages of a kind so far. */
export function messagesOf<K extends FromWorker['kind']>({ messages }: Worker, kind: K) {
  return messages.filter((message): message is FromWorker & { readonly kind: K } => message.kind === kind);
}

export function lastOf<K extends FromWorker['kind']>(worker: Worker, kind: K) {
  return messagesOf(worker, kind).at(-1);
}

/** The document as the page shows it. */
export function bookOf(worker: Worker): BookView | null {
  return worker.state().book;
}

/** The worker's side of the page: does what comes in, says what came of it, and remembers how to undo it. */
import type { LocalSheets } from '../../standin/types';
import { afterChange, type History, NO_HISTORY, redone, undone } from './history';
import { perform, type SheetCommand } from './perform';
import type { BookView, Command, FromWorker, Outcome, ServerCall } from './protocol';

export interface Desk {
  readonly handle: (message: Command | ServerCall) => void;
  /** Shows the document as it is in the middle of a command. */
  readonly glimpse: () => void;
}

type Post = (message: FromWorker) => void;

/** What the desk works with, and what it remembers from one command to the next. */
interface Work {
  readonly sheets: LocalSheets;
  /** The document that Reset goes back to. */
  readonly opening: string;
  readonly post: Post;
  history: History;
  /** The selection that the page knows of. */
  selection: string;
}

/** How a command bears on the selection and on what can be undone. */
interface Manner {
  /** Whether the selection may move: a script or another document may move it, what a person does to cells may not. */
  readonly mayMove: boolean;
  readonly isUndoing: boolean;
}

const GESTURE: Manner = { mayMove: false, isUndoing: false };
const COMMAND: Manner = { mayMove: true, isUndoing: false };
const UNDOING: Manner = { mayMove: true, isUndoing: true };

/** Opens the desk and shows the document. `opening` is the document that Reset goes back to. */
export function openDesk(sheets: LocalSheets, opening: string, post: Post): Desk {
  const work: Work = { sheets, opening, post, history: NO_HISTORY, selection: '' };
  run(work, COMMAND, () => undefined);
  return {
    handle: (message) => handle(work, message),
    glimpse: () => post({ kind: 'glimpse', book: bookView(work) }),
  };
}

function handle(work: Work, message: Command | ServerCall) {
  const { sheets, post } = work;
  switch (message.kind) {
    case 'select':
      return select(work, message.range);
    case 'undo':
      return run(work, UNDOING, () => travel(work, undone));
    case 'redo':
      return run(work, UNDOING, () => travel(work, redone));
    case 'reset':
      return run(work, COMMAND, () => sheets.restore(work.opening));
    case 'call':
      return run(work, COMMAND, () => post({ kind: 'answered', id: message.id, outcome: outcomeOf(sheets, message) }));
    default:
      return run(work, mannerOf(message), () => reportingErrors(() => performVisibly(work, message), post));
  }
}

/** Does something and shows what came of it. */
function run(work: Work, { mayMove, isUndoing }: Manner, act: () => void): void {
  const { sheets, post } = work;
  const before = sheets.save();
  const tellShown = shownSince(sheets, post);
  act();
  tellShown();
  const after = sheets.save();
  if (!isUndoing && !hasSameContent(before, after)) work.history = afterChange(work.history, before);
  const book = bookView(work);
  const moved = mayMove && book.sheet.selection !== work.selection;
  work.selection = book.sheet.selection;
  post({ kind: 'done', book, changed: after === before ? null : after, moved });
}

/** What a person does to cells is on the screen before the script hears of it, as in Sheets. */
function performVisibly(work: Work, command: SheetCommand): void {
  const { sheets, post } = work;
  if (mannerOf(command) !== GESTURE) {
    perform(sheets, command);
    return;
  }
  sheets.holdEvents();
  try {
    perform(sheets, command);
    post({ kind: 'glimpse', book: bookView(work) });
  } finally {
    sheets.releaseEvents();
  }
}

function select(work: Work, range: string): void {
  work.sheets.select(range);
  work.selection = range;
}

/** Goes one step back or forward in the history, if there is one. */
function travel(work: Work, step: typeof undone): void {
  const there = step(work.history, work.sheets.save());
  if (there === null) return;
  work.sheets.restore(there.document);
  work.history = there.history;
}

function mannerOf({ kind }: SheetCommand): Manner {
  return kind === 'menu' || kind === 'openSheet' || kind === 'addSheet' ? COMMAND : GESTURE;
}

/** What can be undone is what the sheets hold, not where the selection is or how often something was written. */
function hasSameContent(one: string, other: string): boolean {
  const content = (saved: string) => saved.replace(/"(?:selection|activeSheetId|version)":(?:"[^"]*"|\d+)/g, '');
  return one === other || content(one) === content(other);
}

/** Notes what is on the screen; the returned function posts the toasts, the sidebar and the dialog that came since. */
function shownSince(sheets: LocalSheets, post: Post): () => void {
  const { sidebar, dialog, toasts } = sheets;
  return () => {
    for (const toast of sheets.toasts) if (!toasts.includes(toast)) post({ kind: 'toast', toast });
    if (sheets.sidebar !== null && sheets.sidebar !== sidebar) post({ kind: 'sidebar', sidebar: sheets.sidebar });
    if (sheets.dialog !== null && sheets.dialog !== dialog) post({ kind: 'scriptDialog', dialog: sheets.dialog });
  };
}

function outcomeOf(sheets: LocalSheets, { functionName, args }: ServerCall): Outcome {
  try {
    return { ok: true, value: sheets.callServer(functionName, ...args) };
  } catch (error) {
    return { ok: false, message: messageOf(error) };
  }
}

/** What a script throws is shown as Sheets shows it, and the page goes on. */
function reportingErrors(act: () => void, post: Post): void {
  try {
    act();
  } catch (error) {
    post({ kind: 'toast', toast: { title: 'Error', message: messageOf(error) } });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function bookView({ sheets, history }: Work): BookView {
  return {
    sheet: sheets.view(),
    sheetNames: sheets.sheetNames,
    locale: sheets.locale,
    menus: sheets.menus,
    calls: sheets.calls,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

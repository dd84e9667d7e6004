/**
 * The worker's side of the page: does what comes in, says what came of it, and remembers how to undo it. What a person
 * does to cells is shown before the script hears of it, even while the script is still busy with what came earlier.
 */
import type { LocalSheets, SheetView } from '../../standin/types';
import { sheetAhead } from './ahead';
import { afterChange, type History, NO_HISTORY, redone, undone } from './history';
import { isOnCells, perform, type SheetCommand } from './perform';
import type { BookNews, Command, FromWorker, Outcome, ServerCall } from './protocol';

export interface Desk {
  /** Takes in what the page sends; it is done in its turn. */
  readonly handle: (message: Command | ServerCall) => void;
  /** Shows the document as it is in the middle of a command. */
  readonly glimpse: () => void;
}

export interface DeskOptions {
  readonly sheets: LocalSheets;
  /** Another document, for trying out what waits for its turn. */
  readonly sketch: LocalSheets;
  /** The document that Reset goes back to. */
  readonly opening: string;
  readonly post: Post;
  /** Goes on when all messages that have come meanwhile are taken in. */
  readonly later: (goOn: () => void) => void;
}

type Post = (message: FromWorker) => void;

/** What the desk works with, and what it remembers from one command to the next. */
interface Work extends DeskOptions {
  history: History;
  /** The selection that the page knows of. */
  selection: string;
  /** What has come and is not done yet, the oldest first. */
  waiting: readonly (Command | ServerCall)[];
  /** Whether the page was not shown the document yet, or something was done to cells since then. */
  hasUnseen: boolean;
  /** Whether `later` will go on. */
  goesOn: boolean;
  /** What was done and is not told yet. */
  finished: Finished | null;
}

/** What the page is told of a command besides how the document looks then. */
interface Finished {
  readonly changed: string | null;
  readonly mayMove: boolean;
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

/** Opens the desk and shows the document. */
export function openDesk(options: DeskOptions): Desk {
  const nothing = { waiting: [], hasUnseen: true, goesOn: false, finished: null };
  const work: Work = { ...options, ...nothing, history: NO_HISTORY, selection: '' };
  work.sketch.holdEvents();
  run(work, COMMAND, () => undefined);
  tellFinished(work);
  return { handle: (message) => take(work, message), glimpse: () => glimpse(work) };
}

function take(work: Work, message: Command | ServerCall): void {
  work.waiting = [...work.waiting, message];
  if (isOnCells(message)) work.hasUnseen = true;
  if (!work.goesOn) goOnLater(work);
}

function goOnLater(work: Work): void {
  work.goesOn = true;
  work.later(() => {
    work.goesOn = false;
    goOn(work);
  });
}

/** Tells what came of the last command, and does the next one. */
function goOn(work: Work): void {
  tellFinished(work);
  const [next, ...waiting] = work.waiting;
  if (next === undefined) return;
  work.waiting = waiting;
  handle(work, next);
  goOnLater(work);
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
      return run(work, mannerOf(message), () => reportingErrors(() => doShown(work, message), post));
  }
}

/** Does something, and notes what there is to tell of it. */
function run(work: Work, { mayMove, isUndoing }: Manner, act: () => void): void {
  const { sheets, post } = work;
  const before = sheets.save();
  const tellShown = shownSince(sheets, post);
  act();
  tellShown();
  const after = sheets.save();
  if (!isUndoing && !hasSameContent(before, after)) work.history = afterChange(work.history, before);
  work.finished = { changed: after === before ? null : after, mayMove };
}

/** What is changed in cells is in view before the script hears of it. */
function doShown(work: Work, command: SheetCommand) {
  const { sheets, hasUnseen } = work;
  if (!isOnCells(command)) return perform(sheets, command);
  sheets.holdEvents();
  try {
    perform(sheets, command);
    if (hasUnseen) glimpse(work);
  } finally {
    sheets.releaseEvents();
  }
}

function tellFinished(work: Work): void {
  if (work.finished === null) return;
  const { changed, mayMove } = work.finished;
  const looksNew = changed !== null || work.hasUnseen || work.waiting.length > 0;
  const book = bookNews(work, looksNew ? show(work) : null);
  const selection = book.sheet?.selection ?? work.selection;
  const moved = mayMove && selection !== work.selection;
  work.finished = null;
  work.selection = selection;
  work.post({ kind: 'done', book, changed, moved });
}

function glimpse(work: Work): void {
  work.post({ kind: 'glimpse', book: bookNews(work, show(work)) });
}

function show(work: Work): SheetView {
  work.hasUnseen = false;
  return sheetAhead(work.sheets, work.sketch, work.waiting);
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
    if (sheets.dialog !== null && sheets.dialog !== dialog) post({ kind: 'dialog', dialog: sheets.dialog });
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

function bookNews({ sheets, history }: Work, sheet: SheetView | null): BookNews {
  return {
    sheet,
    sheetNames: sheets.sheetNames,
    locale: sheets.locale,
    menus: sheets.menus,
    calls: sheets.calls,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

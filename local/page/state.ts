/** What the page shows, as one value, and how the worker's messages change it. */
import { parseArea } from '../../standin/a1';
import { cellKey, type Extent } from '../../standin/areas';
import { LOCALES } from '../../standin/locales';
import type { CellView, PageDialog, Question, SheetView, Sidebar, Toast } from '../../standin/types';
import type { BookNews, BookView, FromWorker } from './protocol';
import { type Selection, selectArea, selectCell } from './selection';
import type { Spot } from './spot';

/** A text being typed into the active cell. */
export interface Edit {
  readonly text: string;
  /** Whether the caret is in the cell or in the formula bar. */
  readonly place: 'cell' | 'bar';
  /** Begun by typing over the cell: then arrows end the edit; otherwise they move the caret. */
  readonly overtyping: boolean;
  readonly touched: boolean;
}

export interface PageState {
  /** The document, null until the worker has opened it. */
  readonly book: BookView | null;
  readonly selection: Selection;
  readonly edit: Edit | null;
  /** What the script asks; it waits for the answer. */
  readonly question: Question | null;
  /** Which of the page's own dialogs is open. */
  readonly dialog: 'keys' | 'reset' | null;
  readonly toasts: readonly Numbered<Toast>[];
  readonly sidebar: Numbered<Sidebar> | null;
  /** The dialog with a page in it that the script has shown. */
  readonly scriptDialog: Numbered<PageDialog> | null;
  /** Commands and calls that the worker has not finished. */
  readonly running: number;
  /** Whether the person selected something while commands were running; it then counts more than what these select. */
  readonly choseMeanwhile: boolean;
  /** Whether the document is kept in the browser, about to be, or cannot be. */
  readonly keeping: 'kept' | 'pending' | 'impossible';
  /**
   * Whether the document is open in this tab; about to be in another one; or in another one already, and then whether
   * that came before the last change was kept.
   */
  readonly tab: 'here' | 'leaving' | 'elsewhere' | 'overtaken';
  readonly showsCalls: boolean;
  /** Why the page cannot go on, null as long as it can. */
  readonly failure: string | null;
}

/** With a number of its own, so that the same thing can be shown again as a new one. */
export interface Numbered<T> {
  readonly number: number;
  readonly value: T;
}

export const BEGINNING: PageState = {
  book: null,
  selection: selectCell({ row: 1, column: 1 }),
  edit: null,
  question: null,
  dialog: null,
  toasts: [],
  sidebar: null,
  scriptDialog: null,
  running: 1,
  choseMeanwhile: false,
  keeping: 'kept',
  tab: 'here',
  showsCalls: false,
  failure: null,
};

let lastNumber = 0;

function numbered<T>(value: T): Numbered<T> {
  lastNumber += 1;
  return { number: lastNumber, value };
}

/** The state after a message from the worker. The result of a server call changes nothing here. */
export function received(state: PageState, message: FromWorker): PageState {
  switch (message.kind) {
    case 'glimpse':
      return { ...state, book: renewed(state.book, message.book) };
    case 'done':
      return finished(state, message);
    case 'ask':
      return { ...state, question: message.question };
    case 'toast':
      return { ...state, toasts: [...state.toasts, numbered(message.toast)].slice(-3) };
    case 'sidebar':
      return { ...state, sidebar: numbered(message.sidebar) };
    case 'dialog':
      return { ...state, scriptDialog: numbered(message.dialog) };
    case 'answered':
      return state;
  }
}

function renewed(book: BookView | null, news: BookNews): BookView | null {
  const sheet = news.sheet ?? book?.sheet;
  return sheet === undefined ? null : { ...news, sheet };
}

function finished(state: PageState, { book, moved, changed }: FromWorker & { readonly kind: 'done' }): PageState {
  const running = state.running - 1;
  return {
    ...state,
    book: renewed(state.book, book),
    running,
    choseMeanwhile: state.choseMeanwhile && running > 0,
    selection: selectionAfter(state, book.sheet, moved),
    keeping: changed === null || state.keeping === 'impossible' ? state.keeping : 'pending',
  };
}

/** The sheet's own where another one is open now, or where something but the person has moved it. */
function selectionAfter(
  { book, selection, choseMeanwhile }: PageState,
  sheet: SheetView | null,
  moved: boolean,
): Selection {
  if (sheet === null) return selection;
  const isOther = book?.sheet.sheetId !== sheet.sheetId;
  return isOther || (moved && !choseMeanwhile) ? selectionOf(sheet) : selection;
}

function selectionOf(sheet: SheetView): Selection {
  const area = parseArea(sheet.selection, wholeExtent(sheet));
  return area === null ? BEGINNING.selection : selectArea(area);
}

/** The cell as it looks, undefined when it is blank and without any format. */
export function viewAt(book: BookView | null, { row, column }: Spot): CellView | undefined {
  return book?.sheet.cells.get(cellKey(row, column));
}

/** What the cell shows as a text; a checkbox is TRUE or FALSE in the language of the locale. */
export function shownText(book: BookView | null, spot: Spot): string {
  const view = viewAt(book, spot);
  if (book === null || view === undefined) return '';
  if (view.checkbox === null) return view.text;
  return LOCALES[book.locale].truth[view.checkbox ? 0 : 1];
}

export function wholeExtent(sheet: SheetView): Extent {
  return { rows: sheet.rowHeights.length, columns: sheet.columnWidths.length };
}

/** The rows and columns that are drawn: at least 40 rows if there are so many, and ten below the last one in use. */
export function shownExtent(sheet: SheetView): Extent {
  const used = Math.max(0, ...[...sheet.cells.keys()].map((key) => Number.parseInt(key, 10)));
  return { rows: Math.min(sheet.rowHeights.length, Math.max(40, used + 10)), columns: sheet.columnWidths.length };
}

/** The cells that can be selected by key or mouse. */
export function extentOf({ book }: PageState): Extent {
  return book === null ? { rows: 1, columns: 1 } : shownExtent(book.sheet);
}

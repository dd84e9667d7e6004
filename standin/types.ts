/** What the stand-in for Google Sheets offers to those who drive it: tests, the terminal and the page. */
import type { Extent } from './areas';

/** A value as Sheets holds it; '' is a blank cell. */
export type CellValue = string | number | boolean | Date;

export type Locale = 'en_US' | 'de_DE' | 'fr_FR';

/** What a column of a Google table takes; `none` has no type. */
export type ColumnType = 'none' | 'number' | 'text' | 'checkbox';

/**
 * What Google lets the script do: everything; nothing before the person has agreed; no call of the sidebar, since the
 * browser is signed in to several accounts; nothing with cells, since the person agreed to a part only; or nothing at
 * all in onEdit, since a published add-on was not used in this file yet.
 */
export type Access = 'granted' | 'not yet' | 'several accounts' | 'in part' | 'not in this file';

/** One call on a service object, such as `Range.setValues`, with the A1 range it went to where there is one. */
export interface ServiceCall {
  readonly name: string;
  readonly target: string;
}

/** A question that a script puts to the person. */
export interface Question {
  readonly kind: 'alert' | 'prompt';
  readonly title: string;
  readonly message: string;
  /** The buttons offered, for example `['YES', 'NO']`. */
  readonly buttons: readonly ButtonName[];
}

export type ButtonName = 'OK' | 'CANCEL' | 'YES' | 'NO' | 'CLOSE';

export interface Answer {
  readonly button: ButtonName;
  /** What was typed into a prompt. */
  readonly text?: string;
}

export interface Toast {
  readonly title: string;
  readonly message: string;
}

export interface Menu {
  readonly name: string;
  readonly items: readonly MenuItem[];
}

/** A menu entry with the global function it calls, or a separator. */
export type MenuItem = { readonly caption: string; readonly functionName: string } | 'separator';

/** The sidebar that a script has shown. */
export interface Sidebar {
  readonly title: string;
  readonly html: string;
}

/** The dialog with a page in it that a script has shown. */
export interface PageDialog {
  readonly title: string;
  readonly html: string;
  /** In pixels; null where the script gave none. */
  readonly width: number | null;
  readonly height: number | null;
  /** Whether nothing else can be used until it is closed. */
  readonly isModal: boolean;
}

/** The global functions that a script leaves behind, by name. */
export type ScriptFunctions = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/**
 * Runs the script's text in a context of its own in which only ECMAScript's globals and the given services exist,
 * and returns the functions it declared. In Node that is a vm context, in the page a worker's closure.
 */
export type RunScript = (code: string, services: Readonly<Record<string, unknown>>) => ScriptFunctions;

export interface LocalSheetsOptions {
  /** The text of the built Code.js. */
  readonly code: string;
  /** The built HTML files by name without extension, for HtmlService. */
  readonly htmlFiles: Readonly<Record<string, string>>;
  readonly runScript: RunScript;
  readonly locale?: Locale;
  /** The size of the first sheet of an empty spreadsheet; 1,000 by 26 unless said otherwise, as in Google. */
  readonly size?: Extent;
  /** Answers what a script asks; the script waits for it. */
  readonly ask: (question: Question) => Answer;
  /** What `save` returned earlier, to go on from there. */
  readonly saved?: string;
  /** Unknown of Sheets: what SPLIT makes of the pieces TRUE and FALSE. Booleans unless said otherwise. */
  readonly splitGives?: 'booleans' | 'text';
  /** Unknown of Sheets: what the anchor of a blocked spill shows. `#REF!` unless said otherwise. */
  readonly blockedSpill?: '#REF!' | '#SPILL!';
  /** Unknown of Sheets: whether a typed TRUE is a boolean where the locale says WAHR. True unless said otherwise. */
  readonly englishBooleans?: boolean;
  /** Unknown of Sheets: whether a typed `1,2` is 12 where commas group thousands. False unless said otherwise. */
  readonly looseGroups?: boolean;
  /** Unknown of Sheets: for which cells onEdit fires when cells are moved. For the target unless said otherwise. */
  readonly moveFires?: 'target' | 'both' | 'nothing';
  /** Unknown of Sheets: whether formulas of conditional formatting follow moved cells. True unless said otherwise. */
  readonly rulesFollowMoves?: boolean;
  /** Unknown of Sheets: whether a typed column refuses a script's value of another type. True unless said otherwise. */
  readonly typedColumnsRefuse?: boolean;
  /** Unknown of Sheets: whether rules on protected cells are protected. False unless said otherwise. */
  readonly rulesAreProtected?: boolean;
  /** Unknown of Sheets: whether undo takes back what onEdit wrote after the edit. False unless said otherwise. */
  readonly undoTakesScriptWrites?: boolean;
  /** Unknown of Sheets: whether undo fires onEdit. False unless said otherwise. */
  readonly undoFiresEdit?: boolean;
}

/** What the page draws of one cell. */
export interface CellView {
  readonly text: string;
  /** What the formula bar shows. */
  readonly input: string;
  /** Ticked or not, where the cell shows a checkbox; otherwise null. */
  readonly checkbox: boolean | null;
  readonly horizontal: 'left' | 'center' | 'right';
  readonly vertical: 'top' | 'middle' | 'bottom';
  readonly wrap: boolean;
  readonly bold: boolean;
  readonly underline: boolean;
  readonly strikethrough: boolean;
  /** In points, as Sheets counts. */
  readonly fontSize: number;
  /** Colours as #rrggbb, conditional formatting applied. */
  readonly color: string;
  readonly background: string;
  readonly note: string;
  readonly borders: Readonly<Record<'top' | 'right' | 'bottom' | 'left', BorderView | null>>;
}

export interface BorderView {
  readonly color: string;
  /** In pixels. */
  readonly width: number;
}

/** What the page draws of a sheet. A cell that looks like any blank cell is absent from `cells`; see `cellKey`. */
export interface SheetView {
  readonly sheetId: number;
  readonly name: string;
  readonly rowHeights: readonly number[];
  readonly columnWidths: readonly number[];
  /** How many of the first rows and columns stay in view while the others are scrolled. */
  readonly frozen: Extent;
  readonly cells: ReadonlyMap<string, CellView>;
  /** The selection in A1 notation. */
  readonly selection: string;
  /** Merged cells in A1 notation; what they show is in the first cell of each. */
  readonly merges: readonly string[];
}

/** A spreadsheet with the add-on installed, and what a person does with it. Ranges are A1 names on the open sheet. */
export interface LocalSheets {
  /** The services as the script sees them, for tests that look at the sheet as a script does. Calls go unrecorded. */
  readonly services: {
    readonly SpreadsheetApp: GoogleAppsScript.Spreadsheet.SpreadsheetApp;
  };

  /** Opens the document: runs the script and its onOpen in the given mode, so that the menu appears. */
  open(authMode?: 'NONE' | 'LIMITED'): void;
  /** Installs the add-on into the open document: runs the script's onInstall. */
  install(): void;
  readonly menus: readonly Menu[];
  /** Clicks a menu entry by its caption. */
  chooseMenu(caption: string): void;
  /** google.script.run: passes arguments and result as Google does, and throws what the script throws. */
  callServer(functionName: string, ...args: readonly unknown[]): unknown;

  /** Types a text into a cell, as if at the keyboard. */
  type(cell: string, text: string): void;
  /** Pastes texts from a top-left cell; each is read as if typed. */
  paste(cell: string, texts: readonly (readonly string[])[]): void;
  /** Presses Delete. */
  clear(range: string): void;
  /** Presses space on checkboxes: all are ticked, or unticked when all were ticked. */
  toggle(range: string): void;
  /** Moves cells by cut and paste, or by dragging them: contents, notes, formats and validation go along. */
  move(from: string, toCorner: string): void;
  /** Takes back the person's last edit of cells, rows or columns that was not taken back yet, if there is any. */
  undo(): void;
  select(range: string): void;
  activateSheet(name: string): void;
  /** Adds an empty sheet after the last and opens it; its size is 1,000 by 26 unless said otherwise. */
  addSheet(name?: string, size?: Extent): void;
  deleteSheet(name: string): void;
  /** Duplicates the open sheet; whether developer metadata goes along is unknown of Sheets, so both can be had. */
  duplicateSheet(options: { readonly metadata: boolean }): void;
  /** Inserting and deleting rows or columns fires no onEdit, as in Google. */
  insertRows(before: number, count: number): void;
  insertColumns(before: number, count: number): void;
  deleteRows(first: number, count: number): void;
  deleteColumns(first: number, count: number): void;
  mergeCells(range: string): void;
  /** Opens a new sheet that holds nothing but a chart. */
  addChartSheet(name: string): void;
  freeze(rows: number, columns: number): void;
  hideRows(first: number, count: number): void;
  hideColumns(first: number, count: number): void;
  /** Lets only these people change a range, or the whole open sheet. */
  protect(range: string | null, editors?: readonly string[]): void;
  /** Makes a Google table of a range, with the types of its columns. */
  makeTable(range: string, types: readonly ColumnType[]): void;
  /** Sets data validation on a range: a list of values, anything else is rejected. */
  validate(range: string, values: readonly string[]): void;

  /** From now on the formula of a cell is waiting for its value, without an event; formulas that read it wait, too. */
  delay(cell: string, shows: 'Loading...' | '#N/A'): void;
  /** All values that were waited for are there; that fires no event. */
  arrive(): void;
  /** Who is at the keyboard from now on; `me` at first. What `services` does is done by the owner, who may everything. */
  setUser(name: string): void;
  /** What Google lets the script do from now on. */
  setAccess(access: Access): void;

  /** Edits made while this is held are queued as Sheets queues them: at most two events stay. */
  holdEvents(): void;
  /** Runs the queued onEdit events. */
  releaseEvents(): void;
  /** Makes the document lock look taken by another execution, or free again. */
  setLockHeldElsewhere(held: boolean): void;

  /** Calls of the last command, edit or server call, in order. */
  readonly calls: readonly ServiceCall[];
  /** Calls made while the script was loading for that; Google forbids most of them, so there should be none. */
  readonly loadCalls: readonly ServiceCall[];
  /** Asked before each service call, for example to throw in its place. */
  onCall: ((call: ServiceCall, index: number) => void) | null;
  readonly toasts: readonly Toast[];
  /** What the script has logged by `console.error`, for Apps Script's list of executions. */
  readonly logged: readonly string[];
  readonly sidebar: Sidebar | null;
  /** A new dialog takes the place of the last one. */
  readonly dialog: PageDialog | null;

  readonly locale: Locale;
  setLocale(locale: Locale): void;
  readonly sheetNames: readonly string[];
  readonly activeSheetName: string;
  view(): SheetView;
  /** One cell as `view` shows it, without the effort for all others. */
  look(cell: string): CellView;
  /** Everything in one JSON text: values, formulas, formats, rules, metadata. */
  save(): string;
  /** Puts everything back to what `save` returned. */
  restore(saved: string): void;
}

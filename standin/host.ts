/** What the services and the person's gestures share: the document and what is on the screen. */
import { type Area, cellKey, eachCell, itemAt, mapArea } from './areas';
import { formatted, isPlainText } from './display';
import { cellAt, changeCell, type DocumentState, emptyDocument, type SheetState } from './document';
import type { Undoing } from './edits';
import type { Results } from './formulas/calculate';
import { type Calculator, openCalculator } from './formulas/remembering';
import type { CustomFunctions, LateValues, Rules } from './formulas/rules';
import { type Reading, readTyped } from './typed';
import type { Access, LocalSheetsOptions, Menu, PageDialog, ServiceCall, Sidebar, Toast } from './types';
import { BLANK, type Content, textValue, type Value } from './values';

export interface Host {
  readonly options: LocalSheetsOptions;
  readonly rules: Rules;
  /** The formulas whose values are still on their way. */
  readonly late: LateValues;
  document: DocumentState;
  menus: readonly Menu[];
  toasts: readonly Toast[];
  logged: readonly string[];
  sidebar: Sidebar | null;
  dialog: PageDialog | null;
  calls: ServiceCall[];
  loadCalls: ServiceCall[];
  onCall: ((call: ServiceCall, index: number) => void) | null;
  lockHeldElsewhere: boolean;
  user: string;
  access: Access;
  readonly undoing: Undoing;
  readonly calculate: Calculator;
  results: { readonly version: number; readonly values: Results };
  /** What came of the formulas of conditional formatting, by formula and by what it saw. */
  readonly outcomes: Map<string, Map<string, boolean>>;
}

export function newHost(options: LocalSheetsOptions, custom: CustomFunctions): Host {
  const { splitGives = 'booleans', blockedSpill = '#REF!' } = options;
  const late: LateValues = new Map();
  return {
    options,
    rules: { unknowns: { splitGives, blockedSpill }, custom, late },
    late,
    document: emptyDocument(options.locale ?? 'en_US', options.size),
    menus: [],
    toasts: [],
    logged: [],
    sidebar: null,
    dialog: null,
    calls: [],
    loadCalls: [],
    onCall: null,
    lockHeldElsewhere: false,
    user: 'me',
    access: 'granted',
    undoing: { done: [], edited: null },
    calculate: openCalculator(),
    results: { version: -1, values: new Map() },
    outcomes: new Map(),
  };
}

/** Formulas are calculated when somebody looks, and only after something has changed. */
function currentResults(host: Host): Results {
  const { version } = host.document;
  if (host.results.version !== version) host.results = { version, values: host.calculate(host.document, host.rules) };
  return host.results.values;
}

/** The value of a cell, before its number format makes a date or a number of it. */
export function rawValueAt(host: Host, sheet: SheetState, row: number, column: number): Value {
  const { content } = cellAt(sheet, row, column);
  if (content && content.kind !== 'formula') return content;
  return currentResults(host).get(sheet.id)?.get(cellKey(row, column)) ?? BLANK;
}

export function valueAt(host: Host, sheet: SheetState, row: number, column: number): Value {
  return formatted(rawValueAt(host, sheet, row, column), cellAt(sheet, row, column).style.numberFormat);
}

/** The keys of all cells that hold something or are spilled into. */
export function contentKeys(host: Host, sheet: SheetState): readonly string[] {
  const held = [...sheet.cells].filter(([, cell]) => cell.content !== null).map(([key]) => key);
  return [...held, ...(currentResults(host).get(sheet.id)?.keys() ?? [])];
}

/** Puts a content into each cell. All of them are worked out before the first is put in: all or nothing. */
export function putContents(
  host: Host,
  sheet: SheetState,
  area: Area,
  contentFor: (row: number, column: number) => Content | null,
): void {
  const contents = mapArea(area, contentFor);
  eachCell(area, (row, column) =>
    changeCell(sheet, row, column, { content: itemAt(contents, area, row, column) ?? null }),
  );
  host.document.version += 1;
}

export function readingOf(host: Host): Reading {
  const { englishBooleans = true, looseGroups = false } = host.options;
  return { locale: host.document.locale, englishBooleans, looseGroups };
}

/** A text put into a cell by keyboard or by script: read as typed, unless the cell is formatted as plain text. */
export function contentOfText(host: Host, text: string, numberFormat: string | null): Content | null {
  if (isPlainText(numberFormat)) return text === '' ? null : textValue(text);
  return readTyped(text, readingOf(host));
}

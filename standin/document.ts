/** The document: everything that is saved with a spreadsheet, as plain data. */
import { areaName, parseArea } from './a1';
import { type Area, cellKey, type Extent } from './areas';
import type { Lines } from './lineChange';
import type { ColumnType, Locale } from './types';
import type { Content } from './values';

export type Side = 'top' | 'right' | 'bottom' | 'left';
export type BorderStyleName = 'SOLID' | 'SOLID_MEDIUM';

export interface Border {
  readonly color: string;
  readonly style: BorderStyleName;
}

/** How a cell looks; null is what Sheets does of itself. */
export interface Style {
  readonly numberFormat: string | null;
  readonly background: string | null;
  readonly color: string | null;
  readonly fontSize: number | null;
  readonly fontLine: 'underline' | 'line-through' | null;
  readonly horizontal: 'left' | 'center' | 'right' | null;
  readonly vertical: 'top' | 'middle' | 'bottom' | null;
  readonly wrap: 'OVERFLOW' | 'WRAP' | null;
  readonly top: Border | null;
  readonly right: Border | null;
  readonly bottom: Border | null;
  readonly left: Border | null;
}

/**
 * A data validation rule by Google's name, which rejects any other input. A checkbox has the values chosen for ticked
 * and unticked, if any were.
 */
export interface Validation {
  readonly criterion: 'CHECKBOX' | 'VALUE_IN_LIST';
  readonly values: readonly unknown[];
}

export interface Cell {
  readonly content: Content | null;
  readonly note: string;
  readonly validation: Validation | null;
  readonly style: Style;
}

/** What a conditional formatting rule changes in the look of a cell; null leaves it as it is. */
export interface RuleLook {
  readonly background: string | null;
  readonly color: string | null;
  readonly bold: boolean | null;
  readonly strikethrough: boolean | null;
}

/** A conditional formatting rule: its condition by Google's name, the condition's values, and the look it gives. */
export interface FormatRule extends RuleLook {
  readonly areas: readonly Area[];
  readonly criterion: 'CUSTOM_FORMULA' | 'NUMBER_GREATER_THAN';
  readonly values: readonly (string | number)[];
}

/** A piece of an add-on's own data, on a sheet or on one of its rows or columns. */
export interface Metadata {
  readonly id: number;
  readonly key: string;
  readonly value: string | null;
  readonly line: { readonly lines: Lines; readonly index: number } | null;
}

/** Cells that only some people may change; an area of null is the whole sheet. */
export interface Protection {
  readonly area: Area | null;
  readonly editors: readonly string[];
}

/** A Google table, with the type of each of its columns. */
export interface Table {
  readonly area: Area;
  readonly types: readonly ColumnType[];
}

export interface SheetState {
  readonly id: number;
  name: string;
  /** A chart on a sheet of its own has no cells: no rows and no columns. */
  readonly kind: 'grid' | 'chart';
  rows: number;
  columns: number;
  /** By `row,column`; a cell that is like any blank cell is absent. */
  readonly cells: Map<string, Cell>;
  readonly rowHeights: Map<number, number>;
  readonly columnWidths: Map<number, number>;
  merges: readonly Area[];
  rules: readonly FormatRule[];
  metadata: readonly Metadata[];
  /** How many of the first rows and columns are frozen. */
  frozen: Extent;
  /** The numbers of hidden rows and columns. */
  hidden: Readonly<Record<Lines, readonly number[]>>;
  protections: readonly Protection[];
  tables: readonly Table[];
  /** In A1 notation. */
  selection: string;
}

export interface DocumentState {
  readonly id: string;
  readonly name: string;
  locale: Locale;
  sheets: readonly SheetState[];
  activeSheetId: number;
  /** For sheets and metadata alike; never given twice. */
  nextId: number;
  /** Counts changes to contents, so that calculated values know when they are stale. */
  version: number;
}

export const PLAIN: Style = {
  numberFormat: null,
  background: null,
  color: null,
  fontSize: null,
  fontLine: null,
  horizontal: null,
  vertical: null,
  wrap: null,
  top: null,
  right: null,
  bottom: null,
  left: null,
};

export const BLANK_CELL: Cell = { content: null, note: '', validation: null, style: PLAIN };

export const DEFAULT_ROW_HEIGHT = 21;
export const DEFAULT_COLUMN_WIDTH = 100;

/** The size of a new sheet. */
const USUAL_SIZE: Extent = { rows: 1000, columns: 26 };

export function emptySheet(id: number, name: string, { rows, columns } = USUAL_SIZE): SheetState {
  return {
    id,
    name,
    kind: 'grid',
    rows,
    columns,
    cells: new Map(),
    rowHeights: new Map(),
    columnWidths: new Map(),
    merges: [],
    rules: [],
    metadata: [],
    frozen: { rows: 0, columns: 0 },
    hidden: { rows: [], columns: [] },
    protections: [],
    tables: [],
    selection: 'A1',
  };
}

export function emptyDocument(locale: Locale, size?: Extent): DocumentState {
  return {
    id: 'local-spreadsheet',
    name: 'Untitled spreadsheet',
    locale,
    sheets: [emptySheet(0, 'Sheet1', size)],
    activeSheetId: 0,
    nextId: 1,
    version: 0,
  };
}

export function cellAt(sheet: SheetState, row: number, column: number): Cell {
  return sheet.cells.get(cellKey(row, column)) ?? BLANK_CELL;
}

export function changeCell(sheet: SheetState, row: number, column: number, change: Partial<Cell>): void {
  const cell = { ...cellAt(sheet, row, column), ...change };
  if (isBlankCell(cell)) sheet.cells.delete(cellKey(row, column));
  else sheet.cells.set(cellKey(row, column), cell);
}

function isBlankCell({ content, note, validation, style }: Cell): boolean {
  const bare = content === null && note === '' && validation === null;
  return bare && Object.values(style).every((value) => value === null);
}

export function changeStyle(sheet: SheetState, row: number, column: number, change: Partial<Style>): void {
  changeCell(sheet, row, column, { style: { ...cellAt(sheet, row, column).style, ...change } });
}

export function sheetById(document: DocumentState, id: number): SheetState | null {
  return document.sheets.find((sheet) => sheet.id === id) ?? null;
}

export function sheetByName(document: DocumentState, name: string): SheetState | null {
  return document.sheets.find((sheet) => sheet.name === name) ?? null;
}

export function activeSheet(document: DocumentState): SheetState {
  const sheet = sheetById(document, document.activeSheetId) ?? document.sheets[0];
  if (!sheet) throw new Error('A spreadsheet has at least one sheet.');
  return sheet;
}

export function selectedArea(sheet: SheetState): Area {
  return parseArea(sheet.selection, sheet) ?? { row: 1, column: 1, rows: 1, columns: 1 };
}

export function select(document: DocumentState, sheet: SheetState, area: Area): void {
  document.activeSheetId = sheet.id;
  sheet.selection = areaName(area);
}

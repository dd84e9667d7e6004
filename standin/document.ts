/** The document: everything that is saved with a spreadsheet, as plain data. */
import { type Area, areaName, parseArea } from './areas';
import type { Locale } from './types';
import type { Content } from './values';

export type Side = 'top' | 'right' | 'bottom' | 'left';
export type BorderStyleName = 'DOTTED' | 'DASHED' | 'SOLID' | 'SOLID_MEDIUM' | 'SOLID_THICK' | 'DOUBLE';

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
  readonly fontFamily: string | null;
  readonly bold: boolean | null;
  readonly italic: boolean | null;
  readonly horizontal: 'left' | 'center' | 'right' | null;
  readonly vertical: 'top' | 'middle' | 'bottom' | null;
  readonly wrap: 'OVERFLOW' | 'WRAP' | 'CLIP' | null;
  readonly top: Border | null;
  readonly right: Border | null;
  readonly bottom: Border | null;
  readonly left: Border | null;
}

/** A data validation rule: its criterion by Google's name, with the criterion's values. */
export interface Validation {
  readonly criterion: string;
  readonly values: readonly unknown[];
  readonly allowInvalid: boolean;
  readonly helpText: string | null;
}

export interface Cell {
  readonly content: Content | null;
  readonly note: string;
  readonly validation: Validation | null;
  readonly style: Style;
}

/** A conditional formatting rule: its condition by Google's name, with the condition's values, and the look it gives. */
export interface FormatRule {
  readonly areas: readonly Area[];
  readonly criterion: string;
  readonly values: readonly (string | number)[];
  readonly background: string | null;
  readonly color: string | null;
  readonly bold: boolean | null;
  readonly italic: boolean | null;
  readonly strikethrough: boolean | null;
  readonly underline: boolean | null;
}

export interface Metadata {
  readonly id: number;
  readonly key: string;
  readonly value: string | null;
  readonly visibility: string;
}

export interface SheetState {
  readonly id: number;
  name: string;
  rows: number;
  columns: number;
  /** By `row,column`; a cell that is like any blank cell is absent. */
  readonly cells: Map<string, Cell>;
  readonly rowHeights: Map<number, number>;
  readonly columnWidths: Map<number, number>;
  merges: readonly Area[];
  rules: readonly FormatRule[];
  metadata: readonly Metadata[];
  /** In A1 notation. */
  selection: string;
}

export type Store = 'document' | 'script' | 'user';

export interface DocumentState {
  readonly id: string;
  readonly name: string;
  locale: Locale;
  sheets: readonly SheetState[];
  activeSheetId: number;
  /** For sheets and metadata alike; never given twice. */
  nextId: number;
  readonly properties: Readonly<Record<Store, Map<string, string>>>;
  /** Counts changes to contents, so that calculated values know when they are stale. */
  version: number;
}

export const PLAIN: Style = {
  numberFormat: null,
  background: null,
  color: null,
  fontSize: null,
  fontFamily: null,
  bold: null,
  italic: null,
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

export function emptySheet(id: number, name: string): SheetState {
  return {
    id,
    name,
    rows: 1000,
    columns: 26,
    cells: new Map(),
    rowHeights: new Map(),
    columnWidths: new Map(),
    merges: [],
    rules: [],
    metadata: [],
    selection: 'A1',
  };
}

export function emptyDocument(locale: Locale): DocumentState {
  return {
    id: 'local-spreadsheet',
    name: 'Untitled spreadsheet',
    locale,
    sheets: [emptySheet(0, 'Sheet1')],
    activeSheetId: 0,
    nextId: 1,
    properties: { document: new Map(), script: new Map(), user: new Map() },
    version: 0,
  };
}

export const cellKey = (row: number, column: number): string => `${row},${column}`;

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

/** The row and column of a cell's key. */
export function cellPlace(key: string): readonly [row: number, column: number] {
  const [row = 1, column = 1] = key.split(',').map(Number);
  return [row, column];
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

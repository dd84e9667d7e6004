/** The document as one JSON text, short enough for a browser's storage: whatever is as in a blank cell is left out. */
import {
  BLANK_CELL,
  type Cell,
  type DocumentState,
  emptySheet,
  type Metadata,
  PLAIN,
  type SheetState,
} from './document';

/** Raised when what is saved changes its form. */
const FORM = 1;

export function saveDocument(document: DocumentState): string {
  return JSON.stringify({ form: FORM, ...document, sheets: document.sheets.map(saveSheet) });
}

function saveSheet({ cells, rowHeights, columnWidths, ...plain }: SheetState): unknown {
  return {
    ...plain,
    cells: [...cells].map(([key, cell]) => [key, saveCell(cell)]),
    rowHeights: [...rowHeights],
    columnWidths: [...columnWidths],
  };
}

function saveCell({ style, ...cell }: Cell): Readonly<Record<string, unknown>> {
  const look = unlike(style, PLAIN);
  const { style: _, ...blank } = BLANK_CELL;
  return { ...unlike(cell, blank), ...(Object.keys(look).length > 0 ? { style: look } : {}) };
}

/** The properties that differ. */
function unlike<T extends object>(thing: T, usual: T): Partial<T> {
  const kept: Partial<T> = {};
  for (const key of Object.keys(thing)) {
    const value: unknown = Reflect.get(thing, key);
    if (value !== Reflect.get(usual, key)) Reflect.set(kept, key, value);
  }
  return kept;
}

/** As JSON has it. */
interface SavedDocument extends Omit<DocumentState, 'sheets'> {
  readonly form: number;
  readonly sheets: readonly SavedSheet[];
}

interface SavedSheet extends Omit<SheetState, 'cells' | 'rowHeights' | 'columnWidths' | 'metadata'> {
  readonly cells: readonly (readonly [string, Partial<Cell>])[];
  readonly rowHeights: readonly (readonly [number, number])[];
  readonly columnWidths: readonly (readonly [number, number])[];
  /** In what was saved before rows and columns could have metadata, `line` is absent. */
  readonly metadata: readonly (Omit<Metadata, 'line'> & Partial<Pick<Metadata, 'line'>>)[];
}

/** Reads what `saveDocument` wrote. Throws for anything else. */
export function restoreDocument(saved: string): DocumentState {
  const { form, id, name, locale, sheets, activeSheetId, nextId, version }: SavedDocument = JSON.parse(saved);
  if (form !== FORM) throw new Error('This was not saved by this version.');
  return { id, name, locale, sheets: sheets.map(restoreSheet), activeSheetId, nextId, version };
}

function restoreSheet(saved: SavedSheet): SheetState {
  return {
    ...emptySheet(saved.id, saved.name),
    ...saved,
    cells: new Map(saved.cells.map(([key, cell]) => [key, restoreCell(cell)])),
    rowHeights: new Map(saved.rowHeights),
    columnWidths: new Map(saved.columnWidths),
    metadata: saved.metadata.map((one) => ({ ...one, line: one.line ?? null })),
  };
}

function restoreCell(cell: Partial<Cell>): Cell {
  return { ...BLANK_CELL, ...cell, style: { ...PLAIN, ...cell.style } };
}

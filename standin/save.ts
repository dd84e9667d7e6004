/** The document as one JSON text, short enough for a browser's storage: what is as in any blank cell is left out. */
import {
  BLANK_CELL,
  type Cell,
  type DocumentState,
  emptyDocument,
  emptySheet,
  PLAIN,
  type SheetState,
} from './document';

/** Raised when what is saved changes its form. */
const FORM = 1;

export function saveDocument(document: DocumentState): string {
  const { properties, sheets, ...plain } = document;
  return JSON.stringify({
    form: FORM,
    ...plain,
    properties: { document: [...properties.document], script: [...properties.script], user: [...properties.user] },
    sheets: sheets.map(saveSheet),
  });
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

/** Reads what `saveDocument` wrote. Throws for anything else. */
export function restoreDocument(saved: string): DocumentState {
  const { form, properties, sheets, ...plain } = JSON.parse(saved);
  if (form !== FORM) throw new Error('This was not saved by this version.');
  return {
    ...emptyDocument('en_US'),
    ...plain,
    properties: {
      document: new Map(properties.document),
      script: new Map(properties.script),
      user: new Map(properties.user),
    },
    sheets: sheets.map(restoreSheet),
  };
}

/** As JSON has it. */
interface SavedSheet extends Omit<SheetState, 'cells' | 'rowHeights' | 'columnWidths'> {
  readonly cells: readonly (readonly [string, Partial<Cell>])[];
  readonly rowHeights: readonly (readonly [number, number])[];
  readonly columnWidths: readonly (readonly [number, number])[];
}

function restoreSheet({ cells, rowHeights, columnWidths, ...plain }: SavedSheet): SheetState {
  return {
    ...emptySheet(plain.id, plain.name),
    ...plain,
    cells: new Map(cells.map(([key, cell]) => [key, restoreCell(cell)])),
    rowHeights: new Map(rowHeights),
    columnWidths: new Map(columnWidths),
  };
}

function restoreCell(cell: Partial<Cell>): Cell {
  return { ...BLANK_CELL, ...cell, style: { ...PLAIN, ...cell.style } };
}

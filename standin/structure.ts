/** Changes to the structure of a spreadsheet: merging cells, adding, copying and deleting sheets. */
import { type Area, type Extent, eachCell, isOneCell, overlap } from './areas';
import { changeCell, type DocumentState, emptySheet, type SheetState } from './document';
import { exception } from './execution';
import type { Host } from './host';
import { checkMerge, checkRoom } from './limits';

/** Keeps the content of the first cell only, as Sheets does. There is nothing to merge in one cell. */
export function mergeCells(host: Host, sheet: SheetState, area: Area): void {
  if (isOneCell(area)) return;
  checkMerge(sheet, area);
  eachCell(area, (row, column) => {
    if (row !== area.row || column !== area.column) changeCell(sheet, row, column, { content: null });
  });
  sheet.merges = [...sheet.merges.filter((merge) => !overlap(merge, area)), area];
  host.document.version += 1;
}

/** Adds an empty sheet after the last and opens it. */
export function addSheet({ document }: Host, name?: string, size?: Extent): void {
  const ownName = checkName(document, name ?? freeName(document, 'Sheet'));
  append(document, emptySheet(newId(document), ownName, size));
}

/** Adds a sheet that holds nothing but a chart, and opens it. */
export function addChartSheet({ document }: Host, name: string): void {
  append(document, {
    ...emptySheet(newId(document), checkName(document, name), { rows: 0, columns: 0 }),
    kind: 'chart',
  });
}

/** Copies a sheet with all that is in it; whether Sheets copies developer metadata too is unknown. */
export function copySheet({ document }: Host, sheet: SheetState, options: { readonly metadata: boolean }): void {
  append(document, {
    ...sheet,
    id: newId(document),
    name: copyName(document, sheet.name),
    cells: new Map(sheet.cells),
    rowHeights: new Map(sheet.rowHeights),
    columnWidths: new Map(sheet.columnWidths),
    metadata: options.metadata ? sheet.metadata.map((one) => ({ ...one, id: newId(document) })) : [],
  });
}

export function removeSheet({ document }: Host, sheet: SheetState): void {
  const rest = document.sheets.filter((other) => other !== sheet);
  const [first] = rest;
  if (!first) throw exception("You can't remove all the sheets in a document.");
  document.sheets = rest;
  if (document.activeSheetId === sheet.id) document.activeSheetId = first.id;
  document.version += 1;
}

function append(document: DocumentState, sheet: SheetState): void {
  checkRoom(document, sheet.rows * sheet.columns);
  document.sheets = [...document.sheets, sheet];
  document.activeSheetId = sheet.id;
  document.version += 1;
}

/** A number that no sheet and no metadata of the document has had. */
export function newId(document: DocumentState): number {
  const id = document.nextId;
  document.nextId += 1;
  return id;
}

function isTaken(document: DocumentState, name: string): boolean {
  return document.sheets.some((sheet) => sheet.name === name);
}

function checkName(document: DocumentState, name: string): string {
  if (isTaken(document, name)) {
    throw exception(`A sheet with the name "${name}" already exists. Please enter another name.`);
  }
  return name;
}

function freeName(document: DocumentState, stem: string): string {
  let number = document.sheets.length + 1;
  while (isTaken(document, `${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

function copyName(document: DocumentState, name: string): string {
  const first = `Copy of ${name}`;
  return isTaken(document, first) ? freeName(document, `${first} `) : first;
}

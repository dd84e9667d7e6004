/** Changes to the build of sheets: merging, inserting rows and columns, adding, copying and deleting sheets. */
import { type Area, areaName, eachCell, overlap, parseArea } from './areas';
import {
  type Cell,
  cellKey,
  cellPlace,
  changeCell,
  type DocumentState,
  emptySheet,
  type FormatRule,
  type SheetState,
} from './document';
import { exception } from './execution';
import { followInsertion, type Insertion, movedIndex } from './formulas/references';
import type { Host } from './host';

/** Keeps the content of the first cell only, as Sheets does. */
export function mergeCells(host: Host, sheet: SheetState, area: Area): void {
  eachCell(area, (row, column) => {
    if (row !== area.row || column !== area.column) changeCell(sheet, row, column, { content: null });
  });
  sheet.merges = [...sheet.merges.filter((merge) => !overlap(merge, area)), area];
  host.document.version++;
}

/** Everything from the given line on moves, formulas follow, and the new lines take the sizes of Sheets' own. */
export function insertLines(host: Host, sheet: SheetState, insertion: Insertion): void {
  const { document } = host;
  const cells = [...sheet.cells];
  sheet.cells.clear();
  for (const [key, cell] of cells) sheet.cells.set(movedKey(key, insertion), cell);
  for (const other of document.sheets) followFormulas(document, other, sheet, insertion);
  const move = (area: Area) => movedArea(area, insertion);
  sheet.merges = sheet.merges.map(move);
  sheet.rules = sheet.rules.map((rule) => ({ ...movedRule(rule, document, insertion), areas: rule.areas.map(move) }));
  const selection = parseArea(sheet.selection, sheet);
  if (selection) sheet.selection = areaName(move(selection));
  moveSizes(insertion.lines === 'rows' ? sheet.rowHeights : sheet.columnWidths, insertion);
  sheet[insertion.lines] += insertion.count;
  document.version++;
}

/** The formula of a rule speaks of its own sheet, so all that it points at without a sheet's name moves. */
function movedRule(rule: FormatRule, { locale }: DocumentState, insertion: Insertion): FormatRule {
  if (rule.criterion !== 'CUSTOM_FORMULA') return rule;
  const values = rule.values.map((value) => followInsertion(String(value), locale, insertion, (name) => name === ''));
  return { ...rule, values };
}

function movedKey(key: string, insertion: Insertion): string {
  const [row, column] = cellPlace(key);
  return insertion.lines === 'rows'
    ? cellKey(movedIndex(row, insertion), column)
    : cellKey(row, movedIndex(column, insertion));
}

/** An area that lines are inserted into grows; one behind them moves. */
function movedArea(area: Area, insertion: Insertion): Area {
  const rows = insertion.lines === 'rows';
  const first = rows ? area.row : area.column;
  const count = rows ? area.rows : area.columns;
  const start = movedIndex(first, insertion);
  const length = movedIndex(first + count - 1, insertion) - start + 1;
  return rows ? { ...area, row: start, rows: length } : { ...area, column: start, columns: length };
}

function moveSizes(sizes: Map<number, number>, insertion: Insertion): void {
  const all = [...sizes];
  sizes.clear();
  for (const [index, size] of all) sizes.set(movedIndex(index, insertion), size);
}

function followFormulas(document: DocumentState, from: SheetState, changed: SheetState, insertion: Insertion): void {
  const names = [`${changed.name}!`, `'${changed.name.replace(/'/g, "''")}'!`, ...(from === changed ? [''] : [])];
  const follow = (cell: Cell): Cell => {
    if (cell.content?.kind !== 'formula') return cell;
    const formula = followInsertion(cell.content.formula, document.locale, insertion, (name) => names.includes(name));
    return { ...cell, content: { kind: 'formula', formula } };
  };
  for (const [key, cell] of from.cells) from.cells.set(key, follow(cell));
}

/** Adds an empty sheet after the last and opens it. */
export function addSheet(host: Host, name?: string): SheetState {
  const { document } = host;
  const sheet = emptySheet(document.nextId++, checkName(document, name ?? freeName(document, 'Sheet')));
  return append(document, sheet);
}

function append(document: DocumentState, sheet: SheetState): SheetState {
  document.sheets = [...document.sheets, sheet];
  document.activeSheetId = sheet.id;
  document.version++;
  return sheet;
}

function checkName(document: DocumentState, name: string): string {
  if (document.sheets.some((sheet) => sheet.name === name)) {
    throw exception(`A sheet with the name "${name}" already exists. Please enter another name.`);
  }
  return name;
}

function freeName(document: DocumentState, stem: string): string {
  let number = document.sheets.length + 1;
  while (document.sheets.some((sheet) => sheet.name === `${stem}${number}`)) number++;
  return `${stem}${number}`;
}

/** Copies a sheet with all that is in it; whether Sheets copies developer metadata too is unknown. */
export function copySheet(host: Host, sheet: SheetState, options: { readonly metadata: boolean }): SheetState {
  const { document } = host;
  const copy: SheetState = {
    ...sheet,
    id: document.nextId++,
    name: checkName(document, copyName(document, sheet.name)),
    cells: new Map(sheet.cells),
    rowHeights: new Map(sheet.rowHeights),
    columnWidths: new Map(sheet.columnWidths),
    metadata: options.metadata ? sheet.metadata.map((one) => ({ ...one, id: document.nextId++ })) : [],
  };
  return append(document, copy);
}

function copyName(document: DocumentState, name: string): string {
  const first = `Copy of ${name}`;
  return document.sheets.some((sheet) => sheet.name === first) ? freeName(document, `${first} `) : first;
}

export function removeSheet(host: Host, sheet: SheetState): void {
  const { document } = host;
  const rest = document.sheets.filter((other) => other !== sheet);
  const [first] = rest;
  if (!first) throw exception("You can't remove all the sheets in a document.");
  document.sheets = rest;
  if (document.activeSheetId === sheet.id) document.activeSheetId = first.id;
  document.version++;
}

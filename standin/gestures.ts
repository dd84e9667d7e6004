/** What a person does to cells with keyboard and mouse; each change of values fires onEdit. */
import { areaName, parseArea } from './a1';
import { type Area, isOneCell, itemAt, mapArea } from './areas';
import { activeSheet, cellAt, type SheetState, select, type Validation } from './document';
import type { EditQueue } from './events';
import { exception } from './execution';
import { contentOfText, type Host, putContents, rawValueAt } from './host';
import { checkHasCells, checkProtection, checkRoom } from './limits';
import { LOCALES } from './locales';
import { moveCells } from './moving';
import { checkboxOf, isTicked, takes } from './validation';
import { type Content, textValue } from './values';

/** The area of a name on the open sheet. */
export function areaOf(host: Host, name: string): Area {
  const sheet = activeSheet(host.document);
  checkHasCells(sheet);
  const area = parseArea(name, sheet);
  if (!area) throw new Error(`${name} is no range of the sheet.`);
  return area;
}

/** Types a text into a cell; an apostrophe in front marks it as text. Throws for what the cell's validation refuses. */
export function typeText(host: Host, edits: EditQueue, cell: string, text: string): void {
  const area = areaOf(host, cell);
  const { style, validation } = cellAt(activeSheet(host.document), area.row, area.column);
  const content = readKeyed(host, text, style.numberFormat);
  if (validation && !takes(validation, content)) {
    throw exception(
      `The data that you entered in cell ${areaName(area)} violates the data validation rules set on this cell.`,
    );
  }
  edit(host, edits, area, () => content);
}

function readKeyed(host: Host, text: string, numberFormat: string | null): Content | null {
  return text.startsWith("'") ? textValue(text.slice(1)) : contentOfText(host, text, numberFormat);
}

/** Pasting goes past validation, and past the edge of the sheet, which grows; its event holds no values. */
export function pasteTexts(host: Host, edits: EditQueue, cell: string, texts: readonly (readonly string[])[]): void {
  const sheet = activeSheet(host.document);
  const { row, column } = areaOf(host, cell);
  const area = { row, column, rows: texts.length, columns: Math.max(1, ...texts.map((line) => line.length)) };
  const grown = {
    rows: Math.max(sheet.rows, row + area.rows - 1),
    columns: Math.max(sheet.columns, column + area.columns - 1),
  };
  checkProtection(sheet, area, host.user);
  checkRoom(host.document, grown.rows * grown.columns - sheet.rows * sheet.columns);
  Object.assign(sheet, grown);
  change(host, sheet, area, (r, c) =>
    readKeyed(host, itemAt(texts, area, r, c) ?? '', cellAt(sheet, r, c).style.numberFormat),
  );
  edits.push({ sheetId: sheet.id, area });
}

export function clearCells(host: Host, edits: EditQueue, range: string): void {
  edit(host, edits, areaOf(host, range), () => null);
}

/** Cells without a checkbox stay as they are; without any checkbox nothing happens. */
export function toggleCheckboxes(host: Host, edits: EditQueue, range: string): void {
  const sheet = activeSheet(host.document);
  const area = areaOf(host, range);
  const ticks = mapArea(area, (row, column) => tickAt(host, sheet, row, column)).flat();
  if (ticks.every((tick) => tick === null)) return;
  const tick = ticks.includes(false);
  edit(host, edits, area, (row, column) => {
    const cell = cellAt(sheet, row, column);
    const box = checkboxOf(cell);
    return box ? tickedContent(box, tick) : cell.content;
  });
}

/** Whether the checkbox of a cell is ticked; null where there is none. */
function tickAt(host: Host, sheet: SheetState, row: number, column: number): boolean | null {
  const box = checkboxOf(cellAt(sheet, row, column));
  return box && isTicked(box, rawValueAt(host, sheet, row, column));
}

function tickedContent({ values: [on, off = ''] }: Validation, tick: boolean): Content | null {
  if (on === undefined) return { kind: 'boolean', boolean: tick };
  const text = String(tick ? on : off);
  return text === '' ? null : textValue(text);
}

type ContentFor = (row: number, column: number) => Content | null;

/** Changes the cells and fires onEdit, with the values when it is a single cell. */
function edit(host: Host, edits: EditQueue, area: Area, contentFor: ContentFor): void {
  const sheet = activeSheet(host.document);
  checkProtection(sheet, area, host.user);
  const oldValue = editText(host, sheet, area);
  change(host, sheet, area, contentFor);
  const value = editText(host, sheet, area);
  edits.push({
    sheetId: sheet.id,
    area,
    ...(value === undefined ? {} : { value }),
    ...(oldValue === undefined ? {} : { oldValue }),
  });
}

function change(host: Host, sheet: SheetState, area: Area, contentFor: ContentFor): void {
  putContents(host, sheet, area, contentFor);
  select(host.document, sheet, area);
}

/** What an event holds for a single cell: always a text, and nothing for a blank cell. */
function editText(host: Host, sheet: SheetState, area: Area): string | undefined {
  if (!isOneCell(area)) return undefined;
  const value = rawValueAt(host, sheet, area.row, area.column);
  switch (value.kind) {
    case 'blank':
      return undefined;
    case 'text':
      return value.text;
    case 'number':
      return String(value.number);
    case 'boolean':
      return LOCALES.en_US.truth[value.boolean ? 0 : 1];
    case 'date':
      return String(value.serial);
    case 'error':
      return value.error;
  }
}

/** Moves cells and selects where they are then. Which event that fires is unknown; its shape is that of a paste. */
export function moveRange(host: Host, edits: EditQueue, from: string, toCorner: string): void {
  const sheet = activeSheet(host.document);
  const [source, corner] = [areaOf(host, from), areaOf(host, toCorner)];
  const target = { ...source, row: corner.row, column: corner.column };
  moveCells(host, sheet, { from: source, to: target });
  select(host.document, sheet, target);
  const { moveFires = 'target' } = host.options;
  if (moveFires === 'both') edits.push({ sheetId: sheet.id, area: source });
  if (moveFires !== 'nothing') edits.push({ sheetId: sheet.id, area: target });
}

export function selectRange(host: Host, range: string): void {
  const area = areaOf(host, range);
  select(host.document, activeSheet(host.document), area);
}

/** What a sheet looks like: the sizes of its rows and columns, and every cell that differs from a blank one. */
import { areaName } from './a1';
import { type Area, cellKey, cellPlace, contains, mapArea } from './areas';
import { ruleLooks } from './conditional';
import { display } from './display';
import {
  activeSheet,
  type Border,
  type BorderStyleName,
  type Cell,
  cellAt,
  DEFAULT_COLUMN_WIDTH,
  DEFAULT_ROW_HEIGHT,
  type RuleLook,
  type SheetState,
} from './document';
import { contentKeys, type Host, rawValueAt, readingOf, valueAt } from './host';
import type { Lines } from './lineChange';
import { readTyped } from './typed';
import type { BorderView, CellView, SheetView } from './types';
import { checkboxOf, isTicked, showsCheckbox } from './validation';
import type { Value } from './values';

export function viewOf(host: Host): SheetView {
  const sheet = activeSheet(host.document);
  return {
    sheetId: sheet.id,
    name: sheet.name,
    rowHeights: sizes(sheet, 'rows', sheet.rowHeights, DEFAULT_ROW_HEIGHT),
    columnWidths: sizes(sheet, 'columns', sheet.columnWidths, DEFAULT_COLUMN_WIDTH),
    frozen: sheet.frozen,
    cells: cellViews(host, sheet),
    selection: sheet.selection,
    merges: sheet.merges.map(areaName),
  };
}

/** One cell of the open sheet; only the rules that cover it are looked at. */
export function lookOf(host: Host, { row, column }: Area): CellView {
  const sheet = activeSheet(host.document);
  const rules = sheet.rules.filter((rule) => rule.areas.some((area) => contains(area, row, column)));
  return cellView(host, sheet, row, column, ruleLooks(host, sheet, rules)(row, column));
}

/** Hidden rows and columns take no room. */
function sizes(sheet: SheetState, lines: Lines, set: ReadonlyMap<number, number>, usual: number): readonly number[] {
  const hidden = new Set(sheet.hidden[lines]);
  return Array.from({ length: sheet[lines] }, (_, index) =>
    hidden.has(index + 1) ? 0 : (set.get(index + 1) ?? usual),
  );
}

function cellViews(host: Host, sheet: SheetState): ReadonlyMap<string, CellView> {
  const looks = ruleLooks(host, sheet);
  const ruled = sheet.rules.flatMap((rule) => rule.areas.flatMap((area) => mapArea(area, cellKey).flat()));
  const own = new Set([...sheet.cells.keys(), ...contentKeys(host, sheet)]);
  const views = new Map<string, CellView>();
  for (const key of new Set([...own, ...ruled])) {
    const [row, column] = cellPlace(key);
    const look = looks(row, column);
    if (look || own.has(key)) views.set(key, cellView(host, sheet, row, column, look));
  }
  return views;
}

function cellView(host: Host, sheet: SheetState, row: number, column: number, look: RuleLook | null): CellView {
  const cell = cellAt(sheet, row, column);
  const { style } = cell;
  const box = checkboxOf(cell);
  const value = valueAt(host, sheet, row, column);
  const checkbox = box && showsCheckbox(box, value) ? isTicked(box, value) : null;
  return {
    text:
      checkbox === null ? display(rawValueAt(host, sheet, row, column), style.numberFormat, host.document.locale) : '',
    input: inputText(host, cell),
    checkbox,
    horizontal: style.horizontal ?? (checkbox === null ? naturalSide(value) : 'center'),
    vertical: style.vertical ?? 'bottom',
    wrap: style.wrap === 'WRAP',
    bold: look?.bold ?? false,
    underline: style.fontLine === 'underline',
    strikethrough: look?.strikethrough ?? style.fontLine === 'line-through',
    fontSize: style.fontSize ?? 10,
    color: look?.color ?? style.color ?? '#000000',
    background: look?.background ?? style.background ?? '#ffffff',
    note: cell.note,
    borders: {
      top: borderView(style.top),
      right: borderView(style.right),
      bottom: borderView(style.bottom),
      left: borderView(style.left),
    },
  };
}

function naturalSide(value: Value): CellView['horizontal'] {
  switch (value.kind) {
    case 'number':
    case 'date':
      return 'right';
    case 'boolean':
    case 'error':
      return 'center';
    case 'text':
    case 'blank':
      return 'left';
  }
}

/** What one would type to get the same again. A cell that others spill into has nothing of its own. */
function inputText(host: Host, { content, style }: Cell): string {
  if (content === null) return '';
  if (content.kind === 'formula') return content.formula;
  const text = display(content, style.numberFormat, host.document.locale);
  const marked =
    content.kind === 'text' && style.numberFormat === null && readTyped(text, readingOf(host))?.kind !== 'text';
  return marked ? `'${text}` : text;
}

const WIDTHS: Readonly<Record<BorderStyleName, number>> = {
  SOLID: 1,
  SOLID_MEDIUM: 2,
};

function borderView(border: Border | null): BorderView | null {
  return border && { color: border.color, width: WIDTHS[border.style] };
}

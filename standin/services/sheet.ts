/** Sheet: one sheet of the spreadsheet. */
import { type Area, parseArea } from '../areas';
import { cellPlace, type SheetState, select, selectedArea } from '../document';
import { exception } from '../execution';
import { contentKeys, type Host } from '../host';
import { strict } from '../strict';
import { insertLines } from '../structure';
import { FORMAT_RULES, openFormatRule } from './conditionalFormat';
import { type Context, PLACES, type Range, SHEETS, type Sheet, type SheetParts } from './context';
import { sheetMetadata } from './metadata';
import { openRangeList } from './rangeList';
import { sheetSizes } from './sheetSizes';

export function openSheet(context: Context, sheet: SheetState): Sheet {
  const parts: SheetParts = { context, sheet, self: () => service };
  const members = [
    identity(parts),
    ranges(parts),
    selection(parts),
    insertions(parts),
    formatRules(parts),
    sheetSizes(parts),
    sheetMetadata(parts),
  ];
  const service: Sheet = strict<Sheet>(context.execution, 'Sheet', members);
  return SHEETS.keep(service, sheet);
}

function identity({ context, sheet, self }: SheetParts) {
  return {
    getName: () => sheet.name,
    getSheetName: () => sheet.name,
    setName: (name: string) => {
      sheet.name = name;
      context.host.document.version++;
      return self();
    },
    getSheetId: () => sheet.id,
    getIndex: () => context.host.document.sheets.indexOf(sheet) + 1,
    getParent: () => context.open.spreadsheet(context),
    getMaxRows: () => sheet.rows,
    getMaxColumns: () => sheet.columns,
    getLastRow: () => lastWith(context.host, sheet, 0),
    getLastColumn: () => lastWith(context.host, sheet, 1),
  } satisfies Partial<Sheet>;
}

/** The last row (0) or column (1) that has content, be it spilled. */
function lastWith(host: Host, sheet: SheetState, axis: 0 | 1): number {
  return contentKeys(host, sheet).reduce((last, key) => Math.max(last, cellPlace(key)[axis]), 0);
}

function ranges({ context, sheet }: SheetParts) {
  const open = (area: Area): Range => context.open.range(context, sheet, area);
  const named = (name: string): Range => {
    const area = parseArea(name, sheet);
    if (!area) throw exception('Range not found');
    return open(area);
  };
  return {
    getRange: (first: string | number, column: number = 1, rows: number = 1, columns: number = 1) =>
      typeof first === 'string' ? named(first) : open({ row: first, column, rows, columns }),
    getRangeList: (names: readonly string[]) => openRangeList(context, names.map(named)),
    getDataRange: () =>
      open({
        row: 1,
        column: 1,
        rows: Math.max(1, lastWith(context.host, sheet, 0)),
        columns: Math.max(1, lastWith(context.host, sheet, 1)),
      }),
  } satisfies Partial<Sheet>;
}

function selection({ context, sheet, self }: SheetParts) {
  const { document } = context.host;
  return {
    activate: () => {
      document.activeSheetId = sheet.id;
      return self();
    },
    getActiveRange: () => context.open.range(context, sheet, selectedArea(sheet)),
    getActiveCell: () => context.open.range(context, sheet, { ...selectedArea(sheet), rows: 1, columns: 1 }),
    setActiveRange: (range: Range) => {
      const place = PLACES.of(context.execution, range);
      select(document, place.sheet, place.area);
      return range;
    },
    setActiveSelection: (range: string | Range) => {
      const area = typeof range === 'string' ? parseArea(range, sheet) : PLACES.of(context.execution, range).area;
      if (!area) throw exception('Range not found');
      select(document, sheet, area);
      return context.open.range(context, sheet, area);
    },
  } satisfies Partial<Sheet>;
}

function insertions({ context, sheet, self }: SheetParts) {
  const insert = (lines: 'rows' | 'columns', after: number, count: number): Sheet => {
    if (!(after >= 0 && after <= sheet[lines])) throw exception(`Those ${lines} are out of bounds.`);
    insertLines(context.host, sheet, { lines, before: after + 1, count });
    return self();
  };
  return {
    insertRowsAfter: (row: number, count: number) => insert('rows', row, count),
    insertRowsBefore: (row: number, count: number) => insert('rows', row - 1, count),
    insertRowAfter: (row: number) => insert('rows', row, 1),
    insertRowBefore: (row: number) => insert('rows', row - 1, 1),
    insertColumnsAfter: (column: number, count: number) => insert('columns', column, count),
    insertColumnsBefore: (column: number, count: number) => insert('columns', column - 1, count),
    insertColumnAfter: (column: number) => insert('columns', column, 1),
    insertColumnBefore: (column: number) => insert('columns', column - 1, 1),
  } satisfies Partial<Sheet>;
}

function formatRules({ context, sheet }: SheetParts) {
  return {
    getConditionalFormatRules: () => sheet.rules.map((rule) => openFormatRule(context, { rule, sheetId: sheet.id })),
    setConditionalFormatRules: (rules: readonly GoogleAppsScript.Spreadsheet.ConditionalFormatRule[]) => {
      const placed = rules.map((rule) => FORMAT_RULES.of(context.execution, rule));
      if (placed.some(({ sheetId }) => sheetId !== sheet.id)) {
        throw exception('Conditional format rule cannot reference a different sheet.');
      }
      sheet.rules = placed.map(({ rule }) => rule);
    },
    clearConditionalFormatRules: () => {
      sheet.rules = [];
    },
  } satisfies Partial<Sheet>;
}

/** Sheet: one sheet of the spreadsheet. */
import { parseArea } from '../a1';
import type { Area } from '../areas';
import type { SheetState } from '../document';
import { exception } from '../execution';
import { strict } from '../strict';
import { FORMAT_RULES, openFormatRule } from './conditionalFormat';
import type { Context, Range, Sheet, SheetParts } from './context';
import { enumeration, SHEET_TYPES } from './enums';
import { checkRules, checkSheetCall } from './guarding';
import { sheetMetadata } from './metadata';
import { openRangeList } from './rangeList';
import { sheetLines } from './sheetLines';

type SheetTypes = GoogleAppsScript.Spreadsheet.SpreadsheetApp['SheetType'];

export function openSheet(context: Context, sheet: SheetState): Sheet {
  const parts: SheetParts = { context, sheet, self: () => service };
  const members = [identity(parts), ranges(parts), formatRules(parts), ...sheetLines(parts), sheetMetadata(parts)];
  const guard = (method: string) => checkSheetCall(context, sheet, method);
  const service: Sheet = strict<Sheet>(context.execution, 'Sheet', members, { guard });
  return service;
}

function identity({ context, sheet }: SheetParts) {
  return {
    getName: () => sheet.name,
    getSheetId: () => sheet.id,
    /** Sheets whose data comes from elsewhere are not in the stand-in. */
    getType: () =>
      enumeration<SheetTypes>(context.execution, 'SheetType', SHEET_TYPES)[sheet.kind === 'grid' ? 'GRID' : 'OBJECT'],
  } satisfies Partial<Sheet>;
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
    getRangeList: (names: readonly string[]) =>
      names.length > 0
        ? openRangeList(context, names.map(named))
        : context.execution.violation('Nobody knows what Sheets makes of a list of no ranges.'),
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
      checkRules(
        context,
        sheet,
        placed.map(({ rule }) => rule),
      );
      sheet.rules = placed.map(({ rule }) => rule);
    },
  } satisfies Partial<Sheet>;
}

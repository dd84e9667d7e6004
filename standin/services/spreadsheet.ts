/** Spreadsheet: the document with its sheets. */
import { parseArea, splitSheetName } from '../areas';
import { activeSheet, type SheetState, sheetById, sheetByName } from '../document';
import { exception } from '../execution';
import { strict } from '../strict';
import { addSheet, copySheet, removeSheet } from '../structure';
import { type Context, SHEETS, type Sheet, type Spreadsheet } from './context';
import { openFinder } from './metadata';
import { openActiveRange } from './range';

export function openSpreadsheet(context: Context): Spreadsheet {
  const members = [identity(context), sheets(context), active(context), changes(context)];
  return strict<Spreadsheet>(context.execution, 'Spreadsheet', members);
}

function identity({ host }: Context) {
  return {
    getId: () => host.document.id,
    getName: () => host.document.name,
    getSpreadsheetLocale: () => host.document.locale,
    getSpreadsheetTimeZone: () => 'Etc/UTC',
    getUrl: () => `https://docs.google.com/spreadsheets/d/${host.document.id}/edit`,
    toast: (message: string, title: string = '', _seconds: number | null = null) => {
      host.toasts = [...host.toasts, { title, message }];
    },
  } satisfies Partial<Spreadsheet>;
}

function sheets(context: Context) {
  const { document } = context.host;
  const open = (sheet: SheetState | null) => sheet && context.open.sheet(context, sheet);
  return {
    getSheets: () => document.sheets.map((sheet) => context.open.sheet(context, sheet)),
    getNumSheets: () => document.sheets.length,
    getSheetByName: (name: string) => open(sheetByName(document, name)),
    getSheetById: (id: number) => open(sheetById(document, id)),
    getRange: (name: string) => {
      const [sheetName, corners] = splitSheetName(name);
      const sheet = sheetName === null ? activeSheet(document) : sheetByName(document, sheetName);
      const area = sheet && parseArea(corners, sheet);
      if (!sheet || !area) throw exception('Range not found');
      return context.open.range(context, sheet, area);
    },
    createDeveloperMetadataFinder: () => openFinder(context, document.sheets),
  } satisfies Partial<Spreadsheet>;
}

function active(context: Context) {
  const { document } = context.host;
  const sheet = (): Sheet => context.open.sheet(context, activeSheet(document));
  return {
    getActiveSheet: sheet,
    getActiveRange: () => openActiveRange(context),
    setActiveSheet: (given: Sheet) => {
      document.activeSheetId = SHEETS.of(context.execution, given).id;
      return given;
    },
  } satisfies Partial<Spreadsheet>;
}

function changes(context: Context) {
  const { host } = context;
  return {
    /** By name or without one; Sheets also knows positions and templates. */
    insertSheet: (name: unknown = null, ...more: readonly unknown[]) => {
      if (more.length > 0 || !(name === null || typeof name === 'string')) {
        context.execution.violation('Spreadsheet.insertSheet takes no more than a name in the stand-in.');
      }
      return context.open.sheet(context, addSheet(host, name ?? undefined));
    },
    duplicateActiveSheet: () =>
      context.open.sheet(context, copySheet(host, activeSheet(host.document), { metadata: true })),
    deleteSheet: (given: Sheet) => removeSheet(host, SHEETS.of(context.execution, given)),
  } satisfies Partial<Spreadsheet>;
}

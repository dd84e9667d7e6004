/** The services as a script finds them: the global objects SpreadsheetApp, HtmlService and so on, for one execution. */
import { activeSheet } from '../document';
import type { Execution } from '../execution';
import type { Host } from '../host';
import { strict } from '../strict';
import { newFormatRule } from './conditionalFormat';
import type { Context, Openers, Spreadsheet } from './context';
import { newValidation } from './dataValidation';
import { enumeration, spreadsheetEnums } from './enums';
import { openHtmlService } from './html';
import { openLockService } from './lock';
import { openFinder } from './metadata';
import { openRange } from './range';
import { openSheet } from './sheet';
import { openUi } from './ui';

type SpreadsheetApp = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type ScriptApp = GoogleAppsScript.Script.ScriptApp;

const OPENERS: Openers = { range: openRange, sheet: openSheet, spreadsheet: openSpreadsheet };

export function newContext(host: Host, execution: Execution): Context {
  return { host, execution, open: OPENERS };
}

/** Every global service that the stand-in has. */
export function openServices(context: Context) {
  return {
    SpreadsheetApp: openSpreadsheetApp(context),
    HtmlService: openHtmlService(context),
    LockService: openLockService(context),
    ScriptApp: strict<ScriptApp>(context.execution, 'ScriptApp', { AuthMode: authModes(context) }),
    console: openConsole(context),
  };
}

function openSpreadsheetApp(context: Context): SpreadsheetApp {
  const members = {
    getActiveSpreadsheet: () => context.open.spreadsheet(context),
    getActiveSheet: () => context.open.sheet(context, activeSheet(context.host.document)),
    getUi: () => openUi(context),
    /** Everything is written at once here, so there is never anything to wait for. */
    flush: () => undefined,
    newConditionalFormatRule: () => newFormatRule(context),
    newDataValidation: () => newValidation(context),
  } satisfies Partial<SpreadsheetApp>;
  return strict<SpreadsheetApp>(context.execution, 'SpreadsheetApp', [members, spreadsheetEnums(context.execution)]);
}

function openSpreadsheet(context: Context): Spreadsheet {
  const { host } = context;
  const members = {
    getSheets: () => host.document.sheets.map((sheet) => context.open.sheet(context, sheet)),
    createDeveloperMetadataFinder: () => openFinder(context, () => host.document.sheets),
    toast: (message: string, title: string = '', _seconds: number | null = null) => {
      host.toasts = [...host.toasts, { title, message }];
    },
  } satisfies Partial<Spreadsheet>;
  return strict<Spreadsheet>(context.execution, 'Spreadsheet', members);
}

/** What a script logs for Apps Script's list of executions. */
interface ScriptConsole {
  readonly error: (message: string) => void;
}

function openConsole({ host, execution }: Context): ScriptConsole {
  return strict<ScriptConsole>(execution, 'console', {
    error: (message: string) => {
      host.logged = [...host.logged, message];
    },
  });
}

type AuthModes = ScriptApp['AuthMode'];

export function authModes({ execution }: Context): AuthModes {
  return enumeration<AuthModes>(execution, 'AuthMode', ['NONE', 'CUSTOM_FUNCTION', 'LIMITED', 'FULL']);
}

/** The services as a script finds them: the global objects SpreadsheetApp, HtmlService and so on, for one execution. */
import { activeSheet } from '../document';
import type { Execution } from '../execution';
import type { Host } from '../host';
import { strict } from '../strict';
import { newFormatRule } from './conditionalFormat';
import type { Context, Openers } from './context';
import { newValidation } from './dataValidation';
import { enumeration, spreadsheetEnums } from './enums';
import { openHtmlService } from './html';
import { openLockService } from './lock';
import { openPropertiesService } from './properties';
import { openActiveRange, openRange } from './range';
import { openSheet } from './sheet';
import { openSpreadsheet } from './spreadsheet';
import { openUi } from './ui';

type SpreadsheetApp = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type ScriptApp = GoogleAppsScript.Script.ScriptApp;
type Session = GoogleAppsScript.Base.Session;
type Logger = GoogleAppsScript.Base.Logger;

const OPENERS: Openers = { range: openRange, sheet: openSheet, spreadsheet: openSpreadsheet };

export const newContext = (host: Host, execution: Execution): Context => ({ host, execution, open: OPENERS });

/** Every global service that the stand-in has. */
export function openServices(context: Context) {
  return {
    SpreadsheetApp: openSpreadsheetApp(context),
    HtmlService: openHtmlService(context),
    PropertiesService: openPropertiesService(context),
    LockService: openLockService(context),
    ScriptApp: openScriptApp(context),
    Session: openSession(context),
    Logger: openLogger(context),
  };
}

function openSpreadsheetApp(context: Context): SpreadsheetApp {
  const spreadsheet = () => context.open.spreadsheet(context);
  const members = {
    ...spreadsheetEnums(context.execution),
    getActive: spreadsheet,
    getActiveSpreadsheet: spreadsheet,
    getActiveSheet: () => context.open.sheet(context, activeSheet(context.host.document)),
    getActiveRange: () => openActiveRange(context),
    getUi: () => openUi(context),
    /** Everything is written at once here, so there is never anything to wait for. */
    flush: () => undefined,
    newConditionalFormatRule: () => newFormatRule(context),
    newDataValidation: () => newValidation(context),
  } satisfies Partial<SpreadsheetApp>;
  return strict<SpreadsheetApp>(context.execution, 'SpreadsheetApp', members);
}

type AuthModes = ScriptApp['AuthMode'];

export function authModes({ execution }: Context): AuthModes {
  return enumeration<AuthModes>(execution, 'AuthMode', ['NONE', 'CUSTOM_FUNCTION', 'LIMITED', 'FULL']);
}

function openScriptApp(context: Context): ScriptApp {
  return strict<ScriptApp>(context.execution, 'ScriptApp', { AuthMode: authModes(context) });
}

function openSession({ execution }: Context): Session {
  const members = {
    getActiveUserLocale: () => 'en',
    getScriptTimeZone: () => 'Etc/UTC',
  } satisfies Partial<Session>;
  return strict<Session>(execution, 'Session', members);
}

function openLogger({ execution }: Context): Logger {
  const members = { log: () => logger } satisfies Partial<Logger>;
  const logger: Logger = strict<Logger>(execution, 'Logger', members);
  return logger;
}

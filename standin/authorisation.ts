/** Which calls an authorisation mode forbids, after Google's table of the life cycle of editor add-ons. */
import type { AuthModeName } from './execution';

const MENU = /^(SpreadsheetApp\.getUi|Ui\.create(Addon)?Menu|Menu\.\w+|Logger\.\w+|Utilities\.\w+|Console\.\w+)$/;
const INTERFACE = /^Ui\.(alert|prompt|show\w+)$/;
const CHANGE =
  /\.(set|clear|insert|delete|add|remove|merge|break|activate|move|copyTo|copyValues|toast|sort|duplicate|rename|auto|hide|show|flush|protect|randomize|trim|split|check|uncheck)\w*$/;

/** Why the mode forbids the call, in words like Google's; null when it may be made. */
export function forbidden(mode: AuthModeName, call: string): string | null {
  switch (mode) {
    case 'FULL':
      return null;
    case 'NONE':
      return MENU.test(call) ? null : refusal(call);
    case 'LIMITED':
      return INTERFACE.test(call) ? refusal(call) : null;
    case 'CUSTOM_FUNCTION':
      return forbiddenInCell(call);
  }
}

function forbiddenInCell(call: string): string | null {
  if (call === 'SpreadsheetApp.getUi') return 'Cannot call SpreadsheetApp.getUi() from this context.';
  const ofSpreadsheet = /^(SpreadsheetApp|Spreadsheet|Sheet|Range|RangeList|DeveloperMetadata)\./.test(call);
  return ofSpreadsheet && CHANGE.test(call) ? refusal(call) : null;
}

const refusal = (call: string): string => `You do not have permission to call ${call}.`;

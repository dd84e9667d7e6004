/** Which calls an authorisation mode forbids, after Google's table of the life cycle of editor add-ons. */

export type AuthModeName = 'NONE' | 'LIMITED' | 'CUSTOM_FUNCTION' | 'FULL';

const MENU = /^(SpreadsheetApp\.getUi|Ui\.createMenu|Menu\.\w+)$/;
const INTERFACE = /^Ui\.(alert|prompt|show\w+)$/;
const SPREADSHEET = /^(SpreadsheetApp|Spreadsheet|Sheet|Range|RangeList|DeveloperMetadata)\./;
const CHANGE = /\.(set|clear|insert|delete|add|remove|activate|toast|flush)\w*$/;

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
  return SPREADSHEET.test(call) && CHANGE.test(call) ? refusal(call) : null;
}

function refusal(call: string): string {
  return `You do not have permission to call ${call}.`;
}

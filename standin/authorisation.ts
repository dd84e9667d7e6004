/** Which calls an authorisation mode forbids, after Google's table of the life cycle of editor add-ons. */

import type { Access } from './types';

export type AuthModeName = 'NONE' | 'LIMITED' | 'CUSTOM_FUNCTION' | 'FULL';

const ALWAYS = /^(SpreadsheetApp\.getUi|Ui\.createMenu|Menu\.\w+|console\.\w+)$/;
const INTERFACE = /^Ui\.(alert|prompt|show\w+)$/;
const SPREADSHEET = /^(SpreadsheetApp|Spreadsheet|Sheet|Range|RangeList|DeveloperMetadata)\./;
const CHANGE = /\.(set|clear|insert|delete|add|remove|activate|toast|flush)\w*$/;

/** Why the mode forbids the call, in words like Google's; null when it may be made. */
export function forbidden(mode: AuthModeName, call: string, access: Access = 'granted'): string | null {
  switch (mode) {
    case 'FULL':
      return access === 'in part' ? forbiddenInPart(call) : null;
    case 'NONE':
      return ALWAYS.test(call) ? null : refusal(call);
    case 'LIMITED':
      return INTERFACE.test(call) ? refusal(call) : null;
    case 'CUSTOM_FUNCTION':
      return forbiddenInCell(call);
  }
}

/** Since 2025 people agree to each scope by itself (release notes of Workspace); the sidebar's is given here. */
function forbiddenInPart(call: string): string | null {
  if (call === 'SpreadsheetApp.getUi' || !SPREADSHEET.test(call)) return null;
  return `${refusal(call)} Required permissions: https://www.googleapis.com/auth/spreadsheets.currentonly`;
}

/**
 * Why Google does not even start the script; null when it does. That the sidebar's calls fail with several accounts
 * is reported for google.script.run (enuchi/React-Google-Apps-Script#46); menus are unaffected.
 */
export function notStarted(access: Access, from: 'menu' | 'sidebar'): string | null {
  if (access === 'not yet') return 'Authorization is required to perform that action.';
  if (access !== 'several accounts' || from === 'menu') return null;
  return "We're sorry, a server error occurred while reading from storage. Error code PERMISSION_DENIED.";
}

function forbiddenInCell(call: string): string | null {
  if (call === 'SpreadsheetApp.getUi') return 'Cannot call SpreadsheetApp.getUi() from this context.';
  return SPREADSHEET.test(call) && CHANGE.test(call) ? refusal(call) : null;
}

function refusal(call: string): string {
  return `You do not have permission to call ${call}.`;
}

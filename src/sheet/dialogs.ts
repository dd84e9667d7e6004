/** Talking with the person: questions, messages that need an answer, and passing ones. */
import { TITLE } from './menu';

/** Asks a question that is answered by Yes or No. A question drops the document's lock. */
export function ask(question: string): boolean {
  const ui = SpreadsheetApp.getUi();
  return ui.alert(TITLE, question, ui.ButtonSet.YES_NO) === ui.Button.YES;
}

/** Asks for a text; null when the person cancels. */
export function askText(question: string): string | null {
  const ui = SpreadsheetApp.getUi();
  const response = ui.prompt(TITLE, question, ui.ButtonSet.OK_CANCEL);
  return response.getSelectedButton() === ui.Button.OK ? response.getResponseText() : null;
}

/** Says what keeps a command from its work; in passing where no dialog can be shown. */
export function tell(message: string): void {
  firstThatWorks(showAlert, toast, message);
}

/** Says in passing that something is done; in a dialog where that cannot be shown. */
export function mention(message: string): void {
  firstThatWorks(toast, showAlert, message);
}

function firstThatWorks(show: (message: string) => void, instead: (message: string) => void, message: string): void {
  try {
    show(message);
  } catch {
    instead(message);
  }
}

function showAlert(message: string): void {
  const ui = SpreadsheetApp.getUi();
  ui.alert(TITLE, message, ui.ButtonSet.OK);
}

/** Says something in passing, also where dialogs are forbidden. */
export function toast(message: string): void {
  SpreadsheetApp.getActiveSpreadsheet().toast(message, TITLE);
}

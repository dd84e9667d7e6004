/** What an edit of the person does: clues and verdict follow the picture, quickly and silently. */
import { recallSize } from './memory';
import type { Sheet } from './ranges';
import { renewQuickly } from './renew';
import { withVerdictAtRisk } from './verdictCell';

type EditEvent = GoogleAppsScript.Events.SheetsOnEdit;

/** Renews the puzzle of a sheet that was set up; does nothing on any other. Of the event only the sheet counts, since events get lost. */
export function renewAfterEdit(event: EditEvent): void {
  const sheet = editedSheet(event);
  withVerdictAtRisk(sheet, () => {
    const size = recallSize(sheet);
    if (size !== null) renewQuickly(sheet, size);
  });
}

/** The open sheet stands in for one that cannot be told, as when the function is run from the script editor. */
function editedSheet(event: EditEvent): Sheet {
  try {
    return event.range.getSheet();
  } catch {
    return SpreadsheetApp.getActiveSheet();
  }
}

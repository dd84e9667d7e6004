/** What an edit of the person does: clues and verdict follow the picture, quickly and silently. */
import type { Sheet } from './document';
import { recallPuzzle } from './notedPuzzle';
import { renewQuickly } from './renewal/renewVerdict';
import { withVerdictAtRisk } from './writing/verdictCell';

type EditEvent = GoogleAppsScript.Events.SheetsOnEdit;

/** Renews the puzzle of a sheet that was set up; does nothing on any other. Of the event only the sheet counts, since events get lost. */
export function renewAfterEdit(event: EditEvent): void {
  const sheet = editedSheet(event);
  withVerdictAtRisk(sheet, () => {
    const puzzle = recallPuzzle(sheet);
    if (puzzle !== null) renewQuickly(sheet, puzzle);
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

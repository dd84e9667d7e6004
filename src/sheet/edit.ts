/** What an edit of the person does: clues and verdict follow the picture, quickly and silently. */
import { overlap, VERDICT_CELL } from '../contract/places';
import { toast } from './dialogs';
import { rangeOf, type Sheet } from './document';
import { type NotedPuzzle, type PlacedPuzzle, recallAll, recoverPuzzle } from './notedPuzzle';
import { type Renewal, renewQuickly } from './renewal/renewVerdict';
import { A1_IS_TAKEN } from './words/messages';
import { readsLikeOurs } from './words/verdicts';
import { withVerdictAtRisk } from './writing/verdictCell';

type EditEvent = GoogleAppsScript.Events.SheetsOnEdit;

/**
 * Renews the puzzle of the sheet that was edited, and those of other sheets whose grid a formula fills: it may be one that reads
 * what was edited. Of the event only the sheet counts for that, since events get lost.
 */
export function renewAfterEdit(event: EditEvent): void {
  const sheet = editedSheet(event);
  const others = withVerdictAtRisk(sheet, () => {
    const id = sheet.getSheetId();
    const placed = recallAll(SpreadsheetApp.getActiveSpreadsheet()).map((one) => ({
      ...one,
      id: one.sheet.getSheetId(),
    }));
    const puzzle = placed.find((one) => one.id === id)?.puzzle ?? recoverBehindVerdict(sheet);
    if (puzzle !== null) tellUnsaid(renewQuickly(sheet, puzzle), event);
    return placed.filter((one) => one.id !== id);
  });
  renewEach(others.filter(({ puzzle }) => puzzle.isFed));
}

/** What changed while the file was closed, or without an edit, is renewed on the open sheet and where a formula fills the grid. */
export function renewAfterOpening(): void {
  const id = SpreadsheetApp.getActiveSheet().getSheetId();
  const all = recallAll(SpreadsheetApp.getActiveSpreadsheet());
  renewEach(all.filter(({ sheet, puzzle }) => puzzle.isFed || sheet.getSheetId() === id));
}

/** Renews every puzzle, also after one that fails, which is raised in the end. */
function renewEach(placed: readonly PlacedPuzzle[]): void {
  const [first, ...others] = placed;
  if (first === undefined) return;
  try {
    withVerdictAtRisk(first.sheet, () => renewQuickly(first.sheet, first.puzzle));
  } finally {
    renewEach(others);
  }
}

/** The puzzle of a sheet without a note: a duplicate may have lost it, which its verdict tells at the cost of one call. */
function recoverBehindVerdict(sheet: Sheet): NotedPuzzle | null {
  return readsLikeOurs(String(rangeOf(sheet, VERDICT_CELL).getValue())) ? recoverPuzzle(sheet) : null;
}

/** What A1 cannot say, since it holds something of the person's own, is said in passing: a problem, or why there is no verdict. */
function tellUnsaid(renewal: Renewal | null, event: EditEvent): void {
  if (renewal === null || renewal.kind === 'ask' || !renewal.isUnsaid) return;
  if (renewal.kind === 'refused') toast(renewal.problem);
  else if (touchesA1(event)) toast(A1_IS_TAKEN);
}

function touchesA1({ range }: EditEvent): boolean {
  const [row, column] = [range.getRow(), range.getColumn()];
  return overlap(VERDICT_CELL, { row, column, rows: range.getNumRows(), columns: range.getNumColumns() });
}

/** The open sheet stands in for one that cannot be told, as when the function is run from the script editor. */
function editedSheet(event: EditEvent): Sheet {
  try {
    return event.range.getSheet();
  } catch {
    return SpreadsheetApp.getActiveSheet();
  }
}

/** A sheet of the stand-in with the built add-on and a puzzle in it, as the sidebar meets it. */

import type { LocalSheets } from '../../standin';
import { openLocalSheets } from '../../standin/node';

/** A sheet of this size with nothing in it yet. */
export function openSheet(rows = 10, columns = 10): LocalSheets {
  const sheets = openLocalSheets({
    ask: ({ kind }) => (kind === 'prompt' ? { button: 'OK', text: `${rows} × ${columns}` } : { button: 'YES' }),
  });
  sheets.open();
  sheets.chooseMenu('Set up sheet');
  if (rows !== 10 || columns !== 10) sheets.chooseMenu('Change size…');
  return sheets;
}

/** Draws a picture of `#` and `.` into the grid. */
export function draw(sheets: LocalSheets, picture: readonly string[]): void {
  sheets.paste(
    'B2',
    picture.map((row) => [...row].map((cell) => (cell === '#' ? 'TRUE' : 'FALSE'))),
  );
}

/** A sheet with a picture, and the sidebar opened from the menu. */
export function openDrawing(picture: readonly string[]): LocalSheets {
  const sheets = openSheet(picture.length, picture[0]?.length);
  draw(sheets, picture);
  sheets.chooseMenu('Show solving steps');
  return sheets;
}

/** The values of a range as the script sees them, as texts. */
export function textsIn(sheets: LocalSheets, range: string): readonly (readonly string[])[] {
  return sheets.services.SpreadsheetApp.getActiveSheet()
    .getRange(range)
    .getValues()
    .map((row) => row.map(String));
}

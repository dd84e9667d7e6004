/** What the sidebar reads and shows: the puzzle of the open sheet, and one of its lines selected. Reading changes nothing. */

import { pictureText } from '../../contract/pictureText';
import { DEFAULT_SIZE, lineArea, type Size, sameSize } from '../../contract/places';
import type { Reply, SheetContent, SheetPuzzle } from '../../contract/wire';
import { existingPart, findSheet, rangeOf, type Sheet } from '../document';
import { recallPuzzle } from '../notedPuzzle';
import { hasNoClues, readTypedClues } from '../reading/clueCells';
import { readPicture } from '../reading/picture';
import { readTable, type Table } from '../reading/table';
import { BAD_REQUEST, LINE_GONE, SHEET_GONE } from '../words/messages';
import { done, isLineToShow, refuse } from './requests';

/** Gives the sidebar the puzzle of the open sheet: the picture, or the clues as typed where the grid is empty. */
export function readPuzzle(): Reply<SheetPuzzle> {
  const sheet = SpreadsheetApp.getActiveSheet();
  const size = sizeOf(sheet);
  const content = contentOf(readTable(sheet, size));
  if (!content.ok) return content;
  return done({ sheetId: sheet.getSheetId(), sheetName: sheet.getName(), size, content: content.value });
}

/** The size of the sheet's puzzle; 10 × 10 for a sheet that was never set up. */
function sizeOf(sheet: Sheet): Size {
  return recallPuzzle(sheet)?.size ?? DEFAULT_SIZE;
}

function contentOf(table: Table): Reply<SheetContent> {
  const reading = readPicture(table);
  switch (reading.kind) {
    case 'refused':
      return refuse(reading.problem);
    case 'picture':
      return done({ kind: 'picture', picture: pictureText(reading.picture) });
    case 'none':
      return typedContent(table);
  }
}

function typedContent(table: Table): Reply<SheetContent> {
  if (hasNoClues(table)) return done({ kind: 'nothing' });
  const { rows, columns, problems } = readTypedClues(table);
  return problems[0] === undefined ? done({ kind: 'clues', rows, columns }) : refuse(problems[0]);
}

/** Selects the cells of one line, so that the person sees in the sheet which one a step is about. */
export function showLine(request: unknown): Reply<null> {
  if (!isLineToShow(request)) return refuse(BAD_REQUEST);
  const sheet = findSheet(request.sheetId);
  if (sheet === null) return refuse(SHEET_GONE);
  const size = sizeOf(sheet);
  const lines = request.kind === 'row' ? size.rows : size.columns;
  if (request.index < 0 || request.index >= lines) return refuse(LINE_GONE);
  const area = lineArea(request, size);
  if (!sameSize(existingPart(sheet, area), area)) return refuse(LINE_GONE);
  rangeOf(sheet, area).activate();
  return done(null);
}

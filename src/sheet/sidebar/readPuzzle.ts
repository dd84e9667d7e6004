/** Gives the sidebar the puzzle of the open sheet: the picture, or the clues as typed where the grid is empty. */

import { pictureText } from '../../contract/pictureText';
import type { Reply, SheetContent, SheetPuzzle } from '../../contract/wire';
import { hasNoClues, readTypedClues } from '../clueCells';
import { sizeOf } from '../memory';
import { readPicture } from '../picture';
import { tableRange } from '../ranges';
import { readTable, type Table } from '../table';
import { done, refuse } from './replies';

export function readPuzzle(): Reply<SheetPuzzle> {
  const sheet = SpreadsheetApp.getActiveSheet();
  const size = sizeOf(sheet);
  const content = contentOf(readTable(tableRange(sheet, size), size));
  if (!content.ok) return content;
  return done({ sheetId: sheet.getSheetId(), sheetName: sheet.getName(), size, content: content.value });
}

function contentOf(table: Table): Reply<SheetContent> {
  const reading = readPicture(table);
  switch (reading.kind) {
    case 'refused':
      return refuse(reading.problem);
    case 'picture':
      return done({ kind: 'picture', picture: pictureText(reading.grid) });
    case 'none':
      return typedContent(table);
  }
}

function typedContent(table: Table): Reply<SheetContent> {
  if (hasNoClues(table)) return done({ kind: 'nothing' });
  const { rows, columns, problems } = readTypedClues(table);
  return problems[0] === undefined ? done({ kind: 'clues', rows, columns }) : refuse(problems[0]);
}

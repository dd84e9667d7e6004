/** What the sidebar reads and shows: the puzzle of the open sheet, and one of its lines selected. Reading changes nothing. */

import { pictureText } from '../../contract/pictureText';
import { DEFAULT_SIZE, lineArea, sameSize } from '../../contract/places';
import type { Reply, SheetContent, SheetPuzzle } from '../../contract/wire';
import { existingPart, findSheet, hasCells, rangeOf } from '../document';
import { newPuzzle, recallPuzzle } from '../notedPuzzle';
import type { TypedClues } from '../reading/clueCells';
import { type Decision, decideClues, isStale, readSheet } from '../renewal/decide';
import { renewQuickly } from '../renewal/renewVerdict';
import { BAD_REQUEST, LINE_GONE, NO_CELLS, SHEET_GONE } from '../words/messages';
import { done, isLineToShow, refuse } from './requests';

/**
 * Gives the sidebar the puzzle of the open sheet: the picture, or the clues as somebody typed them, whose drawing beside them is an
 * attempt at solving. A verdict that is about something else is renewed.
 */
export function readPuzzle(): Reply<SheetPuzzle> {
  const sheet = SpreadsheetApp.getActiveSheet();
  if (!hasCells(sheet)) return refuse(NO_CELLS);
  const puzzle = recallPuzzle(sheet) ?? newPuzzle(DEFAULT_SIZE);
  const decision = decideClues(readSheet(sheet, puzzle), 'keep');
  if (isStale(puzzle, decision)) renewQuickly(sheet, puzzle);
  const content = contentOf(decision);
  if (!content.ok) return content;
  return done({ sheetId: sheet.getSheetId(), sheetName: sheet.getName(), size: puzzle.size, content: content.value });
}

function contentOf(decision: Decision): Reply<SheetContent> {
  switch (decision.kind) {
    case 'refused':
      return refuse(decision.problem);
    case 'drawn':
      return done({ kind: 'picture', picture: pictureText(decision.picture) });
    case 'typed':
      return typedContent(decision.typed);
    case 'nothing':
    case 'ask':
      return done({ kind: 'nothing' });
  }
}

function typedContent({ rows, columns, problems }: TypedClues): Reply<SheetContent> {
  return problems[0] === undefined ? done({ kind: 'clues', rows, columns }) : refuse(problems[0]);
}

/** Selects the cells of one line, so that the person sees in the sheet which one a step is about. */
export function showLine(request: unknown): Reply<null> {
  if (!isLineToShow(request)) return refuse(BAD_REQUEST);
  const sheet = findSheet(request.sheetId);
  if (sheet === null) return refuse(SHEET_GONE);
  const size = recallPuzzle(sheet)?.size ?? DEFAULT_SIZE;
  const lines = request.kind === 'row' ? size.rows : size.columns;
  if (request.index < 0 || request.index >= lines) return refuse(LINE_GONE);
  const area = lineArea(request, size);
  if (!sameSize(existingPart(sheet, area), area)) return refuse(LINE_GONE);
  rangeOf(sheet, area).activate();
  return done(null);
}

/** What the sidebar reads and shows: the puzzle of the open sheet, and places of it selected. Reading changes nothing. */
import { type Area, DEFAULT_SIZE, lineArea, sameSize } from '../../contract/places';
import type { Reply, SheetPuzzle } from '../../contract/wire';
import { existingPart, findSheet, frontSheet, rangeOf, type Sheet } from '../document';
import { type NotedPuzzle, recallPuzzle } from '../notedPuzzle';
import { BAD_REQUEST, CELL_GONE, KEEPS_CHANGING, LINE_GONE, SHEET_GONE } from '../words/messages';
import { describeSheet, markNow } from './describing';
import { done, isCellToShow, isLineToShow, refuse } from './requests';

/**
 * Gives the sidebar the puzzle of the open sheet: the picture, or the clues as somebody typed them, whose drawing beside them is an
 * attempt at solving; or why there is none.
 */
export function readPuzzle(): Reply<SheetPuzzle> {
  return done(describeSheet(frontSheet()));
}

/**
 * The same, but null when the open sheet has the mark that it had when it was read; then little is read. Where a formula with RAND
 * changes the picture with every write, and A1 says so, nothing is renewed: looking would never come to an end.
 */
export function followSheet(mark: unknown): Reply<SheetPuzzle | null> {
  const sheet = frontSheet();
  return done(markNow(sheet) === mark ? null : describeSheet(sheet, standsStill));
}

function standsStill({ verdict }: NotedPuzzle): boolean {
  return verdict === null || ![verdict.text, ...verdict.details].some((sentence) => sentence.includes(KEEPS_CHANGING));
}

/** Selects the cells of one line, so that the person sees in the sheet which one a step is about. */
export function showLine(request: unknown): Reply<null> {
  if (!isLineToShow(request)) return refuse(BAD_REQUEST);
  const sheet = findSheet(request.sheetId);
  if (sheet === null) return refuse(SHEET_GONE);
  const size = recallPuzzle(sheet)?.size ?? DEFAULT_SIZE;
  const lines = request.kind === 'row' ? size.rows : size.columns;
  if (request.index < 0 || request.index >= lines) return refuse(LINE_GONE);
  return select(sheet, lineArea(request, size), LINE_GONE);
}

/** Selects one cell. */
export function showCell(request: unknown): Reply<null> {
  if (!isCellToShow(request)) return refuse(BAD_REQUEST);
  const sheet = findSheet(request.sheetId);
  if (sheet === null) return refuse(SHEET_GONE);
  return select(sheet, { row: request.row, column: request.column, rows: 1, columns: 1 }, CELL_GONE);
}

function select(sheet: Sheet, area: Area, gone: string): Reply<null> {
  if (!sameSize(existingPart(sheet, area), area)) return refuse(gone);
  rangeOf(sheet, area).activate();
  return done(null);
}

/** Selects the cells of one line, so that the person sees in the sheet which one a step is about. */
import { lineArea } from '../../contract/places';
import type { Reply } from '../../contract/wire';
import { sizeOf } from '../memory';
import { rangeOf } from '../ranges';
import { isLineToShow } from '../requests';
import { BAD_REQUEST, LINE_GONE, SHEET_GONE } from '../words/sidebar';
import { done, findSheet, refuse } from './replies';

export function showLine(request: unknown): Reply<null> {
  if (!isLineToShow(request)) return refuse(BAD_REQUEST);
  const sheet = findSheet(request.sheetId);
  if (sheet === null) return refuse(SHEET_GONE);
  const size = sizeOf(sheet);
  const lines = request.kind === 'row' ? size.rows : size.columns;
  if (request.index < 0 || request.index >= lines) return refuse(LINE_GONE);
  rangeOf(sheet, lineArea(request, size)).activate();
  return done(null);
}

/** Where rows, columns and areas of the sheet are on the screen, in pixels from the top left corner of cell A1. */
import { type Area, type Extent, overlap } from '../../standin/areas';
import type { SheetView } from '../../standin/types';
import { lastSpot } from './spot';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The area's box, as far as it is drawn; null when nothing of it is. */
export function boxOf(area: Area, sheet: SheetView, shown: Extent): Box | null {
  if (!overlap(area, { row: 1, column: 1, ...shown })) return null;
  const last = lastSpot(area);
  const left = length(sheet.columnWidths, 0, area.column - 1);
  const top = length(sheet.rowHeights, 0, area.row - 1);
  const width = length(sheet.columnWidths, area.column - 1, Math.min(last.column, shown.columns));
  const height = length(sheet.rowHeights, area.row - 1, Math.min(last.row, shown.rows));
  return { left, top, width, height };
}

/** The sum of the sizes from index `from` to before `to`. */
function length(sizes: readonly number[], from: number, to: number): number {
  return sizes.slice(from, to).reduce((sum, size) => sum + size, 0);
}

/** Pixels that the row numbers and the column letters take. */
const HEADING_WIDTH = 46;
const HEADING_HEIGHT = 24;

/** Where a row or a column stays while the others are scrolled, in pixels from the edge of the window; null where it does not. */
export function frozenAt(sheet: SheetView, lines: 'rows' | 'columns', line: number): number | null {
  if (line > sheet.frozen[lines]) return null;
  return lines === 'rows'
    ? HEADING_HEIGHT + length(sheet.rowHeights, 0, line - 1)
    : HEADING_WIDTH + length(sheet.columnWidths, 0, line - 1);
}

/** What is covered at the top and at the left by headings and frozen lines: a cell that is looked at is to be beside it. */
export function coveredEdges(sheet: SheetView): { readonly scrollPadding: string } {
  const top = HEADING_HEIGHT + length(sheet.rowHeights, 0, sheet.frozen.rows);
  const left = HEADING_WIDTH + length(sheet.columnWidths, 0, sheet.frozen.columns);
  return { scrollPadding: `${top}px 0 0 ${left}px` };
}

/** The box as a style. */
export function placed({ left, top, width, height }: Box) {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

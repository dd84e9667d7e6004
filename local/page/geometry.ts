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

/** The box as a style. */
export function placed({ left, top, width, height }: Box) {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

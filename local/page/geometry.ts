/** Where rows, columns and cells of the sheet are, in pixels. */
import type { SheetView } from '../../standin/types';
import type { Spot } from './spot';

/** The sizes of the headings, also in sheet.css. */
export const HEADING_WIDTH = 46;
export const HEADING_HEIGHT = 24;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The cell's box, from the top left corner of cell A1. */
export function boxOf({ row, column }: Spot, sheet: SheetView): Box {
  return {
    left: startOf(sheet.columnWidths, column),
    top: startOf(sheet.rowHeights, row),
    width: sheet.columnWidths[column - 1] ?? 0,
    height: sheet.rowHeights[row - 1] ?? 0,
  };
}

/** Where a row or column begins, counted from 1: the sum of the sizes before it. */
export function startOf(sizes: readonly number[], line: number): number {
  return sizes.slice(0, line - 1).reduce((sum, size) => sum + size, 0);
}

/** One direction of scrolling: how far it is scrolled, how much is seen, and how much of that is frozen. */
export interface Scroll {
  readonly position: number;
  readonly seen: number;
  readonly frozen: number;
}

/** How far to scroll for a cell to be in view, and no further; what is frozen is in view anyway. */
export function scrolledTo(start: number, size: number, { position, seen, frozen }: Scroll): number {
  if (start < frozen) return position;
  const least = start + size - seen;
  const most = start - frozen;
  return Math.min(Math.max(position, least), most);
}

/** What is frozen: how much of it stays in view, and the styles that keep it there. */
import type { Extent } from '../../standin/areas';
import type { SheetView } from '../../standin/types';
import { HEADING_HEIGHT, HEADING_WIDTH, startOf } from './geometry';

/** The part of the page in which the sheet is seen, in pixels. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** What is frozen takes no more than this part of the window, so that there is room to scroll in. */
const MOST = { height: 3 / 4, width: 3 / 5 };

/** The first rows and columns that stay in view: those that are frozen, as long as they leave enough room for the others. */
export function frozenIn({ width, height }: Window, { frozen, rowHeights, columnWidths }: SheetView): Extent {
  const taken = {
    height: HEADING_HEIGHT + startOf(rowHeights, frozen.rows + 1),
    width: HEADING_WIDTH + startOf(columnWidths, frozen.columns + 1),
  };
  return {
    rows: taken.height <= MOST.height * height ? frozen.rows : 0,
    columns: taken.width <= MOST.width * width ? frozen.columns : 0,
  };
}

/** The style of a cell or heading in a column of which the first `frozen` stay in view; sheet.css has the layers. */
export function columnStyle(widths: readonly number[], column: number, frozen: number) {
  const width = `${widths[column - 1]}px`;
  if (column > frozen) return { width };
  return { width, position: 'sticky', zIndex: 4, left: `${HEADING_WIDTH + startOf(widths, column)}px` } as const;
}

/** The style of a row of which the first `frozen` stay in view. */
export function rowStyle(heights: readonly number[], row: number, frozen: number) {
  const height = `${heights[row - 1]}px`;
  if (row > frozen) return { height };
  return { height, position: 'sticky', zIndex: 6, top: `${HEADING_HEIGHT + startOf(heights, row)}px` } as const;
}

/** The classes of a row, or of a cell in a column, of which the first `frozen` stay in view. */
export function frozenClass(line: number, frozen: number): string {
  if (line > frozen) return '';
  return line === frozen ? ' frozen last-frozen' : ' frozen';
}

/** The window in which the sheet is seen: how large it is, and scrolling in it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Extent } from '../../standin/areas';
import type { SheetView } from '../../standin/types';
import type { Window } from './frozen';
import { boxOf, HEADING_HEIGHT, HEADING_WIDTH, scrolledTo, startOf } from './geometry';
import type { Spot } from './spot';

/** The size of the element, now and whenever it changes. */
export function useWindow(ref: RefObject<HTMLElement | null>): Window {
  const [size, setSize] = useState<Window>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** Scrolls as little as it takes to bring the cell into view. */
export function reveal(scroller: HTMLElement, spot: Spot, sheet: SheetView, frozen: Extent): void {
  const { left, top, width, height } = boxOf(spot, sheet);
  scroller.scrollTo(
    scrolledTo(left, width, {
      position: scroller.scrollLeft,
      seen: scroller.clientWidth - HEADING_WIDTH,
      frozen: startOf(sheet.columnWidths, frozen.columns + 1),
    }),
    scrolledTo(top, height, {
      position: scroller.scrollTop,
      seen: scroller.clientHeight - HEADING_HEIGHT,
      frozen: startOf(sheet.rowHeights, frozen.rows + 1),
    }),
  );
}

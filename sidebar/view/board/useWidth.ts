/** The width of an element, kept up to date as the sidebar or its zoom changes. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Inner width of Google's sidebar, until the element has been measured. */
const USUAL_WIDTH = 276;

/** Pixels inside the element's padding. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

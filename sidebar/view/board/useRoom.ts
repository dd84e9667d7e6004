/** The room that a board may fill, kept up to date as the sidebar or its zoom changes. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Room } from '../../board/boardSize';

/** Inner width of Google's sidebar, until the element has been measured. */
const USUAL_WIDTH = 276;
/** From this width on a view stands beside its board, not above and below it. */
const WIDE = 700;
/** Pixels that a view needs above and below its board, so that what belongs to the board is seen with it; and what a board gets anyhow. */
const AROUND = 288;
const AROUND_WIDE = 110;
const LEAST_HEIGHT = 240;

/** Pixels inside the element's padding, and down to where the rest of the view still has its place. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>(() => ({ width: USUAL_WIDTH, height: availableHeight() }));
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setRoom({ width: current.clientWidth, height: availableHeight() });
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return room;
}

function availableHeight(): number {
  return Math.max(LEAST_HEIGHT, window.innerHeight - (window.innerWidth < WIDE ? AROUND : AROUND_WIDE));
}

/** Lets something be dragged over the page, no further than that its handle can still be reached. */
import { useState } from 'preact/hooks';

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the handle that stay within the window. */
const REACH = 48;

/** How far it was dragged, in pixels, and the handlers of the element by which it is dragged. */
export function useDragged() {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });
  const [grip, setGrip] = useState<Offset | null>(null);
  const drop = () => setGrip(null);
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const { currentTarget, target, clientX, clientY, button } = event;
        if (!(currentTarget instanceof Element && target instanceof Element)) return;
        if (button !== 0 || target.closest('button') !== null) return;
        currentTarget.setPointerCapture(event.pointerId);
        setGrip({ x: clientX - offset.x, y: clientY - offset.y });
      },
      onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent) => {
        if (grip === null || !(currentTarget instanceof Element)) return;
        const wanted = { x: clientX - grip.x, y: clientY - grip.y };
        setOffset(withinWindow(wanted, offset, currentTarget.getBoundingClientRect()));
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
}

/** `box` is where the handle is at the offset `now`. */
function withinWindow(wanted: Offset, now: Offset, box: DOMRect): Offset {
  const [left, top] = [box.left - now.x, box.top - now.y];
  return {
    x: Math.min(Math.max(wanted.x, REACH - left - box.width), window.innerWidth - REACH - left),
    y: Math.min(Math.max(wanted.y, -top), window.innerHeight - REACH - top),
  };
}

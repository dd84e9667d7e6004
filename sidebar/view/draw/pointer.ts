/** Drawing with mouse, pen or finger: from the pointer to cells of the board. */
import type { Position } from '../../../src/core';
import { continueStroke, dropStroke, finishStroke, pointAt, startStroke } from '../../actions/drawing';
import type { App } from '../../app';
import type { BoardSize } from '../../board/boardSize';
import { drawingNow } from '../../state/state';

const RIGHT_BUTTON = 2;

/** What the board does with the pointer. Outside the cells nothing begins; a stroke that leaves them goes on along the edge. */
export function pointerHandlers(app: App, size: BoardSize) {
  return {
    onPointerDown: (event: PointerEvent) => press(app, event, size),
    onPointerMove: (event: PointerEvent) => move(app, event, size),
    onPointerUp: () => finishStroke(app),
    onPointerCancel: () => dropStroke(app),
    onPointerLeave: () => pointAt(app, null),
  };
}

function press(app: App, event: PointerEvent, size: BoardSize): void {
  const at = cellUnder(event, size);
  if (at === null || (event.button !== 0 && event.button !== RIGHT_BUTTON)) return;
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.setPointerCapture(event.pointerId);
  const tool = event.button === RIGHT_BUTTON ? 'empty' : app.state().tool;
  startStroke(app, at, tool, event.shiftKey);
}

/** A pointer that moves fast reports several places at once. */
function move(app: App, event: PointerEvent, size: BoardSize): void {
  const isDrawing = drawingNow(app.state())?.stroke != null;
  pointAt(app, cellUnder(event, size));
  if (!isDrawing) return;
  const events = event.getCoalescedEvents?.() ?? [];
  for (const one of events.length > 0 ? events : [event]) {
    const at = nearestCell(event, one, size);
    if (at !== null) continueStroke(app, at, event.shiftKey);
  }
}

function cellUnder(event: PointerEvent, size: BoardSize): Position | null {
  const at = nearestCell(event, event, size);
  const cells = cellsOf(event);
  if (at === null || cells === null) return null;
  const { left, top, right, bottom } = cells.getBoundingClientRect();
  const isInside = event.clientX >= left && event.clientX < right && event.clientY >= top && event.clientY < bottom;
  return isInside ? at : null;
}

function nearestCell(event: PointerEvent, { clientX, clientY }: PointerEvent, size: BoardSize): Position | null {
  const cells = cellsOf(event);
  if (cells === null) return null;
  const { left, top } = cells.getBoundingClientRect();
  const { cellSize, width, height } = size;
  return {
    row: indexAt(clientY - top, cellSize, height),
    column: indexAt(clientX - left, cellSize, width),
  };
}

function indexAt(distance: number, cellSize: number, length: number): number {
  return Math.max(0, Math.min(Math.floor(distance / cellSize), Math.round(length / cellSize) - 1));
}

function cellsOf({ currentTarget }: PointerEvent): Element | null {
  return currentTarget instanceof Element ? currentTarget.querySelector('.cells') : null;
}

/** Drawing with the keyboard: arrows move, Space turns a cell over, Shift with an arrow draws a line, Delete empties. */
import type { Position } from '../../../src/core';
import { drawCell, dropStroke, moveCursor, stepThroughChanges } from '../../actions/drawing';
import type { App } from '../../app';
import { sizeOfGrid } from '../../state/cells';
import { type Drawing, pictureOf } from '../../state/drawing';
import { drawingNow } from '../../state/state';

const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
  PageUp: [Number.NEGATIVE_INFINITY, 0],
  PageDown: [Number.POSITIVE_INFINITY, 0],
};

/** Does what a key on the board means; returns whether it means anything. */
export function pressKey(app: App, event: KeyboardEvent): boolean {
  const drawing = drawingNow(app.state());
  if (drawing === null || event.altKey) return false;
  const isDone = event.ctrlKey || event.metaKey ? undoOrRedo(app, event) : draw(app, drawing, event);
  if (isDone) {
    event.preventDefault();
    event.stopPropagation();
  }
  return isDone;
}

function undoOrRedo(app: App, { key, shiftKey }: KeyboardEvent): boolean {
  const pressed = key.toLowerCase();
  if (pressed !== 'z' && pressed !== 'y') return false;
  stepThroughChanges(app, pressed === 'y' || shiftKey ? 'redo' : 'undo');
  return true;
}

function draw(app: App, drawing: Drawing, { key, shiftKey }: KeyboardEvent): boolean {
  const { cursor } = drawing;
  const move = MOVES[key];
  if (move !== undefined) {
    const to = moved(drawing, move);
    if (shiftKey) drawCell(app, to, isFilled(drawing, cursor));
    else moveCursor(app, to);
    return true;
  }
  switch (key) {
    case ' ':
    case 'Enter':
      drawCell(app, cursor, app.state().tool === 'empty' ? false : null);
      return true;
    case 'Delete':
    case 'Backspace':
      drawCell(app, cursor, false);
      return true;
    case 'Escape':
      dropStroke(app);
      return true;
    default:
      return false;
  }
}

function isFilled(drawing: Drawing, { row, column }: Position): boolean {
  return pictureOf(drawing)[row]?.[column] === true;
}

function moved({ cursor, base }: Drawing, [down, right]: readonly [number, number]): Position {
  const { rows, columns } = sizeOfGrid(base);
  return { row: within(cursor.row + down, rows), column: within(cursor.column + right, columns) };
}

function within(value: number, count: number): number {
  return Math.max(0, Math.min(value, count - 1));
}

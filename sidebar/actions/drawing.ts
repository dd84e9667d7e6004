/** Drawing on the board: strokes, changes of the whole picture, undo and redo. Each goes to the sheet as soon as it is made. */
import type { Size } from '../../src/contract/places';
import type { Grid, Position } from '../../src/core';
import { type App, showMessage } from '../app';
import { isSameSize } from '../state/cells';
import { type Drawing, nextChange, pictureOf, withChangeMade, withPicture, withStrokeEnded } from '../state/drawing';
import { drawingNow, withDrawing } from '../state/state';
import { beginStroke, extendStroke, type Tool } from '../state/stroke';
import { resized } from '../state/transforms';
import { judgeDrawing } from './judging';
import { sendDrawing } from './sending';
import { replacePicture } from './writing';

export function chooseTool(app: App, tool: Tool): void {
  app.update((state) => ({ ...state, tool }));
}

/** Begins a stroke at a cell; with `straight`, a line from the last cell that was drawn. */
export function startStroke(app: App, at: Position, tool: Tool, straight: boolean): void {
  showMessage(app, null);
  changeDrawing(app, (drawing) => ({
    ...drawing,
    stroke: beginStroke(pictureOf(drawing), at, tool, straight ? drawing.cursor : at),
    cursor: at,
  }));
  judgeDrawing(app, 'later');
}

/** Takes the stroke on to a cell; with `straight`, it is the line from its first cell. */
export function continueStroke(app: App, at: Position, straight: boolean): void {
  const drawing = drawingNow(app.state());
  if (drawing?.stroke === null || drawing === null) return;
  if (drawing.stroke.last.row === at.row && drawing.stroke.last.column === at.column) return;
  const stroke = extendStroke(drawing.stroke, at, straight);
  changeDrawing(app, (current) => ({ ...current, stroke, cursor: at }));
  judgeDrawing(app, 'later');
}

export function finishStroke(app: App): void {
  if (drawingNow(app.state())?.stroke) settle(app, withStrokeEnded);
}

/** Takes the stroke back that is being drawn. */
export function dropStroke(app: App): void {
  changeDrawing(app, (drawing) => ({ ...drawing, stroke: null }));
  judgeDrawing(app, 'soon');
}

/** Makes one cell filled or empty, or turns it over. */
export function drawCell(app: App, at: Position, filled: boolean | null): void {
  const drawing = drawingNow(app.state());
  if (drawing === null) return;
  const wanted = filled ?? pictureOf(drawing)[at.row]?.[at.column] !== true;
  changeDrawing(app, (current) => ({ ...current, cursor: at }));
  settle(app, (current) => withPicture(current, withCell(pictureOf(current), at, wanted)));
}

function withCell(picture: Grid, at: Position, filled: boolean): Grid {
  return picture.map((row, index) =>
    index === at.row ? row.map((was, column) => (column === at.column ? filled : was)) : row,
  );
}

export function moveCursor(app: App, cursor: Position): void {
  changeDrawing(app, (drawing) => ({ ...drawing, cursor }));
}

export function pointAt(app: App, pointed: Position | null): void {
  app.update((state) =>
    state.pointed?.row === pointed?.row && state.pointed?.column === pointed?.column ? state : { ...state, pointed },
  );
}

/** Changes the whole picture. One of another size is written after a question. */
export function transform(app: App, change: (picture: Grid) => Grid): void {
  const drawing = drawingNow(app.state());
  if (drawing === null) return;
  const [before, after] = [pictureOf(drawing), change(pictureOf(drawing))];
  if (isSameSize(before, after)) settle(app, (current) => withPicture(current, after));
  else void replacePicture(app, after, { kind: 'new', change: { before, after } });
}

export function changeSize(app: App, size: Size): void {
  transform(app, (picture) => resized(picture, size));
}

/** Makes the picture another one of its size, says so, and offers to take it back. */
export function drawChange(app: App, picture: Grid, text: string): void {
  settle(app, (current) => withPicture(current, picture));
  showMessage(app, { kind: 'done', text, offer: { kind: 'take-back' } });
}

/** Takes the last change back, or makes it again. */
export function stepThroughChanges(app: App, way: 'undo' | 'redo'): void {
  const drawing = drawingNow(app.state());
  const change = drawing === null ? null : nextChange(drawing, way);
  if (drawing === null || change === null) return;
  if (isSameSize(change.before, change.after)) settle(app, (current) => withChangeMade(current, way));
  else void replacePicture(app, change.before, { kind: way });
}

function changeDrawing(app: App, change: (drawing: Drawing) => Drawing): void {
  const drawing = drawingNow(app.state());
  if (drawing !== null) app.update((state) => withDrawing(state, drawing.sheetId, change));
}

/** Makes a change, judges the picture and sends what is new. */
function settle(app: App, change: (drawing: Drawing) => Drawing): void {
  changeDrawing(app, change);
  judgeDrawing(app, 'soon');
  const drawing = drawingNow(app.state());
  if (drawing !== null) void sendDrawing(app, drawing.sheetId);
}

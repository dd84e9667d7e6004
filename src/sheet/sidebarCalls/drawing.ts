/** Drawing from the sidebar: single cells of the grid, and none besides, so that what others change meanwhile stays. */
import { GRID_CORNER, gridArea, type Place, sameSize } from '../../contract/places';
import type { CellsToDraw, CellToDraw, DrawOutcome, Reply } from '../../contract/wire';
import type { Grid } from '../../core';
import { fillCells, rangeOf } from '../document';
import type { NotedPuzzle } from '../notedPuzzle';
import { readPicture } from '../reading/picture';
import { readTable } from '../reading/table';
import { BAD_REQUEST, sizeHasChanged } from '../words/messages';
import { carryOut } from './carryOut';
import { describeSheet } from './describing';
import { type Destination, formulasLost, layOutDestination, openDestination } from './destination';
import { otherFront } from './front';
import { done, isCellsToDraw, refuse } from './requests';

/**
 * Draws cells. Where formulas fill the grid, a question comes first: the picture that they give is put in their place, whole, with what
 * was drawn in it.
 */
export function drawCells(request: unknown): Reply<DrawOutcome> {
  if (!isCellsToDraw(request)) return refuse(BAD_REQUEST);
  const front = request.behind ? null : otherFront(request.sheetId);
  if (front !== null) return done({ written: false, front });
  const opened = openDestination(request.sheetId, request.size);
  if (!opened.ok) return opened;
  const destination = opened.value;
  const { reading, resizing } = destination;
  if (!sameSize(resizing.from, resizing.to)) return refuse(sizeHasChanged(resizing.from));
  return reading.kind === 'refused' ? refuse(reading.problem) : draw(destination, request);
}

function draw(destination: Destination, { cells, overwrite }: CellsToDraw): Reply<DrawOutcome> {
  const { sheet, resizing, isNew } = destination;
  const lost = formulasLost(destination);
  const write = () => drawInto(destination, cells, lost.length > 0);
  const consequences = [...destination.consequences, ...lost];
  const outcome = carryOut({ sheet, size: resizing.to, isNew, consequences, write, message: '' }, overwrite);
  if (!outcome.ok) return outcome;
  return done(outcome.value.written ? { written: true, puzzle: describeSheet(sheet) } : outcome.value);
}

function drawInto(destination: Destination, cells: readonly CellToDraw[], isFed: boolean): NotedPuzzle {
  const { sheet, resizing } = destination;
  if (isFed) rangeOf(sheet, gridArea(resizing.to)).setValues(withCells(pictureIn(destination), cells));
  else for (const filled of [true, false]) fillCells(sheet, placesIn(cells, filled), filled);
  return layOutDestination(destination);
}

function placesIn(cells: readonly CellToDraw[], wanted: boolean): readonly Place[] {
  return cells
    .filter(({ filled }) => filled === wanted)
    .map(({ row, column }) => ({ row: GRID_CORNER.row + row, column: GRID_CORNER.column + column }));
}

/** What the grid shows now, under the lock. */
function pictureIn({ sheet, resizing, reading }: Destination): Grid {
  const now = readPicture(sheet, readTable(sheet, resizing.to));
  return [now, reading].flatMap((one) => (one.kind === 'picture' ? [one.picture] : []))[0] ?? [];
}

function withCells(picture: Grid, cells: readonly CellToDraw[]): boolean[][] {
  const drawn = picture.map((row) => [...row]);
  for (const { row, column, filled } of cells) drawn[row]?.splice(column, 1, filled);
  return drawn;
}

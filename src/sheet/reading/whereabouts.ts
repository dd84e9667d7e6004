/**
 * Whether puzzle and picture are where they belong: rows or columns may have been inserted or deleted, so that the coloured grid is
 * elsewhere than noted; a picture may reach beyond the grid, or begin in A1 in place of B2.
 */
import {
  type Area,
  areaBelow,
  areaBeside,
  areaName,
  GRID_CORNER,
  gridArea,
  LARGEST,
  type Place,
  placesOf,
  type Size,
  samePlace,
  VERDICT_CELL,
} from '../../contract/places';
import { existingPart, rangeOf, type Sheet } from '../document';
import { describeMoved, describeStretched } from '../words/cells';
import { contentOf } from './cellContents';
import { cluePlaces } from './clueCells';
import { type Table, valueAt } from './table';

/** Where the coloured grid is, when that is not where the puzzle is noted to be. */
export type Displacement =
  /** It begins where it should, but has another size. */
  { readonly kind: 'stretched'; readonly size: Size } | { readonly kind: 'moved'; readonly area: Area };

export function displacementOf(painted: Area | null, size: Size): Displacement | null {
  if (painted === null || areaName(painted) === areaName(gridArea(size))) return null;
  const { rows, columns } = painted;
  return samePlace(painted, GRID_CORNER)
    ? { kind: 'stretched', size: { rows, columns } }
    : { kind: 'moved', area: painted };
}

/** A sentence about that, or null when the puzzle is where it belongs. */
export function displacementProblem(painted: Area | null, size: Size): string | null {
  const displacement = displacementOf(painted, size);
  if (displacement === null) return null;
  return displacement.kind === 'moved'
    ? describeMoved(displacement.area, size)
    : describeStretched(displacement.size, size);
}

/** A filled cell right outside the grid, and the size with which all filled cells around it would be inside. */
export interface Overreach {
  readonly at: Place;
  readonly size: Size;
}

/** Whether the picture goes on beyond the grid; more is read only when a cell right outside it is filled. */
export function overreachOf(sheet: Sheet, table: Table): Overreach | null {
  const { rows, columns } = areaBelow(table.size);
  const around = [
    ...placesOf({ ...areaBelow(table.size), rows, columns: columns + 1 }),
    ...placesOf(areaBeside(table.size)),
  ];
  const at = around.find((place) => isFilled(valueAt(table, place)));
  return at === undefined ? null : { at, size: sizeOfPicture(sheet, table.size) };
}

/** The size of the grid with the rows and columns beyond it that hold TRUE or FALSE without a gap; one more than the largest at most. */
function sizeOfPicture(sheet: Sheet, { rows, columns }: Size): Size {
  const most = LARGEST + 1;
  const area = existingPart(sheet, gridArea({ rows: most, columns: most }));
  const drawn = rangeOf(sheet, area)
    .getValues()
    .map((row) => row.map(isDrawn));
  const width = grown(columns, (column) => drawn.some((row) => row[column] === true));
  const height = grown(rows, (row) => drawn[row]?.slice(0, width).includes(true) === true);
  return { rows: height, columns: width };
}

function grown(count: number, holds: (index: number) => boolean): number {
  return count <= LARGEST && holds(count) ? grown(count + 1, holds) : count;
}

/** The grid and the cells right outside it, below and beside, as far as the sheet has them. */
export function watchedArea({ area }: Table): Area {
  return { ...GRID_CORNER, rows: area.rows - 1, columns: area.columns - 1 };
}

function isFilled(value: unknown): boolean {
  return contentOf(value).kind === 'filled';
}

function isDrawn(value: unknown): boolean {
  const { kind } = contentOf(value);
  return kind === 'filled' || kind === 'empty';
}

/** Whether the picture was put into A1: verdict and clue cells hold TRUE and FALSE. */
export function beginsInA1(table: Table): boolean {
  const places = [VERDICT_CELL, ...cluePlaces('row', table).slice(0, 1), ...cluePlaces('column', table).slice(0, 1)];
  return places.every((place) => isWord(valueAt(table, place)));
}

/** TRUE or FALSE, not a number, which may be a clue. */
function isWord(value: unknown): boolean {
  return isDrawn(value) && typeof value !== 'number' && !/^\s*[01]\s*$/.test(String(value));
}

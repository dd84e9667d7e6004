/**
 * Grids that one formula in their first cell fills, such as =WRAPROWS(SPLIT(O1, ","), 10): how many values its list has.
 * Apps Script does not tell how far a formula spills, so that is concluded from what the cells hold.
 */
import {
  type Area,
  areaBelow,
  areaBeside,
  GRID_CORNER,
  gridArea,
  type Place,
  placesOf,
  samePlace,
} from '../../contract/places';
import { contentOf, isUnavailable } from './cellContents';
import type { SpillProblem } from './problems';
import { isBlank } from './spellings';
import { formulaAt, gridFormulas, type Table, valueAt } from './table';

const NO_ROOM = ['#REF!', '#SPILL!', '#BEZUG!', '#ÜBERLAUF!', '#PROPAGATION!'];

/** What keeps the spilled list from being the grid, or null when nothing does or no single formula fills it. */
export function spillProblem(table: Table): SpillProblem | null {
  const anchor = spillAnchor(table);
  if (anchor === null) return null;
  return blocked(table, anchor) ?? tooWide(table, anchor) ?? tooLong(table, anchor) ?? tooShort(table, anchor);
}

/** The grid's first cell when it holds the only formula of the grid. */
function spillAnchor(table: Table): Place | null {
  const [first, ...others] = gridFormulas(table);
  return first !== undefined && others.length === 0 && samePlace(first, GRID_CORNER) ? first : null;
}

function blocked(table: Table, anchor: Place): SpillProblem | null {
  const error = String(valueAt(table, anchor));
  if (!NO_ROOM.includes(error)) return null;
  const cells = placesOf(gridArea(table.size)).slice(1);
  return { kind: 'blocked', anchor, error, inTheWay: cells.filter((place) => !isBlank(valueAt(table, place))) };
}

/** The column beside the grid belongs to the list when all of it looks like it. */
function tooWide(table: Table, anchor: Place): SpillProblem | null {
  const beside = placesOf(areaBeside(table.size));
  const [at] = beside;
  return at !== undefined && beside.every((place) => looksSpilled(table, place))
    ? { kind: 'too-wide', anchor, at }
    : null;
}

/** The row under the grid belongs to the list when it starts like it, holds nothing else, and the grid's last row is full. */
function tooLong(table: Table, anchor: Place): SpillProblem | null {
  const { rows, columns } = table.size;
  const below = placesOf(areaBelow(table.size));
  const [at] = below;
  const spilled =
    at !== undefined &&
    looksSpilled(table, at) &&
    placesOf(lastRow(table)).every((place) => looksSpilled(table, place)) &&
    below.every((place) => isBlank(valueAt(table, place)) || looksSpilled(table, place));
  if (!spilled) return null;
  const extra = below.filter((place) => !isBlank(valueAt(table, place)) && !isNotAvailable(table, place));
  return { kind: 'too-long', anchor, at, count: rows * columns + extra.length, more: extra.length === columns };
}

function lastRow({ size }: Table): Area {
  return areaBelow({ ...size, rows: size.rows - 1 });
}

/** WRAPROWS pads its last row with #N/A, so the first of them tells where the list ends. */
function tooShort(table: Table, anchor: Place): SpillProblem | null {
  const cells = placesOf(gridArea(table.size));
  const count = cells.findIndex((place) => isNotAvailable(table, place));
  const at = cells[count];
  if (at === undefined) return null;
  const padded = cells.slice(count, Math.ceil(count / table.size.columns) * table.size.columns);
  const rest = cells.slice(count + padded.length);
  const ends =
    padded.length > 0 &&
    padded.every((place) => isNotAvailable(table, place)) &&
    rest.every((place) => isBlank(valueAt(table, place)));
  return ends ? { kind: 'too-short', anchor, at, count } : null;
}

/**
 * A list that is short by whole rows leaves them blank, and so does a formula that gives too few rows: no picture, since where it means
 * empty it says so. Null where the rows that it fills hold no FALSE: then blanks may be what it gives for empty cells.
 */
export function rowsMissing(table: Table): SpillProblem | null {
  const anchor = spillAnchor(table);
  const { columns } = table.size;
  const cells = placesOf(gridArea(table.size));
  const isSpilled = (place: Place) => samePlace(place, GRID_CORNER) || looksSpilled(table, place);
  const end = cells.findIndex((place) => isBlank(valueAt(table, place)));
  const at = cells[end];
  if (anchor === null || at === undefined || end === 0 || end % columns !== 0) return null;
  const given = cells.slice(0, end);
  const saysEmpty = given.some((place) => contentOf(valueAt(table, place)).kind === 'empty');
  const ends = given.every(isSpilled) && cells.slice(end).every((place) => isBlank(valueAt(table, place)));
  return saysEmpty && ends ? { kind: 'too-short', anchor, at, count: end } : null;
}

function isNotAvailable(table: Table, place: Place): boolean {
  return isUnavailable(valueAt(table, place));
}

/** Whether a cell can be one of a list of TRUE and FALSE: no formula of its own, and a value the grid takes, or padding. */
function looksSpilled(table: Table, place: Place): boolean {
  if (formulaAt(table, place) !== '') return false;
  const { kind } = contentOf(valueAt(table, place));
  return kind === 'filled' || kind === 'empty' || isNotAvailable(table, place);
}

/** Giving a sheet's puzzle another size: what stands in the way, what would be lost, and doing it. The picture keeps its first cell. */

import { type Area, areaName, gridArea, type Place, placeName, placesOf, type Size } from '../contract/places';
import { contentOf, isBlank } from './cells';
import { addCheckboxes, hasCheckboxes, removeCheckboxes } from './checkboxes';
import { layPuzzle } from './laying';
import { type Parts, releaseLook } from './look';
import { badCells, filledCells } from './picture';
import { type Sheet, tableRange } from './ranges';
import { formulaAt, gridFormulas, readTable, type Table, valueAt } from './table';
import { describeBadCells, describeMerged } from './words/cells';
import { clueCellTaken } from './words/messages';

/** A change of size, thought through before anything is written. */
export interface Resizing {
  readonly from: Size;
  readonly to: Size;
  /** What stands in the way, as a sentence, or null. */
  readonly problem: string | null;
  /** Cells outside the new puzzle that hold what the person drew or typed. */
  readonly losses: readonly Place[];
  /** Cells outside that hold FALSE; they go when nothing is to be kept outside. */
  readonly emptyCells: readonly Place[];
  /** Clue cells outside that were written from the picture. */
  readonly staleClues: readonly Place[];
  /** The grid's cells with formulas. */
  readonly formulas: readonly Place[];
}

/** Looks at everything that the old or the new puzzle covers. */
export function planResizing(sheet: Sheet, from: Size, to: Size): Resizing {
  const both = { rows: Math.max(from.rows, to.rows), columns: Math.max(from.columns, to.columns) };
  const table = readTable(tableRange(sheet, both), both);
  const outside = partsOutside(from, to);
  return {
    from,
    to,
    problem: obstacle(table, partsOutside(to, from), to),
    formulas: gridFormulas({ ...table, size: from }),
    ...whatIsOutside(table, outside, filledCells(table, gridArea(from)).length > 0),
  };
}

/** The cells of a puzzle of one size that lie outside one of another size. */
function partsOutside(size: Size, other: Size): Parts {
  const below = { row: other.rows + 2, rows: size.rows - other.rows };
  const beside = { column: other.columns + 2, columns: size.columns - other.columns };
  const present = (areas: readonly Area[]) => areas.filter((area) => area.rows > 0 && area.columns > 0);
  return {
    grid: present([
      { ...below, column: 2, columns: size.columns },
      { ...beside, row: 2, rows: Math.min(size.rows, other.rows) },
    ]),
    clues: present([
      { ...below, column: 1, columns: 1 },
      { ...beside, row: 1, rows: 1 },
    ]),
  };
}

function obstacle(table: Table, gained: Parts, to: Size): string | null {
  const merged = table.merged[0];
  if (merged !== undefined) return describeMerged(areaName(merged));
  const taken = gained.clues.flatMap(placesOf).filter((place) => isTaken(table, place));
  if (taken.length > 0) return clueCellTaken(taken.map(placeName), to);
  const bad = gained.grid.flatMap((area) => badCells(table, area));
  return bad.length > 0 ? describeBadCells(bad) : null;
}

/** Clues count as lost where somebody typed them; where a picture is drawn, they were written from it. */
function whatIsOutside(
  table: Table,
  { grid, clues }: Parts,
  drawn: boolean,
): Pick<Resizing, 'losses' | 'emptyCells' | 'staleClues'> {
  const kindAt = (place: Place) => contentOf(valueAt(table, place)).kind;
  const isOwn = (place: Place) => formulaAt(table, place) !== '';
  const cells = grid.flatMap(placesOf);
  const clueCells = clues.flatMap(placesOf).filter((place) => isTaken(table, place));
  return {
    losses: [...cells.filter((place) => kindAt(place) === 'filled'), ...(drawn ? [] : clueCells)],
    emptyCells: cells.filter((place) => kindAt(place) === 'empty' && !isOwn(place)),
    staleClues: drawn ? clueCells.filter((place) => !isOwn(place)) : [],
  };
}

function isTaken(table: Table, place: Place): boolean {
  return formulaAt(table, place) !== '' || !isBlank(valueAt(table, place));
}

/** Lays the puzzle out in the new size; what would be lost is only emptied when that was agreed to. */
export function carryOutResizing(sheet: Sheet, resizing: Resizing, mayClear: boolean): void {
  const { from, to, formulas } = resizing;
  const outside = partsOutside(from, to);
  const boxes = formulas.length === 0 && hasCheckboxes(sheet);
  releaseLook(sheet, from, to, outside);
  layPuzzle(sheet, readTable(tableRange(sheet, to), to));
  if (boxes) {
    removeCheckboxes(sheet, outside.grid);
    addCheckboxes(sheet, to);
  }
  empty(sheet, placesToEmpty(resizing, mayClear));
}

function placesToEmpty({ losses, emptyCells, staleClues }: Resizing, mayClear: boolean): readonly Place[] {
  return mayClear || losses.length === 0 ? [...losses, ...emptyCells, ...staleClues] : staleClues;
}

function empty(sheet: Sheet, places: readonly Place[]): void {
  if (places.length > 0) sheet.getRangeList(neighbours(places).map(areaName)).clearContent();
}

/** Joins cells that stand side by side, so that there are few ranges to empty. */
function neighbours(places: readonly Place[]): readonly Area[] {
  const areas: Area[] = [];
  for (const { row, column } of [...places].sort((a, b) => a.row - b.row || a.column - b.column)) {
    const last = areas[areas.length - 1];
    if (last !== undefined && last.row === row && last.column + last.columns === column) {
      areas[areas.length - 1] = { ...last, columns: last.columns + 1 };
    } else areas.push({ row, column, rows: 1, columns: 1 });
  }
  return areas;
}

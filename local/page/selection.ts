/** Which cells are selected, and where keys and mouse take the selection. */
import { areaName } from '../../standin/a1';
import type { Area, Extent } from '../../standin/areas';
import { areaAround, type Direction, isSameSpot, lastSpot, type Spot } from './spot';

export interface Selection {
  /** The cell that typing goes to. */
  readonly active: Spot;
  /** The corner of the selected area opposite to the active cell; it moves when the selection is extended. */
  readonly corner: Spot;
  /** The column in which Tab was first pressed, to which Enter returns; null after any other move. */
  readonly tabbedFrom: number | null;
}

export function selectCell(active: Spot): Selection {
  return { active, corner: active, tabbedFrom: null };
}

export function selectArea(area: Area): Selection {
  return { active: { row: area.row, column: area.column }, corner: lastSpot(area), tabbedFrom: null };
}

export function selectedArea({ active, corner }: Selection): Area {
  return areaAround(active, corner);
}

/** The selected cells in A1 notation. */
export function selectedRange(selection: Selection): string {
  return areaName(selectedArea(selection));
}

/** The selection reaching from its active cell to another corner. */
export function extendTo(selection: Selection, corner: Spot): Selection {
  return { active: selection.active, corner, tabbedFrom: null };
}

/** The cell one step away, or the same at the edge of the sheet. */
export function neighbour({ row, column }: Spot, { down, along }: Direction, extent: Extent): Spot {
  return { row: within(row + down, extent.rows), column: within(column + along, extent.columns) };
}

/** `value` brought between 1 and `last`. */
export function within(value: number, last: number): number {
  return Math.min(Math.max(value, 1), last);
}

/**
 * Where Ctrl and an arrow lead: to the end of the block of cells that hold something, or across blank cells to the next
 * such cell, or to the edge of the sheet.
 */
export function jump(from: Spot, direction: Direction, extent: Extent, holds: (spot: Spot) => boolean): Spot {
  const next = (spot: Spot) => neighbour(spot, direction, extent);
  const inBlock = holds(from) && holds(next(from));
  const goesOn = (spot: Spot) => !isSameSpot(next(spot), spot) && (inBlock ? holds(next(spot)) : !holds(spot));
  let spot = next(from);
  while (goesOn(spot)) spot = next(spot);
  return spot;
}

/** After Tab: one cell to the right or the left, remembering where the tabbing began. */
export function tab({ active, tabbedFrom }: Selection, along: 1 | -1, extent: Extent): Selection {
  const to = neighbour(active, { down: 0, along }, extent);
  return { ...selectCell(to), tabbedFrom: tabbedFrom ?? active.column };
}

/** After Enter: one cell down or up, in the column in which the tabbing began. */
export function enter({ active, tabbedFrom }: Selection, down: 1 | -1, extent: Extent): Selection {
  const to = neighbour(active, { down, along: 0 }, extent);
  return selectCell({ row: to.row, column: tabbedFrom ?? to.column });
}

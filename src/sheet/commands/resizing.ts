/** Giving a sheet's puzzle another size: what stands in the way, what would be lost, and doing it. The picture keeps its first cell. */
import {
  areaName,
  cellName,
  type Parts,
  type Place,
  partsOutside,
  placesOf,
  type Size,
  tableArea,
} from '../../contract/places';
import { emptyCells, existingParts, makeRoom, type Sheet } from '../document';
import { type NotedPuzzle, notePuzzle } from '../notedPuzzle';
import { contentOf } from '../reading/cellContents';
import { badCells } from '../reading/picture';
import { formulaAt, gridFormulas, isTaken, readTable, type Table, valueAt } from '../reading/table';
import { describeBadCells, describeMerged } from '../words/cells';
import { clueCellTaken } from '../words/messages';
import { isWritten } from '../writing/clues';
import { addCheckboxes, hasCheckboxes, layOut, releaseFormats, removeCheckboxes } from '../writing/formatting';

/** A change of size, thought through before anything is written. */
export interface Resizing {
  /** The puzzle as it is now. */
  readonly puzzle: NotedPuzzle;
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
export function planResizing(sheet: Sheet, puzzle: NotedPuzzle, to: Size): Resizing {
  const from = puzzle.size;
  const both = { rows: Math.max(from.rows, to.rows), columns: Math.max(from.columns, to.columns) };
  const table = readTable(sheet, both);
  const outside = partsOutside(from, to);
  return {
    puzzle,
    from,
    to,
    problem: obstacle(table, partsOutside(to, from), to),
    formulas: gridFormulas({ ...table, size: from }),
    ...whatIsOutside(table, outside, puzzle),
  };
}

function obstacle(table: Table, gained: Parts, to: Size): string | null {
  const merged = table.merged[0];
  if (merged !== undefined) return describeMerged(areaName(merged));
  const taken = gained.clues.flatMap(placesOf).filter((place) => isTaken(table, place));
  if (taken.length > 0) return clueCellTaken(taken.map(cellName), to);
  const bad = gained.grid.flatMap((area) => badCells(table, area));
  return bad.length > 0 ? describeBadCells(bad) : null;
}

/** Clues count as lost where somebody typed them; those that were written from a picture go with it. */
function whatIsOutside(
  table: Table,
  { grid, clues }: Parts,
  { written }: NotedPuzzle,
): Pick<Resizing, 'losses' | 'emptyCells' | 'staleClues'> {
  const kindAt = (place: Place) => contentOf(valueAt(table, place)).kind;
  const isOwn = (place: Place) => formulaAt(table, place) !== '';
  const cells = grid.flatMap(placesOf);
  const clueCells = clues.flatMap(placesOf).filter((place) => isTaken(table, place));
  const isStale = (place: Place) => !isOwn(place) && isWritten(place, valueAt(table, place), written);
  return {
    losses: [
      ...cells.filter((place) => kindAt(place) === 'filled'),
      ...clueCells.filter((place) => !isOwn(place) && !isStale(place)),
    ],
    emptyCells: cells.filter((place) => kindAt(place) === 'empty' && !isOwn(place)),
    staleClues: clueCells.filter(isStale),
  };
}

/** Lays the puzzle out in the new size; what would be lost is only emptied when that was agreed to. */
export function carryOutResizing(sheet: Sheet, resizing: Resizing, mayClear: boolean): NotedPuzzle {
  const { puzzle, from, to, formulas } = resizing;
  const outside = existingParts(sheet, partsOutside(from, to));
  makeRoom(sheet, tableArea(to));
  const boxes = hasCheckboxes(sheet, {
    rows: Math.min(from.rows, to.rows),
    columns: Math.min(from.columns, to.columns),
  });
  releaseFormats(sheet, outside, puzzle.layout);
  const layout = layOut(sheet, readTable(sheet, to), puzzle.layout, boxes);
  const resized = notePuzzle(sheet, { ...puzzle, size: to, layout });
  if (boxes && formulas.length === 0) {
    removeCheckboxes(sheet, outside.grid);
    addCheckboxes(sheet, to);
  }
  emptyCells(sheet, placesToEmpty(resizing, mayClear));
  return resized;
}

function placesToEmpty({ losses, emptyCells, staleClues }: Resizing, mayClear: boolean): readonly Place[] {
  return mayClear || losses.length === 0 ? [...losses, ...emptyCells, ...staleClues] : staleClues;
}

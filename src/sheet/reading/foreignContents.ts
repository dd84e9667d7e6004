/** What of the person's own stands where verdict and clues go, on a sheet that was never set up. */
import { cellName, clueCellName, type Place, VERDICT_CELL } from '../../contract/places';
import { parseClue } from '../../core';
import { type NotedPuzzle, withSome } from '../notedPuzzle';
import { contentOf, isDate } from './cellContents';
import { cluePlaces, KINDS, type Kind } from './clueCells';
import { formulaAt, isTaken, type Table, valueAt } from './table';

/** By name: A1, and clue cells that hold no clue. A note of A1 stays. */
export function foreignContents(table: Table): readonly string[] {
  return [...(isTaken(table, VERDICT_CELL) ? [cellName(VERDICT_CELL)] : []), ...foreignClueCells(table)];
}

/** The puzzle on a sheet whose foreign clue cells may be overwritten: they count as written by the add-on. */
export function replacingForeign(puzzle: NotedPuzzle, table: Table): NotedPuzzle {
  const textsOf = (kind: Kind) =>
    cluePlaces(kind, table).map((place) => (isForeign(table, place) ? String(valueAt(table, place)) : ''));
  const written = { row: textsOf('row'), column: textsOf('column') };
  return { ...puzzle, written: withSome(written) };
}

/** The names of clue cells that hold something of the person's own which is neither a formula nor a clue. */
function foreignClueCells(table: Table): readonly string[] {
  return KINDS.flatMap((kind) =>
    cluePlaces(kind, table).flatMap((place, index) => (isForeign(table, place) ? [clueCellName({ kind, index })] : [])),
  );
}

function isForeign(table: Table, place: Place): boolean {
  const value = valueAt(table, place);
  if (formulaAt(table, place) !== '' || typeof value === 'number' || isDate(value)) return false;
  return typeof value === 'string' ? !parseClue(value).ok : contentOf(value).kind !== 'blank';
}

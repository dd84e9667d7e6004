/** The cells that hold the clues, and reading them as somebody typed them. */
import { areaName, clueArea, clueCellName, gridArea, type Place, placesOf } from '../../contract/places';
import { type Clue, formatClue, type Line } from '../../core';
import { rangeOf, type Sheet } from '../document';
import { dateInClue, errorInClue, notThere, numberInClue, otherInClue, stillLoading } from '../words/cells';
import { isDate, isErrorText, isLate, isLoading, isUnavailable } from './cellContents';
import { isBlank } from './spellings';
import { formulaAt, isSame, type Table, valueAt } from './table';

export type Kind = Line['kind'];

export const KINDS: readonly Kind[] = ['row', 'column'];

/** The texts of all clue cells, `''` for a blank one, and a sentence for each cell that holds no text of a clue. */
export interface TypedClues {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly problems: readonly string[];
}

/** A clue as it stands in the sheet: numbers beside each other for a row, below each other for a column. */
export function clueText(kind: Kind, clue: Clue): string {
  return formatClue(clue, kind === 'row' ? ' ' : '\n');
}

export function cluePlaces(kind: Kind, table: Table): readonly Place[] {
  return placesOf(clueArea(kind, table.size));
}

/** Whether no clue cell holds anything. */
export function hasNoClues(table: Table): boolean {
  return KINDS.every((kind) => cluePlaces(kind, table).every((place) => isBlank(valueAt(table, place))));
}

/** Reads all clue cells; numbers count as they are, what Sheets made of a clue (a date, a joined number) is a problem. */
export function readTypedClues(table: Table): TypedClues {
  const rows = readLines('row', table);
  const columns = readLines('column', table);
  return {
    rows: rows.map(({ text }) => text),
    columns: columns.map(({ text }) => text),
    problems: [...rows, ...columns].flatMap(({ problem }) => (problem === null ? [] : [problem])),
  };
}

interface ReadCell {
  readonly text: string;
  readonly problem: string | null;
}

function readLines(kind: Kind, table: Table): readonly ReadCell[] {
  const length = kind === 'row' ? table.size.columns : table.size.rows;
  return cluePlaces(kind, table).map((place, index) =>
    readCell(valueAt(table, place), clueCellName({ kind, index }), length),
  );
}

function readCell(value: unknown, name: string, length: number): ReadCell {
  const problem = problemOf(value, name, length);
  return { text: problem === null ? String(value).trim() : '', problem };
}

/** A sentence about a clue cell that may yet get its value by itself, or null. */
export function lateProblem(value: unknown, name: string): string | null {
  if (isLoading(value)) return stillLoading(name);
  return isUnavailable(value) ? notThere(name, value) : null;
}

function problemOf(value: unknown, name: string, length: number): string | null {
  if (isDate(value)) return dateInClue(name);
  const late = lateProblem(value, name);
  if (late !== null) return late;
  if (isErrorText(value)) return errorInClue(name, value);
  if (typeof value === 'string') return null;
  if (typeof value !== 'number') return otherInClue(name);
  return Number.isInteger(value) && value >= 0 && value <= length ? null : numberInClue(name, value, length);
}

/** Whether another reading of the values holds the same in every clue cell. */
export function sameClueCells(table: Table, values: Table['values']): boolean {
  const places = KINDS.flatMap((kind) => cluePlaces(kind, table));
  return places.every((place) => isSame(valueAt(table, place), valueAt({ values }, place)));
}

/**
 * Has Sheets calculate the formulas that were typed into clue cells: plain text, which clues need, keeps them from that. Returns
 * whether there were any.
 */
export function calculateTyped(sheet: Sheet, table: Table): boolean {
  const places = KINDS.flatMap((kind) => cluePlaces(kind, table));
  const typed = places.filter((place) => formulaAt(table, place) === '' && /^=./.test(String(valueAt(table, place))));
  for (const place of typed) {
    rangeOf(sheet, { ...place, rows: 1, columns: 1 })
      .setNumberFormat('General')
      .setValue(valueAt(table, place));
  }
  return typed.length > 0;
}

/** Whether one formula in the first clue cell fills all of them, or is about to: cells that it waits for stay free for it. */
export function isFilledByOneFormula(table: Table, kind: Kind): boolean {
  const [first, ...others] = cluePlaces(kind, table);
  if (first === undefined || formulaAt(table, first) === '') return false;
  const value = valueAt(table, first);
  const isThere = (place: Place) => isLate(value) || !isBlank(valueAt(table, place));
  return !isBlocked(value) && others.every((place) => formulaAt(table, place) === '' && isThere(place));
}

/** An error that is not a late value: nothing spills from it. */
function isBlocked(value: unknown): boolean {
  return isErrorText(value) && !isLate(value);
}

/** =NONOGRAM_ROWS(B2:K11) is right by what it is, though Sheets may take a while to calculate it anew. */
export function isOwnFunction(table: Table, kind: Kind): boolean {
  const [first] = cluePlaces(kind, table);
  const formula = first === undefined ? '' : formulaAt(table, first).replace(/[\s$]/g, '').toUpperCase();
  return formula === `=NONOGRAM_${kind.toUpperCase()}S(${areaName(gridArea(table.size))})`;
}

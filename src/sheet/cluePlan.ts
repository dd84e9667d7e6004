/**
 * Which clue cells are to be written so that the clues are those of the picture. Cells that hold the person's own formulas are
 * never among them unless their replacement was agreed to; a formula that spills over all clue cells counts for each of them.
 */

import { type Area, areaName, gridArea, type Place, placeName } from '../contract/places';
import { type Clue, type Clues, parseClue } from '../core';
import { isBlank } from './cells';
import { cluePlaces, clueText, KINDS, type Kind } from './clueCells';
import { formulaAt, type Table, valueAt } from './table';

/** Neighbouring clue cells to write at once, with the text of each. */
export interface Stretch {
  readonly area: Area;
  readonly texts: readonly string[];
}

export interface CluePlan {
  readonly stretches: readonly Stretch[];
  /** The names of cells whose formula gives another clue than the picture. */
  readonly disagreeing: readonly string[];
  /** Whether every clue stands in its cell as text already: the clues are the same as when they were last written. */
  readonly standing: boolean;
}

/** Plans the writing of the clues; with `replaceFormulas`, formulas that disagree give way to texts. */
export function planClues(table: Table, clues: Clues, replaceFormulas: boolean): CluePlan {
  const plans = KINDS.map((kind) =>
    planKind(table, kind, kind === 'row' ? clues.rows : clues.columns, replaceFormulas),
  );
  return {
    stretches: plans.flatMap((plan) => plan.stretches),
    disagreeing: plans.flatMap((plan) => plan.disagreeing),
    standing: plans.every((plan) => plan.standing),
  };
}

interface Wanted {
  readonly place: Place;
  readonly text: string;
  readonly byFormula: boolean;
  readonly agrees: boolean;
}

function planKind(table: Table, kind: Kind, clues: readonly Clue[], replaceFormulas: boolean): CluePlan {
  const cells = wantedCells(table, kind, clues);
  const disagreeing = cells.filter((cell) => cell.byFormula && !cell.agrees);
  const spills = isSpilled(table, kind);
  const givesWay = (cell: Wanted) => replaceFormulas && (spills ? disagreeing.length > 0 : !cell.agrees);
  const writable = cells.map((cell) => !cell.byFormula || givesWay(cell));
  const stands = cells.map((cell) => valueAt(table, cell.place) === cell.text);
  const changed = stands.some((same, index) => !same && writable[index]);
  return {
    stretches: changed ? stretchesOf(cells, writable, kind) : [],
    disagreeing: disagreeing.map(({ place }) => placeName(place)),
    standing: stands.every((same, index) => same && cells[index]?.byFormula === false),
  };
}

function wantedCells(table: Table, kind: Kind, clues: readonly Clue[]): readonly Wanted[] {
  const spills = isSpilled(table, kind);
  const trusted = spills && isOwnFunction(table, kind);
  return cluePlaces(kind, table).map((place, index) => {
    const text = clueText(kind, clues[index] ?? []);
    const byFormula = spills || formulaAt(table, place) !== '';
    return { place, text, byFormula, agrees: trusted || sameClue(valueAt(table, place), text) };
  });
}

/** Whether one formula in the first clue cell fills all of them. */
function isSpilled(table: Table, kind: Kind): boolean {
  const [first, ...others] = cluePlaces(kind, table);
  return (
    first !== undefined &&
    formulaAt(table, first) !== '' &&
    others.every((place) => formulaAt(table, place) === '' && !isBlank(valueAt(table, place)))
  );
}

/** =NONOGRAM_ROWS(B2:K11) is right by what it is, though Sheets may take a while to calculate it anew. */
function isOwnFunction(table: Table, kind: Kind): boolean {
  const [first] = cluePlaces(kind, table);
  const formula = first === undefined ? '' : formulaAt(table, first).replace(/[\s$]/g, '').toUpperCase();
  return formula === `=NONOGRAM_${kind.toUpperCase()}S(${areaName(gridArea(table.size))})`;
}

function sameClue(value: unknown, text: string): boolean {
  const given = parseClue(String(value));
  const wanted = parseClue(text);
  return given.ok && wanted.ok && given.value.join() === wanted.value.join();
}

function stretchesOf(cells: readonly Wanted[], writable: readonly boolean[], kind: Kind): readonly Stretch[] {
  const starts = cells.flatMap((_, index) => (writable[index] && !writable[index - 1] ? [index] : []));
  return starts.map((start) => {
    const end = writable.indexOf(false, start);
    return stretch(cells.slice(start, end < 0 ? undefined : end), kind);
  });
}

function stretch(cells: readonly Wanted[], kind: Kind): Stretch {
  const { row, column } = cells[0]?.place ?? { row: 1, column: 1 };
  const size = kind === 'row' ? { rows: cells.length, columns: 1 } : { rows: 1, columns: cells.length };
  return { area: { row, column, ...size }, texts: cells.map((cell) => cell.text) };
}

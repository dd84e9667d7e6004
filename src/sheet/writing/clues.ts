/**
 * Writing the clues of a picture: which clue cells are to be written, and writing them as plain text. What a person typed into a
 * clue cell, a formula or anything else, is never written over unless that was agreed to; a formula that spills over all clue cells
 * counts for each of them.
 */
import { type Area, areaName, cellName, GRID_CORNER, type Place, placesOf, VERDICT_CELL } from '../../contract/places';
import { type Clues, parseClue, sameClue } from '../../core';
import type { Sheet } from '../document';
import type { WrittenClues } from '../notedPuzzle';
import { cluePlaces, clueText, isFilledByOneFormula, isOwnFunction, KINDS, type Kind } from '../reading/clueCells';
import { isBlank } from '../reading/spellings';
import { formulaAt, isTaken, type Table, valueAt } from '../reading/table';
import { wroteOtherwise } from '../words/verdicts';

/** Neighbouring clue cells to write at once, with the text of each. */
export interface Stretch {
  readonly area: Area;
  readonly texts: readonly string[];
}

/** A clue cell of the person's own that does not say what the picture has. */
export interface Disagreement {
  readonly name: string;
  readonly byFormula: boolean;
  readonly value: unknown;
}

export interface CluePlan {
  readonly stretches: readonly Stretch[];
  readonly disagreeing: readonly Disagreement[];
  /** What is to be noted as written: `''` for a cell that stays the person's own. */
  readonly written: WrittenClues;
}

interface KindPlan extends Omit<CluePlan, 'written'> {
  readonly written: readonly string[];
}

/** Plans the writing of the clues; with `replaceOthers`, what is of the person's own and disagrees gives way. */
export function planClues(table: Table, clues: Clues, written: WrittenClues | null, replaceOthers: boolean): CluePlan {
  const plan = (kind: Kind, lines: Clues['rows']) => {
    const texts = lines.map((clue) => clueText(kind, clue));
    return planKind(clueCells(table, kind, texts, written), kind, replaceOthers);
  };
  return joined({ row: plan('row', clues.rows), column: plan('column', clues.columns) });
}

/** Plans to empty the clue cells that the add-on wrote for a picture that is gone. */
export function planWithdrawal(table: Table, written: WrittenClues): CluePlan {
  const plan = (kind: Kind) => planKind(clueCells(table, kind, [], written), kind, false);
  return joined({ row: plan('row'), column: plan('column') });
}

function joined({ row, column }: Readonly<Record<Kind, KindPlan>>): CluePlan {
  return {
    stretches: [...row.stretches, ...column.stretches],
    disagreeing: [...row.disagreeing, ...column.disagreeing],
    written: { row: row.written, column: column.written },
  };
}

interface ClueCell {
  readonly place: Place;
  readonly value: unknown;
  /** What the cell is to hold. */
  readonly text: string;
  readonly holdsText: boolean;
  readonly byFormula: boolean;
  /** Whether it is blank or holds what the add-on wrote. */
  readonly isFree: boolean;
  /** Whether what it holds means the same clue. */
  readonly agrees: boolean;
}

function planKind(cells: readonly ClueCell[], kind: Kind, replaceOthers: boolean): KindPlan {
  const disagreeing = cells.filter((cell) => !cell.isFree && !cell.agrees);
  const isSpilled = cells.every((cell) => cell.byFormula);
  const givesWay = (cell: ClueCell) => replaceOthers && (isSpilled ? disagreeing.length > 0 : !cell.agrees);
  const isWritable = (cell: ClueCell) => cell.isFree || givesWay(cell);
  const isChanged = cells.some((cell) => isWritable(cell) && !cell.holdsText);
  return {
    stretches: isChanged ? stretchesOf(cells, isWritable, kind) : [],
    disagreeing: disagreeing.map(({ place, byFormula, value }) => ({ name: cellName(place), byFormula, value })),
    written: cells.map((cell) => (isWritable(cell) ? cell.text : '')),
  };
}

function clueCells(
  table: Table,
  kind: Kind,
  texts: readonly string[],
  written: WrittenClues | null,
): readonly ClueCell[] {
  const isSpilled = isFilledByOneFormula(table, kind);
  const isTrusted = isSpilled && isOwnFunction(table, kind);
  return cluePlaces(kind, table).map((place, index) => {
    const text = texts[index] ?? '';
    const value = valueAt(table, place);
    const byFormula = isSpilled || formulaAt(table, place) !== '';
    return {
      place,
      value,
      text,
      holdsText: value === text,
      byFormula,
      isFree: !byFormula && isFreeText(value, written?.[kind][index]),
      agrees: isTrusted || means(value, text),
    };
  });
}

/** What the add-on writes is text: a number, be it the same, was typed into a cell that is not plain text any more. */
function isFreeText(value: unknown, written: string | undefined): boolean {
  return isBlank(value) || (written !== '' && value === written);
}

/** Whether a clue cell outside a puzzle's new size holds what the add-on wrote there. */
export function isWritten({ row, column }: Place, value: unknown, written: WrittenClues | null): boolean {
  const text =
    column === VERDICT_CELL.column ? written?.row[row - GRID_CORNER.row] : written?.column[column - GRID_CORNER.column];
  return text !== undefined && isFreeText(value, text);
}

/**
 * What is the add-on's own in clue cells that rows or columns inserted or deleted among them have moved: what stands as it was
 * written, counted from the first line, and as far as it does so from the last.
 */
export function followWritten(table: Table, written: WrittenClues | null): WrittenClues | null {
  if (written === null) return null;
  const textsOf = (kind: Kind) => {
    const texts = cluePlaces(kind, table).map((place) => textIn(valueAt(table, place)));
    const earlier = written[kind];
    const gained = texts.length - earlier.length;
    if (gained === 0) return texts.map((text, index) => (text === earlier[index] ? text : ''));
    const changed = texts.findIndex((text, index) => text !== earlier[index]);
    const isLater = (index: number) => texts.slice(index).every((text, at) => text === earlier[index - gained + at]);
    return texts.map((text, index) => (index < changed || isLater(index) ? text : ''));
  };
  return { row: textsOf('row'), column: textsOf('column') };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether a clue cell holds something that the add-on has not written. */
export function hasTypedClues(table: Table, written: WrittenClues | null): boolean {
  return KINDS.some((kind) => clueCells(table, kind, [], written).some((cell) => !cell.byFormula && !cell.isFree));
}

/** Clues of the add-on's that keep a formula in the first clue cell, such as =NONOGRAM_ROWS(B2:K11), from spilling over their cells. */
export function cluesInTheWay(table: Table, written: WrittenClues | null): readonly Place[] {
  return KINDS.flatMap((kind) => {
    const [first, ...others] = cluePlaces(kind, table);
    if (first === undefined || !/^#(REF|SPILL)!$/.test(String(valueAt(table, first)))) return [];
    const isOurs = (place: Place, index: number) =>
      formulaAt(table, place) === '' && isFreeText(valueAt(table, place), written?.[kind][index + 1]);
    const isBlocked = /^=[^#]*$/.test(formulaAt(table, first)) && others.every(isOurs);
    return isBlocked ? others.filter((place) => isTaken(table, place)) : [];
  });
}

function means(value: unknown, text: string): boolean {
  const [held, wanted] = [parseClue(String(value)), parseClue(text)];
  return held.ok && wanted.ok && sameClue(held.value, wanted.value);
}

/** Joins cells that stand side by side, without those in between that may not be written. */
function stretchesOf(
  cells: readonly ClueCell[],
  isWritable: (cell: ClueCell) => boolean,
  kind: Kind,
): readonly Stretch[] {
  const groups: ClueCell[][] = [[]];
  for (const cell of cells) {
    if (isWritable(cell)) groups[groups.length - 1]?.push(cell);
    else groups.push([]);
  }
  return groups.flatMap(([first, ...others]) => (first === undefined ? [] : [stretch([first, ...others], kind)]));
}

function stretch(cells: readonly [ClueCell, ...ClueCell[]], kind: Kind): Stretch {
  const size = kind === 'row' ? { rows: cells.length, columns: 1 } : { rows: 1, columns: cells.length };
  return { area: { ...cells[0].place, ...size }, texts: cells.map((cell) => cell.text) };
}

/** Writes the clues. Plain text comes first: otherwise Sheets may read `1 2` as 12 or as a date. */
export function writeStretches(sheet: Sheet, stretches: readonly Stretch[]): void {
  if (stretches.length === 0) return;
  const list = sheet.getRangeList(stretches.map(({ area }) => areaName(area)));
  list.setNumberFormat('@');
  list.getRanges().forEach((range, index) => {
    const written = stretches[index];
    if (written !== undefined) range.setValues(rowsOf(written));
  });
}

function rowsOf({ area, texts }: Stretch): string[][] {
  return area.columns === 1 ? texts.map((text) => [text]) : [[...texts]];
}

/**
 * What all clue cells hold after the writing. Where our own function gives the clues of a picture (`drawn`), it is what that will
 * give: Sheets takes a while to calculate it.
 */
export function clueTextsAfter(table: Table, stretches: readonly Stretch[], drawn: Clues | null): WrittenClues {
  const texts = new Map<string, string>();
  for (const { area, texts: written } of stretches) {
    placesOf(area).forEach((place, index) => {
      texts.set(cellName(place), written[index] ?? '');
    });
  }
  const textsOf = (kind: Kind, clues: Clues['rows'] | undefined) =>
    clues !== undefined && isFilledByOneFormula(table, kind) && isOwnFunction(table, kind)
      ? clues.map((clue) => clueText(kind, clue))
      : cluePlaces(kind, table).map((place) => texts.get(cellName(place)) ?? String(valueAt(table, place)));
  return { row: textsOf('row', drawn?.rows), column: textsOf('column', drawn?.columns) };
}

/** A sentence about the first cell that holds something else than was written, or null; `values` are read from A1 on. */
export function findMismatch(stretches: readonly Stretch[], values: Table['values']): string | null {
  for (const { area, texts } of stretches) {
    for (const [index, place] of placesOf(area).entries()) {
      const held = String(valueAt({ values }, place));
      const wanted = texts[index] ?? '';
      if (held !== wanted) return wroteOtherwise(cellName(place), wanted, held);
    }
  }
  return null;
}

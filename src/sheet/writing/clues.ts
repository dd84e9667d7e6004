/**
 * Writing the clues of a picture: which clue cells are to be written, and writing them as plain text. Cells that hold the person's
 * own formulas are never among them unless their replacement was agreed to; a formula that spills over all clue cells counts for
 * each of them.
 */
import { type Area, areaName, cellName, gridArea, type Place, placesOf } from '../../contract/places';
import { type Clue, type Clues, parseClue, sameClue } from '../../core';
import type { Sheet } from '../document';
import { isBlank } from '../reading/cellContents';
import { cluePlaces, clueText, KINDS, type Kind } from '../reading/clueCells';
import { formulaAt, type Table, valueAt } from '../reading/table';
import { wroteOtherwise } from '../words/verdicts';

/** Neighbouring clue cells to write at once, with the text of each. */
export interface Stretch {
  readonly area: Area;
  readonly texts: readonly string[];
}

export interface CluePlan {
  readonly stretches: readonly Stretch[];
  /** The names of cells whose formula gives another clue than the picture. */
  readonly disagreeing: readonly string[];
}

/** Plans the writing of the clues; with `replaceFormulas`, formulas that disagree give way to texts. */
export function planClues(table: Table, clues: Clues, replaceFormulas: boolean): CluePlan {
  const plans = KINDS.map((kind) =>
    planKind(table, kind, kind === 'row' ? clues.rows : clues.columns, replaceFormulas),
  );
  return {
    stretches: plans.flatMap((plan) => plan.stretches),
    disagreeing: plans.flatMap((plan) => plan.disagreeing),
  };
}

interface ClueCell {
  readonly place: Place;
  /** What the cell is to hold. */
  readonly text: string;
  readonly holdsText: boolean;
  readonly byFormula: boolean;
  /** Whether what it holds means the same clue. */
  readonly agrees: boolean;
}

function planKind(table: Table, kind: Kind, clues: readonly Clue[], replaceFormulas: boolean): CluePlan {
  const isSpilled = isFilledByOneFormula(table, kind);
  const cells = clueCells(table, kind, clues, isSpilled);
  const disagreeing = cells.filter((cell) => cell.byFormula && !cell.agrees);
  const givesWay = (cell: ClueCell) => replaceFormulas && (isSpilled ? disagreeing.length > 0 : !cell.agrees);
  const isWritable = (cell: ClueCell) => !cell.byFormula || givesWay(cell);
  const isChanged = cells.some((cell) => isWritable(cell) && !cell.holdsText);
  return {
    stretches: isChanged ? stretchesOf(cells, isWritable, kind) : [],
    disagreeing: disagreeing.map(({ place }) => cellName(place)),
  };
}

function clueCells(table: Table, kind: Kind, clues: readonly Clue[], isSpilled: boolean): readonly ClueCell[] {
  const isTrusted = isSpilled && isOwnFunction(table, kind);
  return cluePlaces(kind, table).map((place, index) => {
    const clue = clues[index] ?? [];
    const text = clueText(kind, clue);
    const value = valueAt(table, place);
    return {
      place,
      text,
      holdsText: value === text,
      byFormula: isSpilled || formulaAt(table, place) !== '',
      agrees: isTrusted || means(value, clue),
    };
  });
}

/** Whether one formula in the first clue cell fills all of them. */
function isFilledByOneFormula(table: Table, kind: Kind): boolean {
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

function means(value: unknown, clue: Clue): boolean {
  const read = parseClue(String(value));
  return read.ok && sameClue(read.value, clue);
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

/**
 * How Sheets itself sees that a verdict is no longer about what the sheet holds, without any script: by a condition on A1 that
 * compares grid and clue cells with what was judged. Sheets tells the add-on nothing of rows that are inserted or deleted, of other
 * scripts, and of formulas that give something else; it does calculate its conditions anew.
 *
 * The condition holds as soon as anything differs, and on every error. It speaks no language: nothing in it is separated by commas,
 * and its functions have one argument.
 */
import {
  type Area,
  areaName,
  cellName,
  clueArea,
  clueCell,
  gridArea,
  type Place,
  placesOf,
  type Size,
  VERDICT_CELL,
} from '../../contract/places';
import type { Grid, Line } from '../../core';
import { EMPTY_TEXTS, FILLED_TEXTS, trimmed } from '../reading/spellings';

type Kind = Line['kind'];

const KINDS: readonly Kind[] = ['row', 'column'];

/** What was judged, as the sheet holds it. */
export interface Judged {
  readonly size: Size;
  readonly picture: Grid;
  /** What the grid's cells hold, row by row from the first. */
  readonly values: readonly unknown[];
  /** What the clue cells hold. */
  readonly clues: Readonly<Record<Kind, readonly string[]>>;
  /** The grid and the cells right outside it, as far as the sheet has them: none of those was filled. */
  readonly watched: Area;
  /** Whether the clues are those that a person typed. */
  readonly areTyped: boolean;
}

/** The formula that is true as soon as grid or clue cells are not what was judged, or A1 does not say what was said of it. */
export function staleFormula(judged: Judged, said: string): string {
  return failing([
    sameGrid(judged),
    holds(VERDICT_CELL, said),
    ...KINDS.flatMap((kind) => sameClues(judged, kind)),
    ...sameAround(judged),
    ...(judged.areTyped ? [TYPED] : []),
  ]);
}

/** Changes nothing, and is found again where nothing else tells whose the clues are. */
const TYPED = '1';

/** Whether the clues that were judged are those that a person typed. */
export function wereTyped(formula: string): boolean {
  return formula.endsWith(`*${TYPED}))`);
}

/** The formula that is true as soon as A1 does not say this: a verdict from before, which undo may bring back, is not about the sheet. */
export function otherTextFormula(said: string): string {
  return failing([holds(VERDICT_CELL, said)]);
}

/** The formula that is true while a cell says this: a verdict that was taken back from there, and that undo has brought back. */
export function sameTextFormula(cell: Area, said: string): string {
  return `=(${pinned(areaName(cell))}&""=${quotedText(said)})`;
}

/** Whether it is this cell of which such a formula speaks: a rule may be moved, and its formula stay. */
export function isSameTextIn(cell: Area, formula: string): boolean {
  return formula.startsWith(`=(${pinned(areaName(cell))}&`);
}

/** True unless all conditions hold. */
function failing(conditions: readonly string[]): string {
  return `=ISERROR(1/(${conditions.join('*')}))`;
}

/** Filled cells count twice, others once, each by its place; what is neither filled nor empty counts for nothing. */
function sameGrid({ size, picture, values }: Judged): string {
  const grid = pinned(areaName(gridArea(size)));
  const filled = anyOf(grid, filledTexts(values));
  const empty = anyOf(grid, ['(1=0)&""', ...quoted(['FALSE', '0', '', ...unusual(values, EMPTY_TEXTS)])]);
  const weight = `(ROW(${grid})*${ROW_STEP}+COLUMN(${grid}))^3`;
  return `(SUMPRODUCT((1+${filled})*(${filled}+${empty}>0)*${weight})=${gridSum(size, picture)})`;
}

/** More than the columns that a puzzle reaches into, so that every place has a number of its own. */
const ROW_STEP = 64;

/** What the formula finds in a sheet that holds the picture. Third powers keep sums of different places apart. */
function gridSum(size: Size, picture: Grid): number {
  const cells = picture.flat();
  return placesOf(gridArea(size)).reduce((sum, place, index) => sum + weightOf(place) * (cells[index] ? 2 : 1), 0);
}

function weightOf({ row, column }: Place): number {
  return (row * ROW_STEP + column) ** 3;
}

function anyOf(cells: string, texts: readonly string[]): string {
  return `(${texts.map((text) => `(${cells}&""=${text})`).join('+')}>0)`;
}

/** Texts that are read as filled, or as empty, and spelt otherwise than usual, as the cells hold them. */
function unusual(values: readonly unknown[], spellings: readonly string[]): readonly string[] {
  const texts = values.filter((value): value is string => typeof value === 'string');
  return [...new Set(texts.filter((text) => spellings.includes(trimmed(text).toUpperCase())))];
}

/** Line breaks in a clue are named, since a condition is one line. */
function sameClues({ size, clues }: Judged, kind: Kind): readonly string[] {
  return placesOf(clueArea(kind, size)).map((_, index) => holds(clueCell({ kind, index }), clues[kind][index] ?? ''));
}

/** Whether a cell holds a text at its place: where a cell is moved to, Sheets may have the condition follow it. */
function holds(cell: Place, text: string): string {
  const name = pinned(cellName(cell));
  return `(ROW(${name})&":"&COLUMN(${name})&":"&${name}=${quotedText(`${cell.row}:${cell.column}:${text}`)})`;
}

/** Whether a text in a clue cell is the one that was judged, by the formula that was made of it. */
export function wasJudged(formula: string, line: Line, text: string): boolean {
  return formula.includes(holds(clueCell(line), text));
}

/** Whether a text in A1 is what was said of it. */
export function wasSaid(formula: string, text: string): boolean {
  return formula.includes(holds(VERDICT_CELL, text));
}

/**
 * A picture that has grown beyond the grid is not what was judged, nor are surroundings that have grown or shrunk, since other cells
 * are next to the grid then. Grid and surroundings are one range, so that a row or column inserted between them comes into it.
 */
function sameAround({ picture, values, watched }: Judged): readonly string[] {
  const range = pinned(areaName(watched));
  const count = picture.flat().filter(Boolean).length;
  return [
    `(ROWS(${range})=${watched.rows})`,
    `(COLUMNS(${range})=${watched.columns})`,
    `(SUMPRODUCT(1*${anyOf(range, filledTexts(values))})=${count})`,
  ];
}

function filledTexts(values: readonly unknown[]): readonly string[] {
  return ['(1=1)&""', ...quoted(['TRUE', '1', ...unusual(values, FILLED_TEXTS)])];
}

function quoted(texts: readonly string[]): readonly string[] {
  return texts.map(quotedText);
}

function quotedText(text: string): string {
  return text
    .split('\n')
    .map((line) => `"${line.replace(/"/g, '""')}"`)
    .join('&CHAR(10)&');
}

/** `$B$2:$K$11`: the condition stands on one cell, and its places stay with what they name. */
function pinned(name: string): string {
  return name.replace(/([A-Z]+)([0-9]+)/g, '$$$1$$$2');
}

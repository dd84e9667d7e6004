/**
 * The add-on's own conditional formatting rules. Two draw the picture: filled cells in the ink's colour, empty ones in white, each
 * with its text in the same colour; a cell that holds neither, such as #REF! or a word, matches no rule and so stays readable.
 *
 * Sheets draws a checkbox in the colour of the text, so in a grid with checkboxes the text has a shade of its own: boxes can be seen
 * and hit, ticked or not, and do not outshine the picture. No rule can tell a cell with a checkbox from one without, so it is the
 * whole grid that has these shades or has not; a TRUE or FALSE without a box is as faint as the boxes around it. Where there are no
 * checkboxes, words would only litter the picture, and stay unseen.
 *
 * A third stands on A1 and strikes a verdict through that is no longer about what the sheet holds; a fourth strikes through what was
 * taken back from a cell, should it come back (see staleness.ts).
 *
 * Rules have no names. Ours are recognised by what their formulas say, wherever the cells that these speak of have moved, since
 * Sheets shifts, stretches and splits the ranges of rules. Rules of the person's own are never touched.
 */
import {
  type Area,
  areaName,
  cellName,
  GRID_CORNER,
  gridArea,
  overlap,
  parseArea,
  type Size,
  VERDICT_CELL,
} from '../../contract/places';
import { TONE_COLORS } from '../../contract/tone';
import { rangeOf, type Sheet } from '../document';
import { BLANK_TEXTS, EMPTY_TEXTS, FILLED_TEXTS } from '../reading/spellings';

type Rule = GoogleAppsScript.Spreadsheet.ConditionalFormatRule;

/** What one of our rules does; `past` strikes a verdict through that was taken back from A1 and has come back. */
type Role = 'filled' | 'empty' | 'stale' | 'past';

/**
 * A condition on the grid's first cell, which Sheets shifts to the other cells. Nothing in it is separated by commas, which would be
 * semicolons in other languages. `B2&""` makes a text of whatever the cell holds, of a boolean the language's own word, which
 * `(1=1)&""` gives as well; CLEAN and TRIM take away what stands around a word; texts compare without regard to case.
 */
function condition(ownWord: string, texts: readonly string[]): string {
  const text = `TRIM(CLEAN(${cellName(GRID_CORNER)}&""))`;
  const wanted = [ownWord, ...texts.map((word) => `"${word}"`)];
  return `=${wanted.map((word) => `(${text}=${word})`).join('+')}>0`;
}

interface Paint {
  readonly formula: string;
  readonly color: string;
  /** The colour of checkboxes. */
  readonly boxColor: string;
}

/** The colour of filled cells, unless the person chooses another. */
export const USUAL_INK = '#7E57C2';

const FILLED: Paint = { formula: condition('(1=1)&""', FILLED_TEXTS), color: USUAL_INK, boxColor: '#9575CD' };
const EMPTY: Paint = {
  formula: condition('(1=0)&""', [...EMPTY_TEXTS, ...BLANK_TEXTS]),
  color: '#FFFFFF',
  boxColor: '#BDC1C6',
};

/** The beginnings of the formulas that version 0.1.0 wrote. */
const EARLIER = { filled: '=(B2&""=(1=1)&"")+(B2&""="TRUE")', empty: '=(B2&""=(1=0)&"")+(B2&""="FALSE")' };

/** How the condition of the third rule begins, whatever it is about: a verdict, or only what A1 says. */
const STALE_STARTS = [
  '=ISERROR(1/((SUMPRODUCT((1+((B2:K11&""=(1=1)&"")+(B2:K11&""="TRUE")',
  '=ISERROR(1/((ROW(A1)&":"&COLUMN(',
];

const MARKS: readonly (readonly [Role, string])[] = [
  ['filled', unplaced(FILLED.formula)],
  ['filled', unplaced(EARLIER.filled)],
  ['empty', unplaced(EMPTY.formula)],
  ['empty', unplaced(EARLIER.empty)],
  ...STALE_STARTS.map((start) => ['stale', unplaced(start)] as const),
  ['past', unplaced('=(A1&""="')],
];

/**
 * A formula without the places that it speaks of, be they gone, and without the spaces that Sheets may have put into it or taken
 * out.
 */
function unplaced(formula: string): string {
  const places = /(\$?[A-Z]{1,3}\$?[0-9]+)(:\$?[A-Z]{1,3}\$?[0-9]+)?|#\p{Lu}+!/gu;
  return formula.replace(/\s/g, '').replace(places, '@');
}

function roleOf(rule: Rule): Role | null {
  const formula = rule.getBooleanCondition()?.getCriteriaValues()[0];
  if (typeof formula !== 'string' || !formula.startsWith('=')) return null;
  const text = unplaced(formula);
  return MARKS.find(([, start]) => text.startsWith(start))?.[0] ?? null;
}

/** All rules of a sheet, told apart. */
export interface SheetRules {
  readonly foreign: readonly Rule[];
  readonly own: Readonly<Record<Role, readonly Rule[]>>;
}

export function readRules(sheet: Sheet): SheetRules {
  const foreign: Rule[] = [];
  const own: Record<Role, Rule[]> = { filled: [], empty: [], stale: [], past: [] };
  for (const rule of sheet.getConditionalFormatRules()) {
    const role = roleOf(rule);
    (role === null ? foreign : own[role]).push(rule);
  }
  return { foreign, own };
}

/** The grid that the rule for filled cells covers, with all between its parts; null when the sheet has no such rule. */
export function paintedArea({ own }: SheetRules): Area | null {
  const parts = own.filled.flatMap(areasOf).reduce<readonly Area[]>(joined, []);
  return parts.reduce<Area | null>(
    (largest, part) => (largest === null || part.rows * part.columns > largest.rows * largest.columns ? part : largest),
    null,
  );
}

/** Areas that touch become one, with all between them: what was moved or copied elsewhere is no part of the grid. */
function joined(parts: readonly Area[], area: Area): readonly Area[] {
  const grown = { row: area.row - 1, column: area.column - 1, rows: area.rows + 2, columns: area.columns + 2 };
  const touching = parts.filter((part) => overlap(part, grown));
  return [...parts.filter((part) => !touching.includes(part)), touching.reduce(around, area)];
}

/** The colour that filled cells have in the sheet: ours, or the one that the person has given to our rule. */
export function inkOf({ own }: SheetRules): string {
  return own.filled[0]?.getBooleanCondition()?.getBackground()?.toUpperCase() ?? USUAL_INK;
}

/** The cell on which a verdict of ours stands, wherever it was moved; null when there is no rule about it. */
export function verdictArea({ own }: SheetRules): Area | null {
  return own.stale.flatMap(areasOf)[0] ?? null;
}

function areasOf(rule: Rule): readonly Area[] {
  return rule.getRanges().flatMap((range) => parseArea(range.getA1Notation()) ?? []);
}

function around(one: Area, other: Area): Area {
  const row = Math.min(one.row, other.row);
  const column = Math.min(one.column, other.column);
  return {
    row,
    column,
    rows: Math.max(one.row + one.rows, other.row + other.rows) - row,
    columns: Math.max(one.column + one.columns, other.column + other.columns) - column,
  };
}

/** Sees to it that one rule of each colour covers just the grid; nothing is written when all is well. */
export function paintGrid(sheet: Sheet, size: Size, withCheckboxes: boolean): void {
  const { foreign, own } = readRules(sheet);
  const name = areaName(gridArea(size));
  const isRight = ([rule, ...others]: readonly Rule[], paint: Paint) =>
    rule !== undefined &&
    others.length === 0 &&
    areasOf(rule).map(areaName).join() === name &&
    !isEarlier(rule) &&
    (fontOf(rule) === textColor(paint, withCheckboxes) || !wearsOwnColors(rule, paint));
  if (isRight(own.filled, FILLED) && isRight(own.empty, EMPTY)) return;
  const grid = rangeOf(sheet, gridArea(size));
  const filled = painted(own.filled[0], FILLED, withCheckboxes);
  const empty = painted(own.empty[0], EMPTY, withCheckboxes);
  const paints = [filled, empty].map((rule) => rule.setRanges([grid]).build());
  sheet.setConditionalFormatRules([...foreign, ...paints, ...own.stale, ...own.past]);
}

/** Whether a rule does not yet paint all that is read. */
function isEarlier(rule: Rule): boolean {
  const formula = formulaOf(rule).replace(/\s/g, '');
  return Object.values(EARLIER).some((start) => formula.startsWith(start));
}

function textColor({ color, boxColor }: Paint, withCheckboxes: boolean): string {
  return withCheckboxes ? boxColor : color;
}

function fontOf(rule: Rule): string | undefined {
  return rule.getBooleanCondition()?.getFontColor()?.toUpperCase();
}

/** Whether a rule has colours that the add-on gave it, and none that the person did. */
function wearsOwnColors(rule: Rule, { color, boxColor }: Paint): boolean {
  const background = rule.getBooleanCondition()?.getBackground()?.toUpperCase();
  const font = fontOf(rule);
  return background === color && (font === color || font === boxColor);
}

/** Our rule with the colours that the person may have given it. */
function painted(old: Rule | undefined, paint: Paint, withCheckboxes: boolean) {
  const builder = old?.copy() ?? SpreadsheetApp.newConditionalFormatRule().setBackground(paint.color);
  const isOurs = old === undefined || wearsOwnColors(old, paint);
  const colored = isOurs ? builder.setFontColor(textColor(paint, withCheckboxes)) : builder;
  return colored.whenFormulaSatisfied(paint.formula);
}

/** The condition of the rule about staleness, or null where there is not just one, on A1. */
export function staleFormulaIn({ own: { stale } }: SheetRules): string | null {
  const [rule, ...others] = stale;
  if (rule === undefined || others.length > 0) return null;
  return areasOf(rule).map(areaName).join() === areaName(VERDICT_CELL) ? formulaOf(rule) : null;
}

function formulaOf(rule: Rule): string {
  return String(rule.getBooleanCondition()?.getCriteriaValues()[0]);
}

/** A condition of a cell, on which that is struck through. */
export interface Strike {
  readonly cell: Area;
  readonly formula: string;
}

/** The conditions of verdicts that were taken back from cells. */
export function pastStrikes({ own }: SheetRules): readonly Strike[] {
  return own.past.flatMap((rule) => areasOf(rule).map((cell) => ({ cell, formula: formulaOf(rule) })));
}

/** Puts the rules by which cells are struck through in place of all earlier ones; nothing is written where there are none at all. */
export function setStrikes(sheet: Sheet, { foreign, own }: SheetRules, strikes: readonly Strike[]): void {
  if (strikes.length + own.stale.length + own.past.length === 0) return;
  const rules = strikes.map((strike) => strikeRule(sheet, strike));
  sheet.setConditionalFormatRules([...foreign, ...own.filled, ...own.empty, ...rules]);
}

const STALE_TEXT_COLOR = '#5F6368';

function strikeRule(sheet: Sheet, { cell, formula }: Strike): Rule {
  return SpreadsheetApp.newConditionalFormatRule()
    .whenFormulaSatisfied(formula)
    .setStrikethrough(true)
    .setFontColor(STALE_TEXT_COLOR)
    .setBackground(TONE_COLORS.open)
    .setRanges([rangeOf(sheet, cell)])
    .build();
}

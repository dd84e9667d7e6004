/**
 * The two conditional formatting rules that draw the picture: filled cells in the ink's colour, empty ones in white, each with its
 * text in the same colour. A cell that holds neither, such as #REF! or a word, matches no rule and so stays readable.
 */
import {
  areaName,
  cellName,
  GRID_CORNER,
  gridArea,
  isPossible,
  parseArea,
  type Size,
  samePlace,
} from '../../contract/places';
import { type Range, rangeOf, type Sheet } from '../document';

type Rule = GoogleAppsScript.Spreadsheet.ConditionalFormatRule;

/**
 * A condition on the grid's first cell, which Sheets shifts to the other cells. Without functions and separators it reads the same
 * in every language. `B2&""` makes a text of whatever the cell holds, of a boolean the language's own word, which `(1=1)&""` gives
 * as well; texts compare without regard to case. Lists such as "TRUE, FALSE" leave a blank before a word. `B2=TRUE` would miss the
 * text TRUE.
 */
function condition(...words: readonly string[]): string {
  const text = `${cellName(GRID_CORNER)}&""`;
  return `=${words.map((word) => `(${text}=${word})`).join('+')}>0`;
}

const FILLED = { formula: condition('(1=1)&""', '"TRUE"', '" TRUE"', '"TRUE "', '"1"'), color: '#7E57C2' };
const EMPTY = { formula: condition('(1=0)&""', '"FALSE"', '" FALSE"', '"FALSE "', '"0"', '""'), color: '#FFFFFF' };

/** Sees to it that both rules cover the grid; all other rules stay, and nothing is written when all is well. */
export function paintGrid(sheet: Sheet, size: Size): void {
  const rules = sheet.getConditionalFormatRules();
  const ours = [FILLED, EMPTY].map(({ formula }) => rules.find((rule) => formulaOf(rule) === formula));
  if (ours.every((rule) => rule !== undefined && covers(rule, size))) return;
  const grid = rangeOf(sheet, gridArea(size));
  sheet.setConditionalFormatRules([
    ...rules.filter((rule) => !ours.includes(rule)),
    paint(ours[0], FILLED, grid),
    paint(ours[1], EMPTY, grid),
  ]);
}

/** Our rule for the new range, with the colours that the person may have given it. */
function paint(old: Rule | undefined, { formula, color }: typeof FILLED, grid: Range): Rule {
  const builder =
    old?.copy() ??
    SpreadsheetApp.newConditionalFormatRule().whenFormulaSatisfied(formula).setBackground(color).setFontColor(color);
  return builder.setRanges([grid]).build();
}

/** The size of the grid that our rule covers, or null when the sheet has no such rule. */
export function paintedSize(sheet: Sheet): Size | null {
  const rule = sheet.getConditionalFormatRules().find((candidate) => formulaOf(candidate) === FILLED.formula);
  const area = rule === undefined ? null : parseArea(rule.getRanges()[0]?.getA1Notation() ?? '');
  if (area === null || !samePlace(area, GRID_CORNER) || !isPossible(area)) return null;
  return { rows: area.rows, columns: area.columns };
}

function covers(rule: Rule, size: Size): boolean {
  const names = rule.getRanges().map((range) => range.getA1Notation());
  return names.includes(areaName(gridArea(size)));
}

function formulaOf(rule: Rule): unknown {
  const condition = rule.getBooleanCondition();
  return condition?.getCriteriaType() === SpreadsheetApp.BooleanCriteria.CUSTOM_FORMULA
    ? condition.getCriteriaValues()[0]
    : null;
}

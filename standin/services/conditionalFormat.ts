/** ConditionalFormatRule, its condition and its builder. */
import type { FormatRule } from '../document';
import { sheetById } from '../document';
import { exception } from '../execution';
import { strict } from '../strict';
import { colorOf } from './colors';
import { type Context, insides, PLACES, type Range } from './context';
import { BOOLEAN_CRITERIA, enumeration } from './enums';

type Rule = GoogleAppsScript.Spreadsheet.ConditionalFormatRule;
type Builder = GoogleAppsScript.Spreadsheet.ConditionalFormatRuleBuilder;
type Condition = GoogleAppsScript.Spreadsheet.BooleanCondition;
type Criteria = GoogleAppsScript.Spreadsheet.SpreadsheetApp['BooleanCriteria'];
type Criterion = (typeof BOOLEAN_CRITERIA)[number];

/** A rule of a sheet; a rule is nowhere until it is set, but its ranges are somewhere. */
export interface PlacedRule {
  readonly rule: FormatRule;
  readonly sheetId: number;
}

export const FORMAT_RULES = insides<PlacedRule>('ConditionalFormatRule');

const NO_RULE: FormatRule = {
  areas: [],
  criterion: '',
  values: [],
  background: null,
  color: null,
  bold: null,
  italic: null,
  strikethrough: null,
  underline: null,
};

/** What rules and builders can both tell. */
function readers(context: Context, read: () => PlacedRule) {
  return {
    getRanges: () => {
      const sheet = sheetById(context.host.document, read().sheetId);
      return sheet ? read().rule.areas.map((area) => context.open.range(context, sheet, area)) : [];
    },
    getBooleanCondition: () => (read().rule.criterion === '' ? null : openCondition(context, read().rule)),
    getGradientCondition: () => null,
  } satisfies Partial<Rule>;
}

export function openFormatRule(context: Context, placed: PlacedRule): Rule {
  const members = {
    ...readers(context, () => placed),
    copy: () => newFormatRule(context, placed),
  } satisfies Partial<Rule>;
  return FORMAT_RULES.keep(strict<Rule>(context.execution, 'ConditionalFormatRule', members), placed);
}

function openCondition({ execution }: Context, rule: FormatRule): Condition {
  const criteria = enumeration<Criteria>(execution, 'BooleanCriteria', BOOLEAN_CRITERIA);
  const criterion = BOOLEAN_CRITERIA.find((candidate) => candidate === rule.criterion);
  const members = {
    getCriteriaType: () => criteria[criterion ?? 'CUSTOM_FORMULA'],
    getCriteriaValues: () => [...rule.values],
    getBackground: () => rule.background,
    getFontColor: () => rule.color,
    getBold: () => rule.bold,
    getItalic: () => rule.italic,
    getStrikethrough: () => rule.strikethrough,
    getUnderline: () => rule.underline,
  } satisfies Partial<Condition>;
  return strict<Condition>(execution, 'BooleanCondition', members);
}

/** The builder that `SpreadsheetApp.newConditionalFormatRule` returns, or a rule's `copy`. */
export function newFormatRule(context: Context, start: PlacedRule = { rule: NO_RULE, sheetId: -1 }): Builder {
  let made = start;
  const change = (part: Partial<FormatRule>): Builder => {
    made = { ...made, rule: { ...made.rule, ...part } };
    return builder;
  };
  const members = {
    ...readers(context, () => made),
    ...conditions((criterion, values) => change({ criterion, values })),
    ...looks(change),
    setRanges: (ranges: readonly Range[]) => {
      const places = ranges.map((range) => PLACES.of(context.execution, range));
      made = { ...made, sheetId: places[0]?.sheet.id ?? -1 };
      return change({ areas: places.map(({ area }) => area) });
    },
    build: () => openFormatRule(context, checkedRule(made)),
    copy: () => newFormatRule(context, made),
  } satisfies Partial<Builder>;
  const builder: Builder = strict<Builder>(context.execution, 'ConditionalFormatRuleBuilder', members, {
    nullable: ['setBackground', 'setFontColor', 'setBold', 'setItalic', 'setStrikethrough', 'setUnderline'],
  });
  return builder;
}

function checkedRule(placed: PlacedRule): PlacedRule {
  if (placed.rule.areas.length === 0) throw exception('The conditional format rule has no ranges.');
  if (placed.rule.criterion === '') throw exception('The conditional format rule has no condition.');
  return placed;
}

/** A later condition replaces an earlier one. */
function conditions(set: (criterion: Criterion, values: readonly (string | number)[]) => Builder) {
  const none = (criterion: Criterion) => () => set(criterion, []);
  const text = (criterion: Criterion) => (value: string) => set(criterion, [value]);
  const number = (criterion: Criterion) => (value: number) => set(criterion, [value]);
  const span = (criterion: Criterion) => (from: number, to: number) => set(criterion, [from, to]);
  return {
    whenCellEmpty: none('CELL_EMPTY'),
    whenCellNotEmpty: none('CELL_NOT_EMPTY'),
    whenFormulaSatisfied: text('CUSTOM_FORMULA'),
    whenTextContains: text('TEXT_CONTAINS'),
    whenTextDoesNotContain: text('TEXT_DOES_NOT_CONTAIN'),
    whenTextEqualTo: text('TEXT_EQUAL_TO'),
    whenTextStartsWith: text('TEXT_STARTS_WITH'),
    whenTextEndsWith: text('TEXT_ENDS_WITH'),
    whenNumberEqualTo: number('NUMBER_EQUAL_TO'),
    whenNumberNotEqualTo: number('NUMBER_NOT_EQUAL_TO'),
    whenNumberGreaterThan: number('NUMBER_GREATER_THAN'),
    whenNumberGreaterThanOrEqualTo: number('NUMBER_GREATER_THAN_OR_EQUAL_TO'),
    whenNumberLessThan: number('NUMBER_LESS_THAN'),
    whenNumberLessThanOrEqualTo: number('NUMBER_LESS_THAN_OR_EQUAL_TO'),
    whenNumberBetween: span('NUMBER_BETWEEN'),
    whenNumberNotBetween: span('NUMBER_NOT_BETWEEN'),
  } satisfies Partial<Builder>;
}

function looks(change: (part: Partial<FormatRule>) => Builder) {
  return {
    setBackground: (color: string | null) => change({ background: colorOf(color) }),
    setFontColor: (color: string | null) => change({ color: colorOf(color) }),
    setBold: (bold: boolean | null) => change({ bold }),
    setItalic: (italic: boolean | null) => change({ italic }),
    setStrikethrough: (strikethrough: boolean | null) => change({ strikethrough }),
    setUnderline: (underline: boolean | null) => change({ underline }),
  } satisfies Partial<Builder>;
}

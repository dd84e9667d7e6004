/** ConditionalFormatRule, its condition and its builder. */
import { type FormatRule, sheetById } from '../document';
import { exception } from '../execution';
import { strict } from '../strict';
import { colorOf } from './colors';
import { type Context, insides, PLACES, type Range } from './context';
import { BOOLEAN_CRITERIA, enumeration } from './enums';

type Rule = GoogleAppsScript.Spreadsheet.ConditionalFormatRule;
type Builder = GoogleAppsScript.Spreadsheet.ConditionalFormatRuleBuilder;
type Condition = GoogleAppsScript.Spreadsheet.BooleanCondition;
type Criteria = GoogleAppsScript.Spreadsheet.SpreadsheetApp['BooleanCriteria'];

/** A rule of a sheet; a rule is nowhere until it is set, but its ranges are somewhere. */
export interface PlacedRule {
  readonly rule: FormatRule;
  readonly sheetId: number;
}

export const FORMAT_RULES = insides<PlacedRule>('ConditionalFormatRule');

export function openFormatRule(context: Context, { rule, sheetId }: PlacedRule): Rule {
  const members = {
    getRanges: () => {
      const sheet = sheetById(context.host.document, sheetId);
      return sheet ? rule.areas.map((area) => context.open.range(context, sheet, area)) : [];
    },
    getBooleanCondition: () => openCondition(context, rule),
    copy: () => newFormatRule(context, { sheetId, rule }),
  } satisfies Partial<Rule>;
  return FORMAT_RULES.keep(strict<Rule>(context.execution, 'ConditionalFormatRule', members), { rule, sheetId });
}

function openCondition({ execution }: Context, rule: FormatRule): Condition {
  const criteria = enumeration<Criteria>(execution, 'BooleanCriteria', BOOLEAN_CRITERIA);
  const members = {
    getCriteriaType: () => criteria[rule.criterion],
    getCriteriaValues: () => [...rule.values],
    getBackground: () => rule.background,
    getFontColor: () => rule.color,
    getStrikethrough: () => rule.strikethrough,
  } satisfies Partial<Condition>;
  return strict<Condition>(execution, 'BooleanCondition', members);
}

/** What a builder has been given so far. */
interface Draft {
  /** Null until it has ranges. */
  readonly sheetId: number | null;
  readonly rule: Omit<FormatRule, 'criterion'> & { readonly criterion: FormatRule['criterion'] | null };
}

const NOTHING: Draft = {
  sheetId: null,
  rule: { areas: [], criterion: null, values: [], background: null, color: null, bold: null, strikethrough: null },
};

const NULLABLE = ['setBackground', 'setFontColor', 'setBold', 'setStrikethrough'];

/** The builder that `SpreadsheetApp.newConditionalFormatRule` returns, or a rule's `copy`. */
export function newFormatRule(context: Context, start: Draft = NOTHING): Builder {
  let draft = start;
  const change = (part: Partial<Draft['rule']>, sheetId = draft.sheetId): Builder => {
    draft = { sheetId, rule: { ...draft.rule, ...part } };
    return builder;
  };
  const members = {
    whenFormulaSatisfied: (formula: string) => change({ criterion: 'CUSTOM_FORMULA', values: [formula] }),
    whenNumberGreaterThan: (number: number) => change({ criterion: 'NUMBER_GREATER_THAN', values: [number] }),
    setBackground: (color: string | null) => change({ background: colorOf(color) }),
    setFontColor: (color: string | null) => change({ color: colorOf(color) }),
    setBold: (bold: boolean | null) => change({ bold }),
    setStrikethrough: (strikethrough: boolean | null) => change({ strikethrough }),
    setRanges: (ranges: readonly Range[]) => {
      const places = ranges.map((range) => PLACES.of(context.execution, range));
      return change({ areas: places.map(({ area }) => area) }, places[0]?.sheet.id ?? null);
    },
    build: () => openFormatRule(context, built(draft)),
  } satisfies Partial<Builder>;
  const builder: Builder = strict<Builder>(context.execution, 'ConditionalFormatRuleBuilder', members, {
    nullable: NULLABLE,
  });
  return builder;
}

function built({ sheetId, rule }: Draft): PlacedRule {
  const { criterion } = rule;
  if (sheetId === null) throw exception('The conditional format rule has no ranges.');
  if (criterion === null) throw exception('The conditional format rule has no condition.');
  return { sheetId, rule: { ...rule, criterion } };
}

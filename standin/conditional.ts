/** Conditional formatting: which rules a cell meets. */
import { contains } from './areas';
import { type CellTest, formulaTest } from './conditionalFormula';
import type { FormatRule, SheetState } from './document';
import { type Host, valueAt } from './host';
import { toScript, type Value } from './values';

export type RuleLook = Pick<FormatRule, 'background' | 'color' | 'bold'>;

/** A look for each cell that meets a rule: for each property the first rule that sets it wins. */
export function ruleLooks(host: Host, sheet: SheetState): (row: number, column: number) => RuleLook | null {
  const tests = sheet.rules.map((rule) => ({ rule, meets: ruleTest(host, sheet, rule) }));
  return (row, column) => {
    const met = tests.filter(({ meets }) => meets(row, column)).map(({ rule }) => rule);
    if (met.length === 0) return null;
    const first = <K extends keyof RuleLook>(key: K) => met.find((rule) => rule[key] !== null)?.[key] ?? null;
    return { background: first('background'), color: first('color'), bold: first('bold') };
  };
}

function ruleTest(host: Host, sheet: SheetState, rule: FormatRule): CellTest {
  const condition =
    rule.criterion === 'CUSTOM_FORMULA'
      ? formulaTest(host, sheet, rule)
      : (row: number, column: number) => meetsCondition(rule, valueAt(host, sheet, row, column));
  return (row, column) => rule.areas.some((area) => contains(area, row, column)) && condition(row, column);
}

function meetsCondition({ criterion, values }: FormatRule, value: Value): boolean {
  const [first = '', second = ''] = values;
  const text = String(toScript(value)).toLowerCase();
  const wanted = String(first).toLowerCase();
  switch (criterion) {
    case 'CELL_EMPTY':
      return value.kind === 'blank';
    case 'CELL_NOT_EMPTY':
      return value.kind !== 'blank';
    case 'TEXT_CONTAINS':
      return text.includes(wanted);
    case 'TEXT_DOES_NOT_CONTAIN':
      return !text.includes(wanted);
    case 'TEXT_EQUAL_TO':
      return value.kind === 'text' && text === wanted;
    case 'TEXT_STARTS_WITH':
      return text.startsWith(wanted);
    case 'TEXT_ENDS_WITH':
      return text.endsWith(wanted);
    default:
      return value.kind === 'number' && meetsNumber(criterion, value.number, Number(first), Number(second));
  }
}

function meetsNumber(criterion: string, number: number, first: number, second: number): boolean {
  switch (criterion) {
    case 'NUMBER_EQUAL_TO':
      return number === first;
    case 'NUMBER_NOT_EQUAL_TO':
      return number !== first;
    case 'NUMBER_GREATER_THAN':
      return number > first;
    case 'NUMBER_GREATER_THAN_OR_EQUAL_TO':
      return number >= first;
    case 'NUMBER_LESS_THAN':
      return number < first;
    case 'NUMBER_LESS_THAN_OR_EQUAL_TO':
      return number <= first;
    case 'NUMBER_BETWEEN':
      return number >= first && number <= second;
    case 'NUMBER_NOT_BETWEEN':
      return number < first || number > second;
    default:
      return false;
  }
}

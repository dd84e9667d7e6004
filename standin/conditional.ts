/** Conditional formatting: which rules a cell meets. */
import { contains } from './areas';
import { type CellTest, formulaTest } from './conditionalFormula';
import type { FormatRule, RuleLook, SheetState } from './document';
import { type Host, valueAt } from './host';

/** A look for each cell that meets one of the rules: for each property the first rule that sets it wins. */
export function ruleLooks(
  host: Host,
  sheet: SheetState,
  rules = sheet.rules,
): (row: number, column: number) => RuleLook | null {
  const tests = rules.map((rule) => ({ rule, meets: ruleTest(host, sheet, rule) }));
  return (row, column) => {
    const met = tests.filter(({ meets }) => meets(row, column)).map(({ rule }) => rule);
    return met.length === 0 ? null : combined(met);
  };
}

function combined(rules: readonly FormatRule[]): RuleLook {
  function first<K extends keyof RuleLook>(key: K): RuleLook[K] | null {
    return rules.find((rule) => rule[key] !== null)?.[key] ?? null;
  }
  return {
    background: first('background'),
    color: first('color'),
    bold: first('bold'),
    strikethrough: first('strikethrough'),
  };
}

function ruleTest(host: Host, sheet: SheetState, rule: FormatRule): CellTest {
  const condition = conditionOf(host, sheet, rule);
  return (row, column) => rule.areas.some((area) => contains(area, row, column)) && condition(row, column);
}

function conditionOf(host: Host, sheet: SheetState, rule: FormatRule): CellTest {
  switch (rule.criterion) {
    case 'CUSTOM_FORMULA':
      return formulaTest(host, sheet, rule);
    case 'NUMBER_GREATER_THAN':
      return (row, column) => {
        const value = valueAt(host, sheet, row, column);
        return value.kind === 'number' && value.number > Number(rule.values[0]);
      };
  }
}

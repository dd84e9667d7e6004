/** Conditional formatting by custom formula. */
import { mapArea } from './areas';
import type { FormatRule, SheetState } from './document';
import { wordingOf } from './formulas/calculate';
import { inputOf, openEngine } from './formulas/engine';
import { pointerOf, shiftReference, type Target } from './formulas/references';
import { type Token, textOf, tokensOf } from './formulas/tokens';
import { formulaInput } from './formulas/translate';
import { type Host, valueAt } from './host';
import { toScript, type Value } from './values';

/** Whether the cell meets a condition. */
export type CellTest = (row: number, column: number) => boolean;

/**
 * A custom formula is written for the top left cell of the rule's first range and reads relative to it elsewhere.
 * Most cells of a grid look alike, so an outcome is kept for what the formula sees, not for where it stands.
 */
export function formulaTest(host: Host, sheet: SheetState, rule: FormatRule): CellTest {
  const { sheets, locale } = host.document;
  const home = sheets.indexOf(sheet);
  const anchor = rule.areas[0] ?? { row: 1, column: 1 };
  const tokens = tokensOf(String(rule.values[0]), locale);
  const pointers = tokens.filter(isReference).map((token) => pointerOf(token.text, sheets, home));
  const standsStill = !tokens.some(tellsPlace);
  const outcomes = new Map<string, boolean>();
  return (row, column) => {
    const [down, right] = [row - anchor.row, column - anchor.column];
    const seen = pointers.flatMap((pointer) => seenAt(host, pointer(down, right)));
    const key = [standsStill ? '' : `${row},${column}`, ...seen.map(({ value }) => valueKey(value))].join('\n');
    const outcome = outcomes.get(key) ?? evaluate(host, home, shiftFormula(tokens, down, right), { row, column }, seen);
    outcomes.set(key, outcome);
    return outcome;
  };
}

const isReference = (token: Token): boolean => token.kind === 'reference';

/** ROW and COLUMN make a formula depend on where it stands. */
const tellsPlace = ({ kind, text }: Token): boolean => kind === 'name' && /^(ROW|COLUMN)$/i.test(text);

const valueKey = (value: Value): string => `${value.kind} ${toScript(value)}`;

interface Place {
  readonly row: number;
  readonly column: number;
}

interface SeenCell extends Place {
  readonly sheet: number;
  readonly value: Value;
}

function seenAt(host: Host, target: Target | null): readonly SeenCell[] {
  const state = target && host.document.sheets[target.sheet];
  if (!target || !state) return [];
  const { sheet, area } = target;
  return mapArea(area, (row, column) => ({ sheet, row, column, value: valueAt(host, state, row, column) })).flat();
}

/** The formula as it reads some rows down and columns to the right of where it was written. */
function shiftFormula(tokens: readonly Token[], down: number, right: number): string {
  return textOf(
    tokens.map((token) => (isReference(token) ? { ...token, text: shiftReference(token.text, down, right) } : token)),
  );
}

/** TRUE and numbers other than 0 are met; texts and errors are not. The formula stands where it belongs, but on a sheet of its own. */
function evaluate(host: Host, home: number, formula: string, at: Place, seen: readonly SeenCell[]): boolean {
  const own = host.document.sheets.length;
  const engine = openEngine(own + 1);
  try {
    for (const { sheet, row, column, value } of seen) {
      if (value.kind !== 'blank') engine.put(sheet, row, column, inputOf(value));
    }
    engine.put(own, at.row, at.column, formulaInput(formula, wordingOf(host.document, host.rules), home));
    engine.calculate();
    const outcome = engine.valueAt(own, at.row, at.column);
    return (outcome.kind === 'boolean' && outcome.boolean) || (outcome.kind === 'number' && outcome.number !== 0);
  } finally {
    engine.close();
  }
}

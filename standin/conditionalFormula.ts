/** Conditional formatting by custom formula. */
import { mapArea } from './areas';
import type { FormatRule, SheetState } from './document';
import { wordingOf } from './formulas/calculate';
import { inputOf, openEngine } from './formulas/engine';
import { pointerOf, shiftReference, type Target, withReferences } from './formulas/references';
import { changesByItself, type Token, tokensOf } from './formulas/tokens';
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
  const formula = String(rule.values[0]);
  const tokens = tokensOf(formula, locale);
  const references = new Set(tokens.filter(({ kind }) => kind === 'reference').map(({ text }) => text));
  const pointers = [...references].map((reference) => pointerOf(reference, sheets, home));
  const standsStill = !tokens.some(tellsPlace);
  const outcomes = tokens.some(changesByItself) ? new Map<string, boolean>() : outcomesOf(host, formula);
  return (row, column) => {
    const [down, right] = [row - anchor.row, column - anchor.column];
    const seen = pointers.flatMap((pointer) => seenAt(host, pointer(down, right)));
    const key = [standsStill ? '' : `${row},${column}`, ...seen.map(({ value }) => valueKey(value))].join('\n');
    const shifted = () => withReferences(tokens, (reference) => shiftReference(reference, down, right));
    const outcome = outcomes.get(key) ?? evaluate(host, home, shifted(), { row, column }, seen);
    outcomes.set(key, outcome);
    return outcome;
  };
}

/** More outcomes of one formula than this are not kept. */
const MOST_OUTCOMES = 1000;

/** What came of a formula before, by what it saw. */
function outcomesOf({ document, outcomes }: Host, formula: string): Map<string, boolean> {
  const key = `${document.locale} ${formula}`;
  const kept = outcomes.get(key);
  if (kept && kept.size < MOST_OUTCOMES) return kept;
  const fresh = new Map<string, boolean>();
  outcomes.set(key, fresh);
  return fresh;
}

/** ROW and COLUMN make a formula depend on where it stands. */
function tellsPlace({ kind, text }: Token): boolean {
  return kind === 'name' && /^(ROW|COLUMN)$/i.test(text);
}

function valueKey(value: Value): string {
  return `${value.kind} ${toScript(value)}`;
}

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

/**
 * TRUE and numbers other than 0 meet the condition; texts and errors do not. The formula stands in the cell it is for,
 * but on a sheet of its own.
 */
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

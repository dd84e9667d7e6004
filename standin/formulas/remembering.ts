/** Calculating only what was not calculated before: results are kept for what they depend on. */
import { cellPlace } from '../areas';
import type { DocumentState, SheetState } from '../document';
import { calculate, formulaCells, type Results } from './calculate';
import { inputOf } from './engine';
import { type FormulaCell, lateKey, type Rules } from './rules';
import { type Sight, sightsOf } from './sight';
import { changesByItself, tokensOf } from './tokens';

export type Calculator = (document: DocumentState, rules: Rules) => Results;

/** Results, and how large the sheets are after arrays have spilled over their edges. */
interface Outcome {
  readonly results: Results;
  readonly extents: readonly (readonly [rows: number, columns: number])[];
}

/** More outcomes than this are not kept. */
const MOST_OUTCOMES = 500;

/** Calculates a document as `calculate` does, but takes what came of the same before. */
export function openCalculator(): Calculator {
  const outcomes = new Map<string, Outcome>();
  return (document, rules) => {
    const formulas = document.sheets.flatMap(formulaCells);
    if (formulas.length === 0) return new Map();
    const sights = sightsOf(document, formulas);
    const seen = isForeseeable(document, formulas, rules) ? seenBy(document, sights, rules) : null;
    const known = seen === null ? undefined : outcomes.get(seen);
    if (known) return repeat(document, known);
    const results = calculate(document, rules, formulas, sights);
    if (outcomes.size >= MOST_OUTCOMES) outcomes.clear();
    if (seen !== null)
      outcomes.set(seen, { results, extents: document.sheets.map(({ rows, columns }) => [rows, columns]) });
    return results;
  };
}

function repeat({ sheets }: DocumentState, { results, extents }: Outcome): Results {
  for (const [index, [rows, columns]] of extents.entries()) Object.assign(sheets[index] ?? {}, { rows, columns });
  return results;
}

/** Whether results change only when something in the document does; the script's own functions may give anything. */
function isForeseeable({ locale }: DocumentState, formulas: readonly FormulaCell[], { custom }: Rules): boolean {
  const own = new Set(custom.names().map((name) => name.toUpperCase()));
  const tokens = formulas.flatMap(({ formula }) => tokensOf(formula, locale));
  return !tokens.some(
    (token) => changesByItself(token) || (token.kind === 'name' && own.has(token.text.toUpperCase())),
  );
}

/** Everything that the results depend on, as one text. */
function seenBy(document: DocumentState, sights: readonly Sight[], rules: Rules): string {
  const sheets = document.sheets.map((sheet, index) => sheetText(sheet, sights[index] ?? (() => 'value'), rules));
  return [document.locale, JSON.stringify(rules.unknowns), ...sheets].join('\n');
}

function sheetText({ id, name, rows, columns, cells }: SheetState, sight: Sight, { late }: Rules): string {
  const texts = [`${id} ${rows} ${columns} ${name}`];
  for (const [key, { content }] of cells) {
    if (content === null) continue;
    const [row, column] = cellPlace(key);
    const seen = sight(row, column);
    if (content.kind === 'formula') texts.push(`${key}${content.formula} ${late.get(lateKey(id, row, column)) ?? ''}`);
    else if (seen === 'value') texts.push(`${key}:${inputOf(content)}`);
    else if (seen === 'presence') texts.push(key);
  }
  return texts.join('\n');
}

/** Which cells the formulas of a document depend on. */
import { contains } from '../areas';
import type { DocumentState } from '../document';
import { resolveReference } from './references';
import type { FormulaCell } from './rules';
import { type Token, tokensOf } from './tokens';

/** What formulas see of a cell: what it holds, only that it holds something, which may be in the way of an array, or nothing. */
export type Seen = 'value' | 'presence' | 'nothing';

/** Says what the formulas see of a cell of one sheet. */
export type Sight = (row: number, column: number) => Seen;

/** What formulas see of each sheet. */
export function sightsOf({ sheets, locale }: DocumentState, formulas: readonly FormulaCell[]): readonly Sight[] {
  const read = formulas.map((cell) => ({ cell, tokens: tokensOf(cell.formula, locale) }));
  if (read.some(({ tokens }) => tokens.some(pointsAnywhere))) return sheets.map(() => () => 'value');
  const targets = read.flatMap(({ cell, tokens }) =>
    tokens.flatMap(({ kind, text }) =>
      kind === 'reference' ? (resolveReference(text, sheets, cell.sheet) ?? []) : [],
    ),
  );
  const spilling = read.filter(({ tokens }) => tokens.some(mayGiveArray)).map(({ cell }) => cell);
  return sheets.map((_, sheet) => {
    const areas = targets.flatMap((target) => (target.sheet === sheet ? target.area : []));
    const corners = spilling.filter((cell) => cell.sheet === sheet);
    return (row, column) => {
      if (areas.some((area) => contains(area, row, column))) return 'value';
      return corners.some((corner) => row >= corner.row && column >= corner.column) ? 'presence' : 'nothing';
    };
  });
}

/** A function that reads what no reference names. */
function pointsAnywhere({ kind, text }: Token): boolean {
  return kind === 'name' && /^(INDIRECT|OFFSET)$/i.test(text);
}

/** Functions, ranges and braces may; sums of single cells do not. */
function mayGiveArray({ kind, text }: Token): boolean {
  return kind === 'name' ? !/^(TRUE|FALSE)$/i.test(text) : /[:{]/.test(text);
}

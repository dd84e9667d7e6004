/** References in formulas: where they point, and how they read from another cell. */
import { type Corner, cornerName, parseArea, parseCorner, splitSheetName } from '../a1';
import { type Area, type Extent, isOneCell } from '../areas';
import type { Locale } from '../types';
import { type Token, textOf, tokensOf } from './tokens';

/** Splits a reference into its sheet part, bang included, and what follows, such as `B2:K11`. */
export function referenceParts(reference: string): readonly [sheet: string, corners: string] {
  const at = reference.lastIndexOf('!') + 1;
  return [reference.slice(0, at), reference.slice(at)];
}

/** The text of a formula in which each reference is replaced. */
export function withReferences(tokens: readonly Token[], replace: (reference: string) => string): string {
  return textOf(tokens.map((token) => (token.kind === 'reference' ? { ...token, text: replace(token.text) } : token)));
}

/** What a reference to nothing reads as. */
export const NOWHERE = '#REF!';

/**
 * The reference as it reads some rows down and columns to the right of where it was written; `$` pins.
 * Above or to the left of the sheet there is nothing.
 */
export function shiftReference(reference: string, rows: number, columns: number): string {
  const [sheet, text] = referenceParts(reference);
  const corners = text.split(':').flatMap((corner) => parseCorner(corner) ?? []);
  const shifted = corners.map((corner) => shiftCorner(corner, rows, columns));
  const isThere = shifted.every(({ row, column }) => (row ?? 1) >= 1 && (column ?? 1) >= 1);
  return isThere ? sheet + shifted.map(cornerName).join(':') : NOWHERE;
}

function shiftCorner(corner: Corner, rows: number, columns: number): Corner {
  const row = corner.row === null || corner.rowPinned ? corner.row : corner.row + rows;
  const column = corner.column === null || corner.columnPinned ? corner.column : corner.column + columns;
  return { ...corner, row, column };
}

/** The formula as it reads some rows down and columns to the right of where it was written. */
export function shiftFormula(formula: string, locale: Locale, rows: number, columns: number): string {
  return withReferences(tokensOf(formula, locale), (reference) => shiftReference(reference, rows, columns));
}

/** The reference when the formula is nothing else, such as `=B2`; otherwise null. */
export function soleReference(formula: string, locale: Locale): string | null {
  const tokens = tokensOf(formula.slice(1).trim(), locale);
  return tokens.length === 1 && tokens[0]?.kind === 'reference' ? tokens[0].text : null;
}

/** A place in the document; sheets count from 0. */
export interface Target {
  readonly sheet: number;
  readonly area: Area;
}

/** The sheets of a document, as far as references know them. */
export type Sheets = readonly (Extent & { readonly name: string })[];

/** Where a reference in a formula of the sheet `home` points; null when there is no such place. */
export function resolveReference(reference: string, sheets: Sheets, home: number): Target | null {
  const [name, corners] = splitSheetName(reference);
  const index = name === null ? home : sheets.findIndex((candidate) => candidate.name === name);
  const sheet = sheets[index];
  const area = sheet && parseArea(corners, sheet);
  return area ? { sheet: index, area } : null;
}

/** Where a reference points as it reads some rows down and columns to the right of where it was written. */
export type Pointer = (rows: number, columns: number) => Target | null;

/** A reference that is looked at from many places; quick for single cells. */
export function pointerOf(reference: string, sheets: Sheets, home: number): Pointer {
  const here = resolveReference(reference, sheets, home);
  const corner = parseCorner(referenceParts(reference)[1]);
  if (!here || !corner || !isOneCell(here.area)) {
    return (rows, columns) => resolveReference(shiftReference(reference, rows, columns), sheets, home);
  }
  const { row, column } = here.area;
  return (rows, columns) => ({
    sheet: here.sheet,
    area: {
      row: corner.rowPinned ? row : row + rows,
      column: corner.columnPinned ? column : column + columns,
      rows: 1,
      columns: 1,
    },
  });
}

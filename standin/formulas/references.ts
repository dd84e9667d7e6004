/** References in formulas: finding them, and moving them as Sheets does when a formula is filled or rows are inserted. */
import { type Area, columnName, columnNumber, type Extent, isOneCell, parseArea, splitSheetName } from '../areas';
import type { Locale } from '../types';
import { textOf, tokensOf } from './tokens';

const CORNER = /(\$?)([A-Za-z]{1,3})(\$?)(\d+)/g;

/** Splits a reference token into its sheet part, bang included, and the rest. */
function parts(reference: string): readonly [sheet: string, corners: string] {
  const at = reference.lastIndexOf('!') + 1;
  return [reference.slice(0, at), reference.slice(at)];
}

type MoveCorner = (corner: {
  readonly row: number;
  readonly column: number;
  readonly rowPinned: boolean;
  readonly columnPinned: boolean;
}) => { readonly row: number; readonly column: number };

function moveCorners(corners: string, move: MoveCorner): string {
  return corners.replace(CORNER, (_, columnPin: string, letters: string, rowPin: string, digits: string) => {
    const from = { row: Number(digits), column: columnNumber(letters) };
    const to = move({ ...from, rowPinned: rowPin !== '', columnPinned: columnPin !== '' });
    return `${columnPin}${columnName(to.column)}${rowPin}${to.row}`;
  });
}

function moveReferences(formula: string, locale: Locale, move: (reference: string) => string): string {
  const moved = tokensOf(formula, locale).map((token) =>
    token.kind === 'reference' ? { ...token, text: move(token.text) } : token,
  );
  return textOf(moved);
}

/** The reference as it reads some rows down and columns to the right of where it was written; `$` pins. */
export function shiftReference(reference: string, rows: number, columns: number): string {
  const [sheet, corners] = parts(reference);
  const move: MoveCorner = ({ row, column, rowPinned, columnPinned }) => ({
    row: rowPinned ? row : row + rows,
    column: columnPinned ? column : column + columns,
  });
  return sheet + moveCorners(corners, move);
}

/** Where a cell goes when lines are inserted. */
export interface Insertion {
  readonly lines: 'rows' | 'columns';
  readonly before: number;
  readonly count: number;
}

export function movedIndex(index: number, { before, count }: Insertion): number {
  return index >= before ? index + count : index;
}

/** The formula after lines were inserted into a sheet. `isThatSheet` tells references to it by what stands before the bang (`''` for none). */
export function followInsertion(
  formula: string,
  locale: Locale,
  insertion: Insertion,
  isThatSheet: (sheet: string) => boolean,
): string {
  return moveReferences(formula, locale, (reference) => {
    const [sheet, corners] = parts(reference);
    if (!isThatSheet(sheet)) return reference;
    const move: MoveCorner = ({ row, column }) => ({
      row: insertion.lines === 'rows' ? movedIndex(row, insertion) : row,
      column: insertion.lines === 'columns' ? movedIndex(column, insertion) : column,
    });
    return sheet + moveCorners(corners, move);
  });
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

/** The same for many places: where the reference points as it reads some rows down and columns to the right. Quick for single cells. */
export function pointerOf(
  reference: string,
  sheets: Sheets,
  home: number,
): (rows: number, columns: number) => Target | null {
  const here = resolveReference(reference, sheets, home);
  if (!here || !isOneCell(here.area)) {
    return (rows, columns) => resolveReference(shiftReference(reference, rows, columns), sheets, home);
  }
  const { row, column } = here.area;
  const [columnPinned, rowPinned] = [/(^|!)\$/.test(reference), /\$\d+$/.test(reference)];
  return (rows, columns) => ({
    sheet: here.sheet,
    area: {
      row: rowPinned ? row : row + rows,
      column: columnPinned ? column : column + columns,
      rows: 1,
      columns: 1,
    },
  });
}

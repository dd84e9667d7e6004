/**
 * Cells moved by cut and paste or by dragging: what is in and on them goes along, and formulas follow. Rules go along
 * by their cells, so that a rule on more cells than were moved splits (webapps.stackexchange.com/q/119880).
 */
import { areaName } from './a1';
import { type Area, fits, mapArea, overlap } from './areas';
import { BLANK_CELL, type Cell, cellAt, changeCell, type FormatRule, type SheetState } from './document';
import { exception } from './execution';
import { followMove, type Move } from './formulas/followingMove';
import { shiftFormula } from './formulas/references';
import type { Host } from './host';
import { checkProtection } from './limits';
import { referencesTo } from './lines';
import type { Locale } from './types';

export function moveCells(host: Host, sheet: SheetState, move: Move): void {
  checkMove(sheet, move, host.user);
  if (areaName(move.from) === areaName(move.to)) return;
  const { document } = host;
  const { rulesFollowMoves = true } = host.options;
  carryCells(sheet, move);
  for (const other of document.sheets) followFormulas(other, sheet, document.locale, move);
  sheet.merges = sheet.merges.map((merge) => (contains(move.from, merge) ? carried(merge, move) : merge));
  sheet.rules = sheet.rules.flatMap((rule) => carriedRule(rule, document.locale, move, rulesFollowMoves) ?? []);
  document.version += 1;
}

function checkMove(sheet: SheetState, { from, to }: Move, user: string): void {
  if (!fits(from, sheet) || !fits(to, sheet)) throw exception('The cells would lie outside the sheet.');
  for (const area of [from, to]) checkProtection(sheet, area, user);
  if (sheet.merges.some((merge) => cuts(from, merge) || overlap(to, merge))) {
    throw exception('You must select all cells in a merged range to merge or unmerge them.');
  }
}

function cuts(area: Area, merge: Area): boolean {
  return overlap(area, merge) && !contains(area, merge);
}

function contains(area: Area, inner: Area): boolean {
  return areaName(common(area, inner) ?? area) === areaName(inner);
}

function carryCells(sheet: SheetState, { from, to }: Move): void {
  const cells = mapArea(from, (row, column) => cellAt(sheet, row, column));
  const place = (area: Area, cellFor: (row: number, column: number) => Cell) =>
    mapArea(area, (row, column) => changeCell(sheet, row, column, cellFor(row, column)));
  place(from, () => BLANK_CELL);
  place(to, (row, column) => cells[row - to.row]?.[column - to.column] ?? BLANK_CELL);
}

function followFormulas(from: SheetState, moved: SheetState, locale: Locale, move: Move): void {
  const isThatSheet = referencesTo(from, moved);
  for (const [key, cell] of from.cells) {
    if (cell.content?.kind !== 'formula') continue;
    const formula = followMove(cell.content.formula, locale, move, isThatSheet, () => true);
    from.cells.set(key, { ...cell, content: { kind: 'formula', formula } });
  }
}

/**
 * The rule on the cells that it is on afterwards; null when it is on none. Its formula reads relative to each cell,
 * so that only what it pins has to follow.
 */
function carriedRule(rule: FormatRule, locale: Locale, move: Move, follows: boolean): FormatRule | null {
  const areas = rule.areas.flatMap((area) => carriedAreas(area, move));
  const [before, after] = [rule.areas[0], areas[0]];
  if (!before || !after) return null;
  if (rule.criterion !== 'CUSTOM_FORMULA') return { ...rule, areas };
  const [formula = ''] = rule.values.map(String);
  const shifted = shiftFormula(formula, locale, after.row - before.row, after.column - before.column);
  const isPinned = (corners: string) => !/(^|:)[A-Z]|[A-Z]\d/i.test(corners);
  const isOwn = (sheet: string) => sheet === '';
  return { ...rule, areas, values: [follows ? followMove(shifted, locale, move, isOwn, isPinned) : shifted] };
}

/** What is left of an area where it was, without what was moved onto it; and what of it was moved. */
function carriedAreas(area: Area, move: Move): readonly Area[] {
  const moved = common(area, move.from);
  const stay = without(area, move.from).flatMap((rest) => without(rest, move.to));
  return [...stay, ...(moved ? [carried(moved, move)] : [])];
}

function carried(area: Area, { from, to }: Move): Area {
  return { ...area, row: area.row + to.row - from.row, column: area.column + to.column - from.column };
}

function common(a: Area, b: Area): Area | null {
  if (!overlap(a, b)) return null;
  const [row, column] = [Math.max(a.row, b.row), Math.max(a.column, b.column)];
  const rows = Math.min(a.row + a.rows, b.row + b.rows) - row;
  return { row, column, rows, columns: Math.min(a.column + a.columns, b.column + b.columns) - column };
}

/** The area without a part of it: what is above, left, right and below. */
function without(area: Area, part: Area): readonly Area[] {
  const hole = common(area, part);
  if (!hole) return [area];
  const right = hole.column + hole.columns;
  const below = hole.row + hole.rows;
  const pieces: readonly Area[] = [
    { ...area, rows: hole.row - area.row },
    { ...hole, column: area.column, columns: hole.column - area.column },
    { ...hole, column: right, columns: area.column + area.columns - right },
    { ...area, row: below, rows: area.row + area.rows - below },
  ];
  return pieces.filter(({ rows, columns }) => rows > 0 && columns > 0);
}

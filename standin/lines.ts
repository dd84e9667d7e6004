/** Inserting and deleting rows and columns: what was on the others moves with them, and formulas and rules follow. */
import { areaName, parseArea } from './a1';
import { type Area, cellKey, cellPlace, isOneCell } from './areas';
import type { DocumentState, FormatRule, Metadata, SheetState, Table } from './document';
import { followChange } from './formulas/following';
import { shiftFormula } from './formulas/references';
import type { Host } from './host';
import { checkChange, checkProtection, checkRoom, movedFrozen } from './limits';
import { FIRST, type LineChange, movedArea, movedLine, withLines } from './lineChange';
import type { Locale } from './types';

/**
 * New lines are blank and of the usual size. Throws when there are no such lines, when none would be left, when there
 * is no room, or when the user (null: the owner) may not change the sheet.
 */
export function changeLines(host: Host, sheet: SheetState, change: LineChange, user: string | null): void {
  checkChange(sheet, change);
  checkProtection(sheet, change.does === 'delete' ? linesOf(sheet, change) : null, user);
  if (change.does === 'insert') checkRoom(host.document, linesOf(sheet, change).rows * linesOf(sheet, change).columns);
  const { document } = host;
  for (const other of document.sheets) followFormulas(document, other, { sheet, change });
  moveCells(sheet, change);
  moveSizes(change.lines === 'rows' ? sheet.rowHeights : sheet.columnWidths, change);
  sheet.merges = sheet.merges.flatMap((merge) => movedArea(merge, change) ?? []).filter((merge) => !isOneCell(merge));
  sheet.rules = sheet.rules.flatMap((rule) => movedRule(rule, document.locale, { sheet, change }) ?? []);
  sheet.metadata = sheet.metadata.flatMap((one) => movedMetadata(one, change) ?? []);
  moveRestrictions(sheet, change);
  sheet.selection = movedSelection(sheet, change);
  sheet[change.lines] += change.does === 'insert' ? change.count : -change.count;
  document.version += 1;
}

/** All cells of the lines. */
function linesOf({ rows, columns }: SheetState, { lines, first, count }: LineChange): Area {
  return withLines({ row: 1, column: 1, rows, columns }, lines, first, count);
}

/** What is frozen, hidden, protected or a table stays so. */
function moveRestrictions(sheet: SheetState, change: LineChange): void {
  const { lines } = change;
  sheet.frozen = { ...sheet.frozen, [lines]: movedFrozen(sheet, change) };
  sheet.hidden = { ...sheet.hidden, [lines]: sheet.hidden[lines].flatMap((line) => movedLine(line, change) ?? []) };
  sheet.protections = sheet.protections.flatMap((one) => {
    const area = one.area && movedArea(one.area, change);
    return one.area !== null && area === null ? [] : [{ ...one, area }];
  });
  sheet.tables = sheet.tables.flatMap((table) => movedTable(table, change) ?? []);
}

/** A new column of a table has no type. */
function movedTable({ area, types }: Table, change: LineChange): Table | null {
  const moved = movedArea(area, change);
  if (moved === null || change.lines === 'rows') return moved && { area: moved, types };
  const typeAt = new Map(types.map((type, index) => [movedLine(area.column + index, change), type]));
  return {
    area: moved,
    types: Array.from({ length: moved.columns }, (_, i) => typeAt.get(moved.column + i) ?? 'none'),
  };
}

function moveCells(sheet: SheetState, change: LineChange): void {
  const cells = [...sheet.cells];
  sheet.cells.clear();
  for (const [key, cell] of cells) {
    const to = movedKey(key, change);
    if (to !== null) sheet.cells.set(to, cell);
  }
}

function movedKey(key: string, change: LineChange): string | null {
  const [row, column] = cellPlace(key);
  const to = movedLine(change.lines === 'rows' ? row : column, change);
  if (to === null) return null;
  return change.lines === 'rows' ? cellKey(to, column) : cellKey(row, to);
}

function moveSizes(sizes: Map<number, number>, change: LineChange): void {
  const all = [...sizes];
  sizes.clear();
  for (const [line, size] of all) {
    const to = movedLine(line, change);
    if (to !== null) sizes.set(to, size);
  }
}

/** A change of one of the sheets. */
interface Changed {
  readonly sheet: SheetState;
  readonly change: LineChange;
}

/** Whether a reference in a formula of one sheet that begins like this, bang included, points at another, or itself. */
export function referencesTo(from: SheetState, { name }: SheetState): (sheet: string) => boolean {
  const names = [`${name}!`, `'${name.replace(/'/g, "''")}'!`, ...(from.name === name ? [''] : [])];
  return (sheet) => names.includes(sheet);
}

function followFormulas(document: DocumentState, from: SheetState, { sheet, change }: Changed): void {
  const isThatSheet = referencesTo(from, sheet);
  const last = sheet[change.lines];
  for (const [key, cell] of from.cells) {
    if (cell.content?.kind !== 'formula') continue;
    const formula = followChange(cell.content.formula, document.locale, { change, last, isThatSheet });
    from.cells.set(key, { ...cell, content: { kind: 'formula', formula } });
  }
}

/** A rule without any cell left is gone. Its formula speaks of its own sheet wherever it names none. */
function movedRule(rule: FormatRule, locale: Locale, { sheet, change }: Changed): FormatRule | null {
  const areas = rule.areas.flatMap((area) => movedArea(area, change) ?? []);
  if (areas.length === 0) return null;
  if (rule.criterion !== 'CUSTOM_FORMULA') return { ...rule, areas };
  const [formula = ''] = rule.values.map(String);
  const last = sheet[change.lines];
  const isThatSheet = (name: string) => name === '';
  const kept = followChange(formulaForKept(formula, rule.areas, locale, change), locale, { change, last, isThatSheet });
  return { ...rule, areas, values: [kept] };
}

/**
 * A rule's formula is written for the first cell of its first area. When that cell is deleted, this is the formula as
 * it reads for the first cell that is kept. What Google does with a relative reference to a deleted cell is unknown;
 * here it becomes `#REF!`, as it does in a cell.
 */
function formulaForKept(formula: string, areas: readonly Area[], locale: Locale, change: LineChange): string {
  const [written] = areas;
  const area = areas.find((candidate) => movedArea(candidate, change) !== null);
  if (!written || !area) return formula;
  const kept = firstKept(area, change);
  return shiftFormula(formula, locale, kept.row - written.row, kept.column - written.column);
}

/** The part of an area from its first row or column on that is not deleted. */
function firstKept(area: Area, change: LineChange): Area {
  const { lines, first, count } = change;
  const start = area[FIRST[lines]];
  const from = movedLine(start, change) === null ? first + count : start;
  return withLines(area, lines, from, area[lines] - (from - start));
}

function movedMetadata(one: Metadata, change: LineChange): Metadata | null {
  if (one.line?.lines !== change.lines) return one;
  const index = movedLine(one.line.index, change);
  return index === null ? null : { ...one, line: { ...one.line, index } };
}

/** When all that was selected is deleted, the line that takes its place is selected. */
function movedSelection(sheet: SheetState, change: LineChange): string {
  const area = parseArea(sheet.selection, sheet) ?? { row: 1, column: 1, rows: 1, columns: 1 };
  const { lines, first, count } = change;
  const next = Math.min(first, sheet[lines] - count);
  return areaName(movedArea(area, change) ?? withLines(area, lines, next, 1));
}

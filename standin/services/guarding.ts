/** What Sheets refuses a script: cells that are protected or typed, values that validation rejects, sheets of charts. */
import { areaName } from '../a1';
import { type Area, contains, overlap } from '../areas';
import { cellAt, type FormatRule, type SheetState } from '../document';
import { exception } from '../execution';
import { checkHasCells, checkProtection } from '../limits';
import type { ColumnType } from '../types';
import { takes } from '../validation';
import type { Content } from '../values';
import type { Context } from './context';

const CHANGES = /^(set|clear|insert|delete|remove)/;
/** What a sheet without cells is able to do. */
const WITHOUT_CELLS = /^(getName|getSheetId|getType|\w*DeveloperMetadata\w*)$/;

export function checkSheetCall({ execution }: Context, sheet: SheetState, method: string): void {
  if (!WITHOUT_CELLS.test(method)) checkHasCells(sheet);
  if (CHANGES.test(method)) checkProtection(sheet, null, execution.user);
}

export function checkRangeCall({ execution }: Context, sheet: SheetState, area: Area, method: string): void {
  if (!CHANGES.test(method)) return;
  checkProtection(sheet, area, execution.user);
  if (TYPED.test(method) && typedColumns(sheet).some((typed) => overlap(typed.area, area))) throw typedError();
}

/** Reported of setDataValidation and clearDataValidations; of number formats it is Sheets' own menu that refuses. */
const TYPED = /^(setDataValidation|clearDataValidations|insertCheckboxes|setNumberFormat)/;

function typedError(): Error {
  return exception('This operation is not allowed on cells in typed columns.');
}

interface TypedColumn {
  readonly area: Area;
  readonly type: ColumnType;
}

function typedColumns({ tables }: SheetState): readonly TypedColumn[] {
  return tables.flatMap(({ area, types }) =>
    types.flatMap((type, index) =>
      type === 'none' ? [] : [{ type, area: { ...area, column: area.column + index, columns: 1 } }],
    ),
  );
}

/**
 * A content that is about to be written; throws when validation or a typed column rejects it. Of a list, Google names
 * the values in a second line.
 */
export function checkContent(
  context: Context,
  sheet: SheetState,
  content: Content | null,
  row: number,
  column: number,
): Content | null {
  const { validation } = cellAt(sheet, row, column);
  if (validation && !takes(validation, content)) {
    const name = areaName({ row, column, rows: 1, columns: 1 });
    const list =
      validation.criterion === 'VALUE_IN_LIST'
        ? `\nPlease enter one of the following values: ${validation.values.join(', ')}`
        : '';
    throw exception(`The data you entered in cell ${name} violates the data validation rules set on this cell.${list}`);
  }
  const type = typedColumns(sheet).find(({ area }) => contains(area, row, column))?.type ?? 'none';
  const { typedColumnsRefuse = true } = context.host.options;
  if (typedColumnsRefuse && !isOfType(content, type)) throw typedError();
  return content;
}

function isOfType(content: Content | null, type: ColumnType): boolean {
  if (content === null || content.kind === 'formula') return true;
  switch (type) {
    case 'number':
      return content.kind === 'number';
    case 'checkbox':
      return content.kind === 'boolean';
    case 'text':
    case 'none':
      return true;
  }
}

/** Where rules are protected like the cells that they are on, those may be neither added nor taken away. */
export function checkRules({ host, execution }: Context, sheet: SheetState, rules: readonly FormatRule[]): void {
  if (host.options.rulesAreProtected !== true) return;
  const [before, after] = [sheet.rules, rules].map((list) => list.map((rule) => JSON.stringify(rule)));
  const changed = [...sheet.rules, ...rules].filter((rule) => {
    const text = JSON.stringify(rule);
    return !(before?.includes(text) && after?.includes(text));
  });
  for (const area of changed.flatMap(({ areas }) => areas)) checkProtection(sheet, area, execution.user);
}

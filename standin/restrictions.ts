/** What a person does to a sheet that restricts it later: freezing, hiding, protecting, tables, validation, charts. */
import { type Area, eachCell } from './areas';
import { activeSheet, changeCell, type SheetState } from './document';
import { areaOf } from './gestures';
import type { Host } from './host';
import { checkFreeze, checkHasCells, checkSomeStay } from './limits';
import type { Lines } from './lineChange';
import { addChartSheet } from './structure';
import type { ColumnType, LocalSheets } from './types';

/** None of it fires onEdit. */
export function restrictions(host: Host) {
  const open = () => activeSheet(host.document);
  const named = (range: string) => areaOf(host, range);
  return {
    addChartSheet: (name: string) => addChartSheet(host, name),
    freeze: (rows: number, columns: number) => freeze(open(), rows, columns),
    hideRows: (first: number, count: number) => hide(open(), 'rows', first, count),
    hideColumns: (first: number, count: number) => hide(open(), 'columns', first, count),
    protect: (range: string | null, editors: readonly string[] = []) => {
      const area = range === null ? null : named(range);
      open().protections = [...open().protections, { area, editors }];
    },
    makeTable: (range: string, types: readonly ColumnType[]) => makeTable(open(), named(range), types),
    validate: (range: string, values: readonly string[]) => {
      const validation = { criterion: 'VALUE_IN_LIST', values } as const;
      eachCell(named(range), (row, column) => changeCell(open(), row, column, { validation }));
    },
  } satisfies Partial<LocalSheets>;
}

function freeze(sheet: SheetState, rows: number, columns: number): void {
  checkFreeze(sheet, 'rows', rows);
  checkFreeze(sheet, 'columns', columns);
  sheet.frozen = { rows, columns };
}

function hide(sheet: SheetState, lines: Lines, first: number, count: number): void {
  const added = Array.from({ length: count }, (_, index) => first + index);
  const hidden = [...new Set([...sheet.hidden[lines], ...added])].filter((line) => line <= sheet[lines]);
  checkSomeStay(sheet, lines, hidden.length);
  sheet.hidden = { ...sheet.hidden, [lines]: hidden };
}

function makeTable(sheet: SheetState, area: Area, types: readonly ColumnType[]): void {
  checkHasCells(sheet);
  if (types.length !== area.columns) throw new Error('A table has a type for each of its columns.');
  sheet.tables = [...sheet.tables, { area, types }];
}

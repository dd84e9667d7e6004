/** Developer metadata: notes of an add-on that travel with a sheet, or with one of its rows or columns. */
import { areaName } from '../a1';
import type { Area } from '../areas';
import type { Metadata, SheetState } from '../document';
import { exception } from '../execution';
import { strict } from '../strict';
import { newId } from '../structure';
import type { Context, Range, RangeParts, Sheet, SheetParts } from './context';
import { enumeration, enumName, LOCATION_TYPES } from './enums';

type Service = GoogleAppsScript.Spreadsheet.DeveloperMetadata;
type Finder = GoogleAppsScript.Spreadsheet.DeveloperMetadataFinder;
type Location = GoogleAppsScript.Spreadsheet.DeveloperMetadataLocation;
type LocationTypes = GoogleAppsScript.Spreadsheet.SpreadsheetApp['DeveloperMetadataLocationType'];
type Visibility = GoogleAppsScript.Spreadsheet.DeveloperMetadataVisibility;
type Line = Metadata['line'];

/** Google takes a key, then a value, a visibility, or both in this order. */
type Given = readonly [key: string, valueOrVisibility?: string | Visibility, visibility?: Visibility];

export function sheetMetadata({ context, sheet, self }: SheetParts) {
  return {
    addDeveloperMetadata: (...given: Given) => {
      add(context, sheet, given, null);
      return self();
    },
    /** What is on the sheet itself, not what is on its rows and columns. */
    getDeveloperMetadata: () => openAll(context, sheet, (one) => one.line === null),
    createDeveloperMetadataFinder: () => openFinder(context, () => [sheet]),
  } satisfies Partial<Sheet>;
}

export function rangeMetadata({ context, sheet, area, self }: RangeParts) {
  return {
    addDeveloperMetadata: (...given: Given) => {
      add(context, sheet, given, wholeLine(sheet, area));
      return self();
    },
  } satisfies Partial<Range>;
}

/** The one row or column that an area is. Google keeps metadata for nothing else within a sheet. */
function wholeLine(sheet: SheetState, area: Area): Line {
  const { row, column, rows, columns } = area;
  if (rows === 1 && columns === sheet.columns) return { lines: 'rows', index: row };
  if (columns === 1 && rows === sheet.rows) return { lines: 'columns', index: column };
  throw exception(`Adding developer metadata to arbitrary ranges is not currently supported: ${areaName(area)}.`);
}

/** Everybody may see the metadata; that of a project alone is not in the stand-in. */
function add({ host, execution }: Context, sheet: SheetState, [key, second, third]: Given, line: Line): void {
  const value = typeof second === 'string' ? second : null;
  const visibility = value === null ? second : third;
  if (visibility !== undefined) enumName(execution, visibility);
  sheet.metadata = [...sheet.metadata, { id: newId(host.document), key, value, line }];
}

function openAll(context: Context, sheet: SheetState, isWanted: (one: Metadata) => boolean): Service[] {
  return sheet.metadata.filter(isWanted).map((one) => openMetadata(context, sheet, one));
}

function openMetadata(context: Context, sheet: SheetState, { id }: Metadata): Service {
  const { execution } = context;
  const current = (): Metadata =>
    sheet.metadata.find((one) => one.id === id) ?? execution.violation('This developer metadata has been removed.');
  const members = {
    getKey: () => current().key,
    getValue: () => current().value,
    getLocation: () => openLocation(context, sheet, current().line),
    setValue: (value: string) => {
      sheet.metadata = sheet.metadata.map((one) => (one.id === id ? { ...one, value } : one));
      return service;
    },
    remove: () => {
      sheet.metadata = sheet.metadata.filter((one) => one.id !== id);
    },
  } satisfies Partial<Service>;
  const service: Service = strict<Service>(execution, 'DeveloperMetadata', members);
  return service;
}

function openLocation(context: Context, sheet: SheetState, line: Line): Location {
  const { execution, open } = context;
  const types = enumeration<LocationTypes>(execution, 'DeveloperMetadataLocationType', LOCATION_TYPES);
  const area = (index: number): Area =>
    line?.lines === 'rows'
      ? { row: index, column: 1, rows: 1, columns: sheet.columns }
      : { row: 1, column: index, rows: sheet.rows, columns: 1 };
  const range = (lines: 'rows' | 'columns') =>
    line?.lines === lines ? open.range(context, sheet, area(line.index)) : null;
  const members = {
    getSheet: () => open.sheet(context, sheet),
    getLocationType: () => types[line === null ? 'SHEET' : line.lines === 'rows' ? 'ROW' : 'COLUMN'],
    getRow: () => range('rows'),
    getColumn: () => range('columns'),
  } satisfies Partial<Location>;
  return strict<Location>(execution, 'DeveloperMetadataLocation', members);
}

/** Finds metadata on sheets and on their rows and columns by key. */
export function openFinder(context: Context, sheets: () => readonly SheetState[]): Finder {
  let wanted: string | null = null;
  const members = {
    withKey: (key: string) => {
      wanted = key;
      return finder;
    },
    find: () => sheets().flatMap((sheet) => openAll(context, sheet, ({ key }) => wanted === null || key === wanted)),
  } satisfies Partial<Finder>;
  const finder: Finder = strict<Finder>(context.execution, 'DeveloperMetadataFinder', members);
  return finder;
}

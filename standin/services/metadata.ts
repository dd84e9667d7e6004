/** Developer metadata of sheets: notes of an add-on that travel with the sheet. */
import type { Metadata, SheetState } from '../document';
import { strict } from '../strict';
import type { Context, Sheet, SheetParts } from './context';
import { enumeration, enumName, oneOf, VISIBILITIES } from './enums';

type Service = GoogleAppsScript.Spreadsheet.DeveloperMetadata;
type Finder = GoogleAppsScript.Spreadsheet.DeveloperMetadataFinder;
type Visibilities = GoogleAppsScript.Spreadsheet.SpreadsheetApp['DeveloperMetadataVisibility'];
type Visibility = GoogleAppsScript.Spreadsheet.DeveloperMetadataVisibility;

export function sheetMetadata({ context, sheet, self }: SheetParts) {
  return {
    /** `addDeveloperMetadata(key, [value], [visibility])`: the second of two arguments may be either. */
    addDeveloperMetadata: (key: string, second?: string | Visibility, third?: Visibility) => {
      const visibility = typeof second === 'object' || typeof second === 'number' ? second : third;
      const added: Metadata = {
        id: context.host.document.nextId++,
        key,
        value: typeof second === 'string' ? second : null,
        visibility: visibility === undefined ? 'DOCUMENT' : enumName(context.execution, visibility),
      };
      sheet.metadata = [...sheet.metadata, added];
      return self();
    },
    getDeveloperMetadata: () => sheet.metadata.map((one) => openMetadata(context, sheet, one)),
    createDeveloperMetadataFinder: () => openFinder(context, [sheet]),
  } satisfies Partial<Sheet>;
}

function openMetadata(context: Context, sheet: SheetState, { id }: Metadata): Service {
  const { execution } = context;
  const current = (): Metadata =>
    sheet.metadata.find((one) => one.id === id) ?? execution.violation('This developer metadata has been removed.');
  const change = (part: Partial<Metadata>): Service => {
    sheet.metadata = sheet.metadata.map((one) => (one.id === id ? { ...one, ...part } : one));
    return service;
  };
  const members = {
    getId: () => id,
    getKey: () => current().key,
    getValue: () => current().value,
    getVisibility: () => {
      const visibilities = enumeration<Visibilities>(execution, 'DeveloperMetadataVisibility', VISIBILITIES);
      return visibilities[oneOf(VISIBILITIES, current().visibility) ?? 'DOCUMENT'];
    },
    setKey: (key: string) => change({ key }),
    setValue: (value: string) => change({ value }),
    setVisibility: (visibility: Visibility) => change({ visibility: enumName(execution, visibility) }),
    remove: () => {
      sheet.metadata = sheet.metadata.filter((one) => one.id !== id);
    },
  } satisfies Partial<Service>;
  const service: Service = strict<Service>(execution, 'DeveloperMetadata', members);
  return service;
}

/** Finds metadata on the given sheets by what it is asked to look for. */
export function openFinder(context: Context, sheets: readonly SheetState[]): Finder {
  let wanted: Partial<Metadata> = {};
  const narrow = (part: Partial<Metadata>): Finder => {
    wanted = { ...wanted, ...part };
    return finder;
  };
  const matches = (one: Metadata): boolean =>
    (wanted.key ?? one.key) === one.key &&
    (wanted.value ?? one.value) === one.value &&
    (wanted.id ?? one.id) === one.id &&
    (wanted.visibility ?? one.visibility) === one.visibility;
  const members = {
    withId: (id: number) => narrow({ id }),
    withKey: (key: string) => narrow({ key }),
    withValue: (value: string) => narrow({ value }),
    withVisibility: (visibility: Visibility) => narrow({ visibility: enumName(context.execution, visibility) }),
    find: () =>
      sheets.flatMap((sheet) => sheet.metadata.filter(matches).map((one) => openMetadata(context, sheet, one))),
  } satisfies Partial<Finder>;
  const finder: Finder = strict<Finder>(context.execution, 'DeveloperMetadataFinder', members);
  return finder;
}

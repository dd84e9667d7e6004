/** What a person does to whole sheets: adding, copying, deleting, inserting lines, merging, choosing another locale. */
import type { Extent } from './areas';
import { activeSheet, type SheetState, sheetByName } from './document';
import { convertFormula } from './formulas/translate';
import { areaOf } from './gestures';
import type { Host } from './host';
import type { LineChange } from './lineChange';
import { changeLines } from './lines';
import { addSheet, copySheet, mergeCells, removeSheet } from './structure';
import type { Locale, LocalSheets } from './types';
import { undoably } from './undo';

/** None of it fires onEdit. */
export function sheetActions(host: Host) {
  const open = () => activeSheet(host.document);
  return {
    activateSheet: (name: string) => {
      host.document.activeSheetId = sheetNamed(host, name).id;
    },
    addSheet: (name?: string, size?: Extent) => addSheet(host, name, size),
    deleteSheet: (name: string) => removeSheet(host, sheetNamed(host, name)),
    duplicateSheet: (options: { readonly metadata: boolean }) => copySheet(host, open(), options),
    ...lineActions((change) => undoably(host, () => changeLines(host, open(), change, host.user))),
    mergeCells: (range: string) => undoably(host, () => mergeCells(host, open(), areaOf(host, range))),
    setLocale: (locale: Locale) => setLocale(host, locale),
  } satisfies Partial<LocalSheets>;
}

function lineActions(make: (change: LineChange) => void) {
  return {
    insertRows: (first: number, count: number) => make({ does: 'insert', lines: 'rows', first, count }),
    insertColumns: (first: number, count: number) => make({ does: 'insert', lines: 'columns', first, count }),
    deleteRows: (first: number, count: number) => make({ does: 'delete', lines: 'rows', first, count }),
    deleteColumns: (first: number, count: number) => make({ does: 'delete', lines: 'columns', first, count }),
  } satisfies Partial<LocalSheets>;
}

function sheetNamed(host: Host, name: string): SheetState {
  const sheet = sheetByName(host.document, name);
  if (!sheet) throw new Error(`There is no sheet called ${name}.`);
  return sheet;
}

/** Formulas are rewritten with the separators of the new locale; values stay what they are. */
function setLocale({ document }: Host, locale: Locale): void {
  for (const sheet of document.sheets) {
    for (const [key, cell] of sheet.cells) {
      if (cell.content?.kind !== 'formula') continue;
      const formula = convertFormula(cell.content.formula, document.locale, locale);
      sheet.cells.set(key, { ...cell, content: { kind: 'formula', formula } });
    }
  }
  document.locale = locale;
  document.version += 1;
}

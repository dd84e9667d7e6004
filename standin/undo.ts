/**
 * Undo of the person's edits of cells, rows and columns. Whether Sheets takes back what a script wrote after an edit
 * together with it, and whether undo fires onEdit, no public source says; both ways can be had.
 */
import type { Cell, DocumentState, SheetState } from './document';
import type { Edit, Edited, Picture } from './edits';
import type { Host } from './host';

const LONGEST = 50;

/** Does what a person does, so that it can be taken back. */
export function undoably(host: Host, act: () => void): void {
  const { document, options, undoing } = host;
  const before = pictureOf(document);
  const { version } = document;
  undoing.edited = null;
  try {
    act();
  } finally {
    if (document.version !== version) {
      const edited: Edited | null = host.undoing.edited;
      const after = edited === null || options.undoTakesScriptWrites === true ? pictureOf(document) : edited.after;
      undoing.done = [...undoing.done, { before, after, edit: edited?.edit ?? null }].slice(-LONGEST);
    }
  }
}

/** Comes between an edit and the script that hears of it. */
export function markEdited({ document, undoing }: Host, edit: Edit): void {
  undoing.edited ??= { after: pictureOf(document), edit };
}

/** Takes back the last edit: whatever it changed is as it was, and what came between stays. */
export function undo(host: Host, edits: { push(edit: Edit): void }): void {
  const step = host.undoing.done.at(-1);
  if (!step) return;
  host.undoing.done = host.undoing.done.slice(0, -1);
  for (const sheet of host.document.sheets) {
    const [before, after] = [step.before.get(sheet.id), step.after.get(sheet.id)];
    if (before && after) takeBack(sheet, before, after);
  }
  host.document.version += 1;
  if (step.edit !== null && host.options.undoFiresEdit === true) edits.push(areaAlone(step.edit));
}

/** No source says that the event of undo holds values. */
function areaAlone({ sheetId, area }: Edit): Edit {
  return { sheetId, area };
}

/** Cells are never changed in place, so that a copy of the map keeps them as they are. */
function pictureOf({ sheets }: DocumentState): Picture {
  return new Map(
    sheets.map((sheet) => [
      sheet.id,
      {
        ...sheet,
        cells: new Map(sheet.cells),
        rowHeights: new Map(sheet.rowHeights),
        columnWidths: new Map(sheet.columnWidths),
      },
    ]),
  );
}

function takeBack(sheet: SheetState, before: SheetState, after: SheetState): void {
  takeBackMap<Cell>(sheet.cells, before.cells, after.cells);
  takeBackMap(sheet.rowHeights, before.rowHeights, after.rowHeights);
  takeBackMap(sheet.columnWidths, before.columnWidths, after.columnWidths);
  for (const key of ['rows', 'columns'] as const) if (before[key] !== after[key]) sheet[key] = before[key];
  if (before.merges !== after.merges) sheet.merges = before.merges;
  if (before.rules !== after.rules) sheet.rules = before.rules;
  if (before.metadata !== after.metadata) sheet.metadata = before.metadata;
  if (before.frozen !== after.frozen) sheet.frozen = before.frozen;
  if (before.hidden !== after.hidden) sheet.hidden = before.hidden;
  if (before.protections !== after.protections) sheet.protections = before.protections;
  if (before.tables !== after.tables) sheet.tables = before.tables;
}

function takeBackMap<T>(map: Map<string, T>, before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): void;
function takeBackMap<T>(map: Map<number, T>, before: ReadonlyMap<number, T>, after: ReadonlyMap<number, T>): void;
function takeBackMap<K, T>(map: Map<K, T>, before: ReadonlyMap<K, T>, after: ReadonlyMap<K, T>): void {
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const value = before.get(key);
    if (value === after.get(key)) continue;
    if (value === undefined) map.delete(key);
    else map.set(key, value);
  }
}

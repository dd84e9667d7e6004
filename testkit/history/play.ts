/** Plays one gesture of a history, and sees what the add-on makes of it. */

import { parseArea } from '../../standin/a1';
import { cellKey, fits } from '../../standin/areas';
import type { Asked, Desk, SheetState } from './desk';
import type { Act, Disturbance, Gesture } from './gestures';
import { callFromSidebar } from './sidebar';
import { FAR, isEdit, type Undoable, undo } from './undo';

/** A sheet at a moment. */
export type Snapshot = Pick<SheetState, 'rows' | 'columns' | 'rules' | 'cells' | 'metadata'>;
export type Snapshots = ReadonlyMap<number, Snapshot>;

/** What came of a gesture. */
export interface Outcome {
  /** What was there just before the add-on began; null when it did nothing. */
  readonly before: Snapshots | null;
  /** Cells that somebody else changed while it worked, by sheet and cell. */
  readonly raced: ReadonlySet<string>;
  readonly asked: readonly Asked[];
  readonly told: readonly string[];
  /** The sheet whose edit was told to the add-on. */
  readonly editedSheet: number | null;
  readonly wasDisturbed: boolean;
  readonly failure: string | null;
}

interface Watch {
  before: Map<number, Snapshot> | null;
  readonly raced: Set<string>;
  wasDisturbed: boolean;
}

export function play(desk: Desk, { act, disturbance }: Gesture, undoable: Undoable | null): Outcome {
  const { sheets } = desk;
  const watch: Watch = { before: null, raced: new Set(), wasDisturbed: disturbance?.kind === 'lock' };
  const toasts = sheets.toasts.length;
  desk.asked = [];
  const inherit = inheriting(desk);
  sheets.setLockHeldElsewhere(disturbance?.kind === 'lock');
  sheets.onCall = (_, index) => {
    if (index === 0 && watch.before === null) {
      inherit();
      calculate(desk);
      watch.before = snapshots(desk);
    }
    if (disturbance !== null) disturb(desk, watch, disturbance, index);
  };
  const tab = sheets.document.activeSheetId;
  const failure = attempt(() => perform(desk, act, undoable));
  sheets.onCall = null;
  inherit();
  sheets.setLockHeldElsewhere(false);
  return {
    before: watch.before,
    raced: watch.raced,
    asked: desk.asked,
    told: [...desk.asked.map(({ message }) => message), ...sheets.toasts.slice(toasts).map(({ message }) => message)],
    editedSheet:
      watch.before !== null && isEdit(act) ? (act.does === 'undo' ? sheets.document.activeSheetId : tab) : null,
    wasDisturbed: watch.wasDisturbed,
    failure,
  };
}

/** What is put into a cell again just as the add-on had written it there stays the add-on's: nobody could tell. */
function inheriting({ sheets, ours }: Desk): () => void {
  const cells = sheets.document.sheets.flatMap((sheet) =>
    [...sheet.cells].flatMap(([key, { content }]) =>
      content !== null && ours.has(content) ? [{ sheet, key, content }] : [],
    ),
  );
  return () => {
    for (const { sheet, key, content } of cells) {
      const now = sheet.cells.get(key)?.content;
      if (now && now !== content && JSON.stringify(now) === JSON.stringify(content)) ours.add(now);
    }
  };
}

/** What Sheets itself refuses the person is no failure of anybody. */
const REFUSALS =
  /violates the data validation rules|out of bounds|not possible to delete all|would lie outside the sheet|remove all the sheets/;

function attempt(action: () => unknown): string | null {
  try {
    action();
    return null;
  } catch (failure) {
    return REFUSALS.test(String(failure)) ? null : String(failure);
  }
}

function snapshots({ sheets }: Desk): Map<number, Snapshot> {
  return new Map(
    sheets.document.sheets.map((sheet) => [
      sheet.id,
      {
        rows: sheet.rows,
        columns: sheet.columns,
        rules: sheet.rules,
        metadata: sheet.metadata,
        cells: new Map(sheet.cells),
      },
    ]),
  );
}

function disturb(desk: Desk, watch: Watch, disturbance: Disturbance, index: number): void {
  if (disturbance.kind === 'lock' || disturbance.at !== index || watch.wasDisturbed) return;
  watch.wasDisturbed = true;
  if (disturbance.kind === 'fault') throw new Error('Service error: Spreadsheets');
  const sheet = desk.sheets.services.SpreadsheetApp.getActiveSheet();
  if (!isThere(desk, disturbance.range)) return;
  sheet.getRange(disturbance.range).setValue(disturbance.value);
  noteRace(desk, watch, sheet.getSheetId(), disturbance.range);
}

/** Has Sheets calculate all formulas, so that sheets are as large as what spills over them makes them, whoever reads first. */
function calculate({ sheets }: Desk): void {
  const sheet = sheets.services.SpreadsheetApp.getActiveSheet();
  sheet.getRange(sheet.getMaxRows(), sheet.getMaxColumns()).getValue();
}

/** What somebody else put into a cell counts as having been there before. */
function noteRace({ sheets }: Desk, { before, raced }: Watch, id: number, range: string): void {
  const area = parseArea(range, FAR);
  const cells = before?.get(id)?.cells;
  if (area === null || !(cells instanceof Map)) return;
  const key = cellKey(area.row, area.column);
  raced.add(`${id} ${key}`);
  const cell = sheets.document.sheets.find((sheet) => sheet.id === id)?.cells.get(key);
  if (cell === undefined) cells.delete(key);
  else cells.set(key, cell);
}

function perform(desk: Desk, act: Act, undoable: Undoable | null): unknown {
  const { sheets } = desk;
  switch (act.does) {
    case 'type':
      return isThere(desk, act.cell) ? sheets.type(act.cell, act.text) : undefined;
    case 'paste':
      return sheets.paste(act.cell, act.texts);
    case 'clear':
      return isThere(desk, act.range) ? sheets.clear(act.range) : undefined;
    case 'toggle':
      return isThere(desk, act.range) ? sheets.toggle(act.range) : undefined;
    case 'move':
      return isThere(desk, act.range) ? sheets.move(act.range, act.cell) : undefined;
    case 'lines':
      if (act.call.startsWith('delete')) desk.muddled.add(sheets.document.activeSheetId);
      return sheets[act.call](act.first, act.count);
    case 'list':
      return onTab(desk, 'Drawing', () => sheets.type('A1', act.text));
    case 'script':
      return writeAsScript(desk, act);
    case 'command':
      return command(desk, act);
    case 'read':
    case 'writeClues':
    case 'writePicture':
    case 'draw':
      return callFromSidebar(desk, act);
    case 'note':
      return sheets.services.SpreadsheetApp.getActiveSheet().getRange('A1').setNote(act.text);
    case 'undo':
      return undoable === null ? undefined : undo(desk, act, undoable);
    case 'duplicate':
      return sheets.document.sheets.length > 3 ? undefined : duplicate(desk, act.metadata);
    case 'switch':
      return switchTab(desk);
    case 'remove':
      return sheets.activeSheetName.startsWith('Copy') ? sheets.deleteSheet(sheets.activeSheetName) : undefined;
    case 'hold':
      return sheets.holdEvents();
    case 'release':
      return sheets.releaseEvents();
    case 'open':
      return open(desk);
  }
}

/** A file whose opening fails has no menu; it is opened once more then. */
function open({ sheets }: Desk): void {
  try {
    sheets.open();
  } catch {
    sheets.open();
  }
}

/** What the duplicate holds is its own from then on, whosever it becomes. */
function duplicate({ sheets, ours }: Desk, metadata: boolean): void {
  sheets.duplicateSheet({ metadata });
  const copy = sheets.document.sheets.find(({ id }) => id === sheets.document.activeSheetId);
  for (const [key, cell] of copy?.cells ?? []) {
    const content = cell.content && { ...cell.content };
    copy?.cells.set(key, { ...cell, content });
    if (content && cell.content && ours.has(cell.content)) ours.add(content);
  }
}

function onTab({ sheets }: Desk, name: string, action: () => void): void {
  const back = sheets.activeSheetName;
  sheets.activateSheet(name);
  action();
  sheets.activateSheet(back);
}

function writeAsScript({ sheets }: Desk, { tab, range, value }: Extract<Act, { does: 'script' }>): void {
  const { SpreadsheetApp } = sheets.services;
  const sheet =
    tab === 'open'
      ? SpreadsheetApp.getActiveSheet()
      : SpreadsheetApp.getActiveSpreadsheet()
          .getSheets()
          .find((one) => one.getName() === tab);
  if (sheet !== undefined && (tab !== 'open' || isThere({ sheets }, range))) sheet.getRange(range).setValue(value);
}

/** Whether the open sheet has these cells. */
function isThere({ sheets }: Pick<Desk, 'sheets'>, range: string): boolean {
  const sheet = sheets.services.SpreadsheetApp.getActiveSheet();
  const area = parseArea(range, FAR);
  return area !== null && fits(area, { rows: sheet.getMaxRows(), columns: sheet.getMaxColumns() });
}

function command(desk: Desk, { caption, answers, size }: Extract<Act, { does: 'command' }>): void {
  let next = 0;
  desk.answer = ({ kind }) => {
    if (kind === 'prompt') return size === null ? { button: 'CANCEL' } : { button: 'OK', text: size };
    next += 1;
    return { button: answers[next - 1] ?? 'NO' };
  };
  desk.sheets.chooseMenu(caption);
}

function switchTab({ sheets }: Desk): void {
  const names = sheets.sheetNames.filter((name) => name !== 'Drawing');
  const next = names[(names.indexOf(sheets.activeSheetName) + 1) % names.length];
  if (next !== undefined) sheets.activateSheet(next);
}

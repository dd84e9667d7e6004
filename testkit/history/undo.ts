/** Undo, as Sheets may do it: what it takes back of the script's writes, and whether it fires an event, is unknown. */
import { parseArea } from '../../standin/a1';
import { cellKey, cellPlace, contains } from '../../standin/areas';
import { type Desk, type Kept, keep, putBack } from './desk';
import type { Act } from './gestures';

/** What an undo takes back: the document before the last gesture, and the cells that it changed. */
export interface Undoable {
  readonly kept: Kept;
  readonly act: Act;
}

export function isEdit({ does }: Act): boolean {
  return ['type', 'paste', 'clear', 'toggle', 'move', 'undo'].includes(does);
}

/** Whether Sheets' undo takes back what a script wrote after the edit, and whether it fires an event, is unknown. */
export function undo(desk: Desk, { takesBack, fires }: Extract<Act, { does: 'undo' }>, { kept, act }: Undoable): void {
  if (takesBack !== 'all') desk.muddled.add(desk.sheets.document.activeSheetId);
  if (takesBack === 'all' || !isEdit(act)) putBack(desk, kept);
  else if (takesBack === 'cells' || act.does === 'move') putBackBut(desk, kept);
  else takeBackEdit(desk, kept, areaOf(act));
  if (fires) fireFarAway(desk);
}

/** What is noted about a sheet may not be a part of what Sheets undoes. */
function putBackBut(desk: Desk, kept: Kept): void {
  const metadata = new Map(desk.sheets.document.sheets.map((sheet) => [sheet.id, sheet.metadata]));
  putBack(desk, kept);
  for (const sheet of desk.sheets.document.sheets) sheet.metadata = metadata.get(sheet.id) ?? sheet.metadata;
}

function areaOf(act: Act) {
  switch (act.does) {
    case 'type':
      return parseArea(act.cell, FAR);
    case 'clear':
    case 'toggle':
      return parseArea(act.range, FAR);
    case 'paste': {
      const corner = parseArea(act.cell, FAR);
      return corner && { ...corner, rows: act.texts.length, columns: Math.max(...act.texts.map((row) => row.length)) };
    }
    default:
      return null;
  }
}

export const FAR = { rows: 100, columns: 100 };

interface SavedSheets {
  readonly sheets: { readonly id: number; readonly activeSheetId: number; cells: [string, { content?: unknown }][] }[];
}

/** Puts back what the edited cells held, and nothing else. */
function takeBackEdit(desk: Desk, { saved, ours }: Kept, area: ReturnType<typeof areaOf>): void {
  if (area === null) return;
  const id = desk.sheets.document.activeSheetId;
  const now = keep(desk);
  const [before, after]: SavedSheets[] = [JSON.parse(saved), JSON.parse(now.saved)];
  const earlier = new Map(before?.sheets.find((sheet) => sheet.id === id)?.cells);
  const sheet = after?.sheets.find((one) => one.id === id);
  if (sheet === undefined) return;
  const later = new Map(sheet.cells);
  const isInside = (key: string) => {
    const [row, column] = cellPlace(key);
    return contains(area, row, column);
  };
  for (const key of new Set([...earlier.keys(), ...later.keys()])) {
    if (isInside(key)) later.set(key, { ...later.get(key), content: earlier.get(key)?.content ?? null });
  }
  sheet.cells = [...later];
  const owned = [
    ...now.ours.filter(([one, key]) => one !== id || !isInside(key)),
    ...ours.filter(([one, key]) => one === id && isInside(key)),
  ];
  putBack(desk, { saved: JSON.stringify(after), ours: owned });
}

/** An event about another cell does as well: of an event only the sheet counts. */
function fireFarAway({ sheets }: Desk): void {
  const sheet = sheets.document.sheets.find(({ id }) => id === sheets.document.activeSheetId);
  if (sheet === undefined || sheet.cells.get(cellKey(sheet.rows, sheet.columns))?.content) return;
  const name = sheets.services.SpreadsheetApp.getActiveSheet().getRange(sheet.rows, sheet.columns).getA1Notation();
  sheets.clear(name);
}

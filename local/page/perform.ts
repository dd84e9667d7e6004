/** What each command of a person does to the sheet. */
import { cellName, parseArea } from '../../standin/a1';
import { cellKey, mapArea } from '../../standin/areas';
import { LOCALES } from '../../standin/locales';
import type { LocalSheets, SheetView } from '../../standin/types';
import type { Command } from './protocol';

/** The commands that act on the sheet; undo, redo and reset replace the whole document instead. */
export type SheetCommand = Exclude<Command, { readonly kind: 'undo' | 'redo' | 'reset' }>;

/** Does what the person wants; what the script throws on the way is thrown. */
export function perform(sheets: LocalSheets, command: SheetCommand) {
  switch (command.kind) {
    case 'select':
      return sheets.select(command.range);
    case 'type':
      return sheets.type(command.cell, command.text);
    case 'paste':
      return sheets.paste(command.cell, command.texts);
    case 'clear':
      return sheets.clear(command.range);
    case 'draw':
      return draw(sheets, command.range);
    case 'fill':
      return fill(sheets, command.range, command.from);
    case 'menu':
      return sheets.chooseMenu(command.caption);
    case 'openSheet':
      return sheets.activateSheet(command.name);
    case 'addSheet':
      return sheets.addSheet();
    case 'locale':
      return sheets.setLocale(command.locale);
    default:
      return command satisfies never;
  }
}

/**
 * Toggles checkboxes as Sheets does. Cells without one become TRUE, or FALSE if all of them are TRUE, which is quick to
 * draw with. Nothing happens when a cell holds anything but a truth value.
 */
function draw(sheets: LocalSheets, range: string) {
  const views = cellsOf(sheets.view(), range);
  const [yes, no] = LOCALES[sheets.locale].truth;
  const texts = views.map((view) => view?.text ?? '');
  const isFull = texts.every((text) => text === yes);
  if (views.every((view) => view !== undefined && view.checkbox !== null)) sheets.toggle(range);
  else if (texts.every((text) => ['', yes, no].includes(text))) pasteOver(sheets, range, isFull ? no : yes);
}

/** Types the same into each cell of the range as is in the cell `from`. */
function fill(sheets: LocalSheets, range: string, from: string): void {
  const [view] = cellsOf(sheets.view(), from);
  const text = view === undefined ? '' : view.input || view.text;
  if (text === '') sheets.clear(range);
  else pasteOver(sheets, range, text);
}

function pasteOver(sheets: LocalSheets, range: string, text: string): void {
  const area = areaIn(sheets.view(), range);
  sheets.paste(
    cellName(area.row, area.column),
    mapArea(area, () => text),
  );
}

function cellsOf(sheet: SheetView, range: string) {
  return mapArea(areaIn(sheet, range), (row, column) => sheet.cells.get(cellKey(row, column))).flat();
}

function areaIn(sheet: SheetView, range: string) {
  const area = parseArea(range, { rows: sheet.rowHeights.length, columns: sheet.columnWidths.length });
  if (area === null) throw new Error(`${range} is no range.`);
  return area;
}

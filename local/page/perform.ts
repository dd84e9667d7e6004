/** What each command of a person does to the sheet. */
import { cellName, parseArea } from '../../standin/a1';
import { type Area, cellKey, mapArea } from '../../standin/areas';
import { LOCALES } from '../../standin/locales';
import type { CellView, LocalSheets } from '../../standin/types';
import type { Command, ServerCall } from './protocol';

/** The commands that act on the sheet; undo, redo and reset replace the whole document instead. */
export type SheetCommand = Exclude<Command, { readonly kind: 'undo' | 'redo' | 'reset' }>;

/** The commands that select cells or change them. */
export type CellCommand = Extract<Command, { readonly kind: 'select' | 'type' | 'paste' | 'clear' | 'draw' | 'fill' }>;

const ON_CELLS: ReadonlySet<string> = new Set(['select', 'type', 'paste', 'clear', 'draw', 'fill']);

export function isOnCells(message: Command | ServerCall): message is CellCommand {
  return ON_CELLS.has(message.kind);
}

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
function draw(sheets: LocalSheets, range: string): void {
  const views = viewsOf(sheets, areaIn(sheets, range));
  const [yes, no] = LOCALES[sheets.locale].truth;
  const texts = views.map((view) => view?.text ?? '');
  const isFull = texts.every((text) => text === yes);
  if (views.every((view) => view !== undefined && view.checkbox !== null)) sheets.toggle(range);
  else if (texts.every((text) => ['', yes, no].includes(text))) pasteOver(sheets, range, isFull ? no : yes);
}

/** Types the same into each cell of the range as is in the cell `from`. */
function fill(sheets: LocalSheets, range: string, from: string): void {
  const { input, text } = sheets.look(from);
  const typed = input || text;
  if (typed === '') sheets.clear(range);
  else pasteOver(sheets, range, typed);
}

function pasteOver(sheets: LocalSheets, range: string, text: string): void {
  const area = areaIn(sheets, range);
  sheets.paste(
    cellName(area.row, area.column),
    mapArea(area, () => text),
  );
}

/** More cells than this are quicker to look at all together. */
const FEW = 20;

function viewsOf(sheets: LocalSheets, area: Area): readonly (CellView | undefined)[] {
  if (area.rows * area.columns <= FEW) return mapArea(area, (row, column) => sheets.look(cellName(row, column))).flat();
  const { cells } = sheets.view();
  return mapArea(area, (row, column) => cells.get(cellKey(row, column))).flat();
}

function areaIn({ services }: LocalSheets, range: string): Area {
  const sheet = services.SpreadsheetApp.getActiveSheet();
  const area = parseArea(range, { rows: sheet.getMaxRows(), columns: sheet.getMaxColumns() });
  if (area === null) throw new Error(`${range} is no range.`);
  return area;
}

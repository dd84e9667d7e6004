/** Small sheets with formulas, rules, merged cells and metadata, and changes to their rows and columns, at random. */
import { type Arbitrary, array, boolean, constantFrom, integer, record, tuple } from 'fast-check';
import type { LocalSheets } from '../../standin';
import { emptySheets, sheetOf } from './kit';
import { type Model, type ModelChange, markArea, newModel, type Rectangle } from './lineModel';

const ROWS = 6;
const COLUMNS = 5;

/** A formula that points at an area: in a cell of the sheet, or else on another sheet. */
interface Pointer {
  readonly home: readonly [row: number, column: number] | null;
  readonly target: Rectangle;
  readonly pinned: boolean;
}

/** A rule over areas, whose formula is true where its own cell is, or where a pinned cell is. */
export interface Ruled {
  readonly areas: readonly Rectangle[];
  readonly pinned: readonly [row: number, column: number] | null;
}

export interface Scene {
  readonly texts: readonly (readonly [row: number, column: number])[];
  readonly pointers: readonly Pointer[];
  readonly rules: readonly Ruled[];
  readonly merge: Rectangle;
  readonly labelled: readonly [row: number, column: number];
  readonly sized: readonly [row: number, column: number];
}

const cells = tuple(integer({ min: 1, max: ROWS }), integer({ min: 1, max: COLUMNS }));

const rectangles: Arbitrary<Rectangle> = tuple(cells, cells).map(([[a, b], [c, d]]) => ({
  top: Math.min(a, c),
  left: Math.min(b, d),
  bottom: Math.max(a, c),
  right: Math.max(b, d),
}));

export const scenes: Arbitrary<Scene> = record({
  texts: array(cells, { maxLength: 8 }),
  pointers: array(record({ home: cells, target: rectangles, pinned: boolean(), far: boolean() }), { maxLength: 4 }).map(
    (all) => all.map(({ home, far, ...rest }) => ({ ...rest, home: far ? null : home })),
  ),
  rules: array(record({ areas: array(rectangles, { minLength: 1, maxLength: 2 }), cell: cells, own: boolean() }), {
    maxLength: 3,
  }).map((all) => all.map(({ areas, cell, own }) => ({ areas, pinned: own ? null : cell }))),
  merge: rectangles,
  labelled: cells,
  sized: cells,
});

export const changes: Arbitrary<ModelChange> = record({
  does: constantFrom('insert', 'delete'),
  lines: constantFrom('rows', 'columns'),
  first: integer({ min: 1, max: 8 }),
  count: integer({ min: 1, max: 3 }),
});

export function nameOf({ top, left, bottom, right }: Rectangle, pin = ''): string {
  const name = (row: number, column: number) => `${pin}${String.fromCharCode(64 + column)}${pin}${row}`;
  return top === bottom && left === right ? name(top, left) : `${name(top, left)}:${name(bottom, right)}`;
}

export function cellAt(row: number, column: number): Rectangle {
  return { top: row, left: column, bottom: row, right: column };
}

/** Puts a scene into a sheet and into the model alike. */
export function build(scene: Scene): { readonly sheets: LocalSheets; readonly model: Model } {
  const sheets = emptySheets({ size: { rows: ROWS, columns: COLUMNS } });
  const model = newModel(ROWS, COLUMNS);
  sheets.mergeCells(nameOf(scene.merge));
  markArea(model, 'merge', scene.merge);
  fillCells(scene, sheets, model);
  layRules(scene, sheets, model);
  labelLines(scene, sheets, model);
  sheets.addSheet('Other', { rows: 4, columns: 4 });
  for (const [i, { home, target, pinned }] of scene.pointers.entries()) {
    if (home === null)
      sheetOf(sheets)
        .getRange(i + 1, 1)
        .setFormula(`=COUNTA(Sheet1!${nameOf(target, pinned ? '$' : '')})`);
  }
  sheets.activateSheet('Sheet1');
  return { sheets, model };
}

/** A cell's note says what the cell is. */
function fillCells({ texts, pointers }: Scene, sheets: LocalSheets, model: Model): void {
  const put = (row: number, column: number, text: string, note: string) => {
    sheetOf(sheets).getRange(row, column).setValue(text).setNote(note).setBackground('red');
    const line = model.cells[row - 1];
    if (line) line[column - 1] = note;
  };
  for (const [i, [row, column]] of texts.entries()) put(row, column, `text ${i}`, `text ${i}`);
  for (const [i, { home, target, pinned }] of pointers.entries()) {
    markArea(model, `target ${i}`, target);
    if (home) put(home[0], home[1], `=COUNTA(${nameOf(target, pinned ? '$' : '')})`, `pointer ${i}`);
  }
}

function layRules({ rules }: Scene, sheets: LocalSheets, model: Model): void {
  const app = sheets.services.SpreadsheetApp;
  const built = rules.map(({ areas, pinned }, i) => {
    for (const [k, area] of areas.entries()) markArea(model, `rule ${i} ${k}`, area);
    if (pinned) markArea(model, `pinned ${i}`, cellAt(...pinned));
    const [first = cellAt(1, 1)] = areas;
    const formula = pinned ? nameOf(cellAt(...pinned), '$') : nameOf(cellAt(first.top, first.left));
    const ranges = areas.map((area) => sheetOf(sheets).getRange(nameOf(area)));
    return app.newConditionalFormatRule().whenFormulaSatisfied(`=${formula}`).setRanges(ranges).build();
  });
  sheetOf(sheets).setConditionalFormatRules(built);
}

function labelLines({ labelled, sized }: Scene, sheets: LocalSheets, { rows, columns }: Model): void {
  const sheet = sheetOf(sheets);
  sheet.getRange(`${labelled[0]}:${labelled[0]}`).addDeveloperMetadata('row');
  sheet.getRange(1, labelled[1], ROWS, 1).addDeveloperMetadata('column');
  sheet.setRowHeight(sized[0], 77).setColumnWidth(sized[1], 66);
  const [row, column] = [rows[labelled[0] - 1], columns[labelled[1] - 1]];
  const [tall, wide] = [rows[sized[0] - 1], columns[sized[1] - 1]];
  if (row) row.label = 'row';
  if (column) column.label = 'column';
  if (tall) tall.size = 77;
  if (wide) wide.size = 66;
}

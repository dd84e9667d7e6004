/** Rows and columns inserted and deleted at random, compared with a naive sheet after each change. */
import { array, assert as holds, property } from 'fast-check';
import type { LocalSheets } from '../../standin';
import { sheetOf } from './kit';
import { areaIn, changeModel, fitted, type Model, type ModelChange, type Rectangle } from './lineModel';
import { build, cellAt, changes, nameOf, type Ruled, type Scene, scenes } from './lineScenes';

/** What the sheet must look like, told from the model. */
function expected(scene: Scene, model: Model) {
  const target = (i: number, sheet = '') => {
    const area = areaIn(model, `target ${i}`);
    const { target, pinned } = scene.pointers[i] ?? { target: cellAt(1, 1), pinned: false };
    return `=COUNTA(${area ? sheet + reference(area, isCell(target), pinned) : '#REF!'})`;
  };
  const notes = model.cells.map((row) => row.map((cell) => cell ?? ''));
  const places = [model.rows, model.columns].map((lines) => lines.findIndex((line) => line.label !== null) + 1);
  const merge = areaIn(model, 'merge');
  return {
    notes,
    red: notes.map((row) => row.map((note) => (note === '' ? '#ffffff' : '#ff0000'))),
    formulas: notes.map((row) => row.map((note) => (note.startsWith('pointer') ? target(Number(note.slice(8))) : ''))),
    far: scene.pointers.flatMap(({ home }, i) => (home === null ? [target(i, 'Sheet1!')] : [])),
    rules: scene.rules.flatMap((rule, i) => expectedRule(rule, i, model)),
    merges: merge && !isCell(merge) ? [nameOf(merge)] : [],
    labels: places,
    heights: model.rows.map(({ size }) => size ?? 21),
    widths: model.columns.map(({ size }) => size ?? 100),
  };
}

function isCell({ top, left, bottom, right }: Rectangle): boolean {
  return top === bottom && left === right;
}

/** An area that has shrunk to one cell keeps both its ends. */
function reference(area: Rectangle, wasCell: boolean, pinned: boolean): string {
  const name = nameOf(area, pinned ? '$' : '');
  return isCell(area) && !wasCell ? `${name}:${name}` : name;
}

function expectedRule({ areas, pinned }: Ruled, i: number, model: Model): string[] {
  const left = areas.flatMap((_, k) => areaIn(model, `rule ${i} ${k}`) ?? []);
  const [first] = left;
  if (!first) return [];
  const cell = pinned ? areaIn(model, `pinned ${i}`) : cellAt(first.top, first.left);
  return [`${left.map((area) => nameOf(area)).join(',')} =${cell ? nameOf(cell, pinned ? '$' : '') : '#REF!'}`];
}

/** The same told by the sheet. */
function found({ pointers }: Scene, sheets: LocalSheets) {
  const sheet = sheetOf(sheets);
  const all = sheet.getRange(1, 1, sheet.getMaxRows(), sheet.getMaxColumns());
  const placeOf = (key: 'row' | 'column') => {
    const location = sheet.createDeveloperMetadataFinder().withKey(key).find()[0]?.getLocation();
    return location?.getRow()?.getRow() ?? location?.getColumn()?.getColumn() ?? 0;
  };
  const other = sheets.services.SpreadsheetApp.getActiveSpreadsheet().getSheets()[1];
  const far = pointers.flatMap(({ home }, i) => (home === null ? [other?.getRange(i + 1, 1).getFormula()] : []));
  return {
    notes: all.getNotes(),
    red: all.getBackgrounds(),
    formulas: all.getFormulas(),
    far,
    rules: sheet.getConditionalFormatRules().map((rule) => {
      const ranges = rule.getRanges().map((range) => range.getA1Notation());
      return `${ranges.join(',')} ${rule.getBooleanCondition()?.getCriteriaValues()[0]}`;
    }),
    merges: all.getMergedRanges().map((range) => range.getA1Notation()),
    labels: [placeOf('row'), placeOf('column')],
    heights: Array.from({ length: sheet.getMaxRows() }, (_, i) => sheet.getRowHeight(i + 1)),
    widths: Array.from({ length: sheet.getMaxColumns() }, (_, i) => sheet.getColumnWidth(i + 1)),
  };
}

function change(sheets: LocalSheets, { does, lines, first, count }: ModelChange): void {
  if (does === 'insert') sheets[lines === 'rows' ? 'insertRows' : 'insertColumns'](first, count);
  else sheets[lines === 'rows' ? 'deleteRows' : 'deleteColumns'](first, count);
}

test('after any inserting and deleting, everything is where the naive sheet has it', () => {
  holds(
    property(scenes, array(changes, { minLength: 1, maxLength: 6 }), (scene, history) => {
      const { sheets, model } = build(scene);
      for (const wish of history) {
        const step = fitted(model, wish);
        if (step === null) continue;
        change(sheets, step);
        changeModel(model, step);
        expect(found(scene, sheets)).toEqual(expected(scene, model));
      }
    }),
  );
});

test('deleting what was inserted leaves everything as it was', () => {
  const saved = (sheets: LocalSheets) => JSON.parse(sheets.save().replace(/"version":\d+/, '"version":0'));
  holds(
    property(scenes, changes, (scene, wish) => {
      const { sheets, model } = build(scene);
      const step = fitted(model, { ...wish, does: 'insert' });
      if (step === null) return;
      const before = saved(sheets);
      change(sheets, step);
      expect(saved(sheets)).not.toEqual(before);
      change(sheets, { ...step, does: 'delete' });
      expect(saved(sheets)).toEqual(before);
    }),
  );
});

test('deleting several lines is deleting one after the other', () => {
  holds(
    property(scenes, changes, (scene, wish) => {
      const [one, other] = [build(scene), build(scene)];
      const step = fitted(one.model, { ...wish, does: 'delete' });
      if (step === null) return;
      change(one.sheets, step);
      for (let i = 0; i < step.count; i += 1) change(other.sheets, { ...step, count: 1 });
      expect(found(scene, one.sheets)).toEqual(found(scene, other.sheets));
    }),
  );
});

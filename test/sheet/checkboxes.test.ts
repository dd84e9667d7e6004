/** Checkboxes can be seen, ticked or not, without outshining the picture; where there are none, TRUE and FALSE stay unseen. */
import type { LocalSheets } from '../../standin';
import { openSetUp, openStage, rangeOf, type Stage } from './stage';

const SET_UP = 'Set up sheet';

const INK = '#7E57C2';
const TICKED = '#9575CD';
const UNTICKED = '#BDC1C6';
const WHITE = '#FFFFFF';

function openWithBoxes(): Stage {
  const stage = openStage();
  stage.answer('YES');
  stage.sheets.chooseMenu(SET_UP);
  return stage;
}

/** The colours of a cell's background and of its text or checkbox. */
function colorsOf(sheets: LocalSheets, cell: string): readonly string[] {
  const { background, color } = sheets.look(cell);
  return [background.toUpperCase(), color.toUpperCase()];
}

function sheetOf({ sheets }: Stage): GoogleAppsScript.Spreadsheet.Sheet {
  return sheets.services.SpreadsheetApp.getActiveSheet();
}

/** Gives our rules other colours: first that for filled cells, then that for empty ones. */
function recolor(stage: Stage, ...colors: readonly (readonly [background: string, font: string])[]): void {
  const sheet = sheetOf(stage);
  const rules = sheet.getConditionalFormatRules().map((rule, index) => {
    const given = colors[index];
    return given === undefined ? rule : rule.copy().setBackground(given[0]).setFontColor(given[1]).build();
  });
  sheet.setConditionalFormatRules(rules);
}

/** What version 0.1.0 left in a sheet with checkboxes. */
function openFromEarlierVersion(): Stage {
  const stage = openWithBoxes();
  recolor(stage, [INK, INK], [WHITE, WHITE]);
  expect(colorsOf(stage.sheets, 'C2')).toEqual([WHITE, WHITE]);
  return stage;
}

function insertBoxes(sheets: LocalSheets, range: string): void {
  const rule = sheets.services.SpreadsheetApp.newDataValidation().requireCheckbox().build();
  rangeOf(sheets, range).setDataValidation(rule);
}

describe('Checkboxes', () => {
  test('are grey on white while they are not ticked, and a shade lighter than the ink when they are', () => {
    const { sheets } = openWithBoxes();
    sheets.toggle('B2:C2');
    sheets.toggle('C2');
    expect(sheets.look('B2').checkbox).toBe(true);
    expect(colorsOf(sheets, 'B2')).toEqual([INK, TICKED]);
    expect(sheets.look('C2').checkbox).toBe(false);
    expect(colorsOf(sheets, 'C2')).toEqual([WHITE, UNTICKED]);
    expect(colorsOf(sheets, 'D2')).toEqual([WHITE, UNTICKED]);
  });

  test('leave a FALSE without a box among them as faint as they are', () => {
    const { sheets } = openWithBoxes();
    rangeOf(sheets, 'B2:C2')
      .clearDataValidations()
      .setValues([[true, false]]);
    expect(colorsOf(sheets, 'B2')).toEqual([INK, TICKED]);
    expect(colorsOf(sheets, 'C2')).toEqual([WHITE, UNTICKED]);
  });

  test('that are declined leave TRUE and FALSE unseen', () => {
    const { sheets } = openSetUp();
    rangeOf(sheets, 'B2:C2').setValues([[true, false]]);
    expect(colorsOf(sheets, 'B2')).toEqual([INK, INK]);
    expect(colorsOf(sheets, 'C2')).toEqual([WHITE, WHITE]);
  });

  test('are what the person is told to draw with', () => {
    expect(openWithBoxes().told()).toMatch(
      /Ready: tick the boxes in B2:K11; the space bar ticks all that are selected\./,
    );
    const plain = openStage();
    plain.answer('NO');
    plain.sheets.chooseMenu(SET_UP);
    expect(plain.told()).toMatch(/Ready: draw in B2:K11 with TRUE and FALSE\./);
  });

  test.each([
    [SET_UP, []],
    ['Change size…', [{ button: 'OK', text: '12 x 12' }]],
  ] as const)('of an earlier version can be seen after %s', (command, answers) => {
    const stage = openFromEarlierVersion();
    stage.answer(...answers);
    stage.sheets.chooseMenu(command);
    stage.sheets.toggle('B2');
    expect(colorsOf(stage.sheets, 'B2')).toEqual([INK, TICKED]);
    expect(colorsOf(stage.sheets, 'C2')).toEqual([WHITE, UNTICKED]);
    expect(sheetOf(stage).getConditionalFormatRules()).toHaveLength(3);
  });

  test('keep the colours that the person gave to a rule, and get ours by the other', () => {
    const stage = openFromEarlierVersion();
    recolor(stage, ['#000000', '#000000']);
    stage.sheets.chooseMenu(SET_UP);
    stage.sheets.toggle('B2');
    expect(colorsOf(stage.sheets, 'B2')).toEqual(['#000000', '#000000']);
    expect(colorsOf(stage.sheets, 'C2')).toEqual([WHITE, UNTICKED]);
    recolor(stage, ['#000000', '#FF0000'], [WHITE, '#FFF2CC']);
    stage.sheets.chooseMenu(SET_UP);
    expect(colorsOf(stage.sheets, 'B2')).toEqual(['#000000', '#FF0000']);
    expect(colorsOf(stage.sheets, 'C2')).toEqual([WHITE, '#FFF2CC']);
  });

  test('that the person inserts can be seen after Set up sheet, and words are unseen again when they are removed', () => {
    const { sheets } = openSetUp();
    insertBoxes(sheets, 'B2:K11');
    sheets.chooseMenu(SET_UP);
    expect(colorsOf(sheets, 'C2')).toEqual([WHITE, UNTICKED]);
    rangeOf(sheets, 'B2:K11').clearDataValidations();
    sheets.chooseMenu(SET_UP);
    expect(colorsOf(sheets, 'C2')).toEqual([WHITE, WHITE]);
  });

  test('on a few cells of the grid, as they come with what is pasted, are not the rule', () => {
    const { sheets } = openSetUp();
    insertBoxes(sheets, 'B2:E5');
    sheets.chooseMenu(SET_UP);
    expect(colorsOf(sheets, 'H8')).toEqual([WHITE, WHITE]);
  });

  test('that are left when a part of the grid is moved away are the rule', () => {
    const { sheets } = openWithBoxes();
    sheets.move('B2:E5', 'M20');
    sheets.chooseMenu(SET_UP);
    expect(colorsOf(sheets, 'H8')).toEqual([WHITE, UNTICKED]);
  });

  test('are not to be confused with lists of values', () => {
    const { sheets } = openSetUp();
    sheets.validate('B2:K11', ['TRUE', 'FALSE']);
    sheets.chooseMenu(SET_UP);
    expect(colorsOf(sheets, 'H8')).toEqual([WHITE, WHITE]);
  });

  test('under a formula keep their shades, but do not spread to a larger grid', () => {
    const stage = openWithBoxes();
    rangeOf(stage.sheets, 'B2').setFormula('=SPLIT("TRUE,FALSE", ",")');
    stage.answer({ button: 'OK', text: '12 x 12' });
    stage.sheets.chooseMenu('Change size…');
    expect(colorsOf(stage.sheets, 'D4')).toEqual([WHITE, UNTICKED]);
    expect(stage.sheets.look('M13').checkbox).toBeNull();
  });
});

/** How the add-on finds out where the puzzle is on its sheet. */
import { isSame } from '../../src/sheet/reading/table';
import { cluesOf, draw, JELLYFISH, JELLYFISH_CLUES, openSetUp, openStage, rangeOf, valuesOf, verdictOf } from './stage';
import { call, JELLYFISH_ON_WIRE, sheetId } from './wire';

test.each([
  ['one above the other', ['B2:K6', 'B7:K11']],
  ['the lower first', ['B7:K11', 'B2:K6']],
  ['side by side', ['B2:F11', 'G2:K11']],
  ['the right one first', ['G2:K11', 'B2:F11']],
])('a colour rule whose range Sheets has split in two, %s, covers the grid that it covered', (_, areas) => {
  const { sheets } = openSetUp();
  const sheet = sheets.services.SpreadsheetApp.getActiveSheet();
  const ranges = areas.map((area) => rangeOf(sheets, area));
  const split = sheet
    .getConditionalFormatRules()
    .map((rule) => (rule.getRanges()[0]?.getA1Notation() === 'B2:K11' ? rule.copy().setRanges(ranges).build() : rule));
  sheet.setConditionalFormatRules(split);
  draw(sheets, JELLYFISH);
  expect(verdictOf(sheets)).toMatch(/^Unique Solution!/);
});

test('a picture of two rows that was pasted at A1 is told as one', () => {
  const stage = openSetUp();
  draw(stage.sheets, ['#.', '.#'], 'A1');
  expect(stage.told()).toMatch(/The picture begins in A1, .* paste it at B2/);
  expect(
    valuesOf(stage.sheets, 'A1:B2')
      .flat()
      .map(String)
      .map((text) => text.toUpperCase()),
  ).toEqual(['TRUE', 'FALSE', 'FALSE', 'TRUE']);
});

test.each([
  ['A2', [['TRUE'], ['FALSE']]],
  ['B1', [['TRUE', 'FALSE']]],
])('TRUE and FALSE in A1 and %s alone are no picture that begins in A1', (_, texts) => {
  const stage = openSetUp();
  stage.sheets.paste('A1', texts);
  expect([stage.told(), verdictOf(stage.sheets)].join()).not.toMatch(/begins in A1/);
});

test('a picture that goes on beyond the grid ends at the first gap, in either direction', () => {
  const { sheets } = openSetUp();
  draw(sheets, ['#'.repeat(11), ...Array(9).fill('..........'), '#..........']);
  rangeOf(sheets, 'N2').setValue(true);
  rangeOf(sheets, 'B14').setValue(true);
  sheets.type('B3', 'TRUE');
  expect(verdictOf(sheets)).toMatch(/With 11 × 11 cells all of it would be inside/);
});

test.each([
  [1, 1, true],
  [1, 2, false],
  ['1', 1, false],
  ['', '', true],
  [new Date(2026, 2, 4), new Date(2026, 2, 4), true],
  [new Date(2026, 2, 4), new Date(2026, 2, 5), false],
  [new Date(2026, 2, 4), String(new Date(2026, 2, 4)), false],
  [String(new Date(2026, 2, 4)), new Date(2026, 2, 4), false],
])('%p and %p are the same value: %p', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});

test('a sheet that ends right behind its puzzle has room for it', () => {
  const stage = openStage({ size: { rows: 11, columns: 11 } });
  stage.answer('NO');
  stage.sheets.chooseMenu('Set up sheet');
  draw(stage.sheets, JELLYFISH);
  expect(verdictOf(stage.sheets)).toMatch(/^Unique Solution!/);
  expect(stage.sheets.look('A1').strikethrough).toBe(false);
});

describe('a sheet that was checked without being set up, and has lost rows of its puzzle,', () => {
  function shortened() {
    const stage = openStage({ size: { rows: 20, columns: 20 } });
    draw(stage.sheets, JELLYFISH);
    stage.sheets.chooseMenu('Check puzzle');
    stage.sheets.deleteRows(9, 12);
    return stage;
  }

  test('says so after an edit', () => {
    const { sheets } = shortened();
    sheets.type('B2', 'TRUE');
    expect(verdictOf(sheets)).toMatch(
      /^Check the grid! The sheet ends before K11, the last cell of a puzzle of 10 × 10/,
    );
  });

  test('gets them back when the sidebar writes clues', () => {
    const stage = shortened();
    expect(
      call(stage, 'sidebarWriteClues', { sheetId: sheetId(stage), clues: JELLYFISH_ON_WIRE, overwrite: true }),
    ).toMatchObject({ ok: true, value: { written: true } });
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
  });
});

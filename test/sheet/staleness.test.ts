import fc from 'fast-check';
import { cluesOf } from '../../src/core';
import { staleFormula } from '../../src/sheet/writing/staleness';
import { openSetUp, openStage, rangeOf, type Stage, valuesOf } from './stage';

const SIZE = { rows: 4, columns: 5 };
const GRID = 'B2:F5';
const WATCHED = { row: 2, column: 2, rows: 5, columns: 6 };

/** A sheet that holds a picture of 4 × 5 with its clues, and in H9 the formula that tells when that is no longer so. */
function judged(picture: readonly (readonly boolean[])[], options: Parameters<typeof openStage>[0] = {}): Stage {
  const stage = openStage(options);
  const { rows, columns } = cluesOf(picture);
  const clues = {
    row: rows.map((clue) => clue.join(' ') || '0'),
    column: columns.map((clue) => clue.join('\n') || '0'),
  };
  rangeOf(stage.sheets, GRID).setValues(picture.map((row) => [...row]));
  rangeOf(stage.sheets, 'A2:A5')
    .setNumberFormat('@')
    .setValues(clues.row.map((clue) => [clue]));
  rangeOf(stage.sheets, 'B1:F1').setNumberFormat('@').setValues([clues.column]);
  rangeOf(stage.sheets, 'H9').setFormula(
    staleFormula({ size: SIZE, picture, values: picture.flat(), clues, watched: WATCHED, areTyped: false }, ''),
  );
  return stage;
}

function isStale({ sheets }: Stage): unknown {
  return valuesOf(sheets, 'H9')[0]?.[0];
}

const picture = fc.array(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), { minLength: 4, maxLength: 4 });

test.each(['en_US', 'de_DE', 'fr_FR'] as const)('a verdict is fresh as long as nothing changes, in %s', (locale) => {
  const [drawn = []] = fc.sample(picture, { numRuns: 1, seed: 7 });
  expect(isStale(judged(drawn, { locale }))).toBe(false);
});

test('any cell that is filled or emptied makes it stale, and putting it back makes it fresh', () => {
  fc.assert(
    fc.property(picture, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 4 }), (drawn, row, column) => {
      const stage = judged(drawn);
      const cell = rangeOf(stage.sheets, GRID).getCell(row + 1, column + 1);
      cell.setValue(drawn[row]?.[column] !== true);
      expect(isStale(stage)).toBe(true);
      cell.setValue(drawn[row]?.[column] === true);
      expect(isStale(stage)).toBe(false);
    }),
    { numRuns: 25 },
  );
});

test('pictures that differ anywhere are told apart', () => {
  fc.assert(
    fc.property(picture, picture, (drawn, other) => {
      const stage = judged(drawn);
      rangeOf(stage.sheets, GRID).setValues(other.map((row) => [...row]));
      expect(isStale(stage)).toBe(JSON.stringify(drawn) !== JSON.stringify(other));
    }),
    { numRuns: 25 },
  );
});

const DRAWN = [
  [true, false, false, false, false],
  [false, true, true, false, false],
  [false, false, false, false, false],
  [false, false, false, false, true],
];

test.each([
  ['A2', '2'],
  ['A3', ''],
  ['C1', '1\n1'],
  ['F1', 'Monday'],
])('another text in the clue cell %s makes it stale', (cell, text) => {
  const stage = judged(DRAWN);
  rangeOf(stage.sheets, cell).setValue(text);
  expect(isStale(stage)).toBe(true);
});

test.each([
  ['B2', '=1/0'],
  ['C4', 'maybe'],
  ['D4', 7],
  ['A4', '=1/0'],
  ['B6', true],
  ['G3', 1],
  ['G6', 'true'],
  ['A1', 'Not Unique! There are multiple valid ways to solve this puzzle.'],
])('%s with %s makes it stale', (cell, value) => {
  const stage = judged(DRAWN);
  rangeOf(stage.sheets, cell).setValue(value);
  expect(isStale(stage)).toBe(true);
});

test.each([
  ['A2', 'A6'],
  ['A3', 'J2'],
  ['C1', 'G1'],
  ['A2:A5', 'H2'],
  ['B1:F1', 'B10'],
  ['A1', 'C8'],
  ['B2:F5', 'C3'],
  ['A1:F5', 'B1'],
])('cells %s moved to %s make it stale, though the condition follows them', (range, corner) => {
  const stage = judged(DRAWN, { moveFires: 'nothing' });
  stage.sheets.move(range, corner);
  expect(isStale(stage)).toBe(true);
});

test('other ways to say filled and empty change nothing', () => {
  const stage = judged(DRAWN);
  rangeOf(stage.sheets, 'C2:F2').setValues([['', 0, 'FALSE', 'false']]);
  rangeOf(stage.sheets, 'B2').setValue(1);
  expect(isStale(stage)).toBe(false);
});

test.each([
  ['a row above', (stage: Stage) => stage.sheets.insertRows(1, 1), 'H10'],
  ['a column before', (stage: Stage) => stage.sheets.insertColumns(1, 1), 'I9'],
  ['a row in the middle', (stage: Stage) => stage.sheets.insertRows(3, 1), 'H10'],
  ['a blank row before the last', (stage: Stage) => stage.sheets.insertRows(5, 1), 'H10'],
  ['a column in the middle', (stage: Stage) => stage.sheets.insertColumns(4, 1), 'I9'],
] as const)('%s that is inserted makes it stale', (_, insert, cell) => {
  const stage = judged(DRAWN);
  insert(stage);
  expect(valuesOf(stage.sheets, cell)).toEqual([[true]]);
});

test.each([
  ['a row right under the grid is inserted', (stage: Stage) => stage.sheets.insertRows(6, 1), 'H10'],
  ['a column right beside it is inserted', (stage: Stage) => stage.sheets.insertColumns(7, 1), 'I9'],
  ['the row right under it is deleted', (stage: Stage) => stage.sheets.deleteRows(6, 1), 'H8'],
  ['the column right beside it is deleted', (stage: Stage) => stage.sheets.deleteColumns(7, 1), 'G9'],
] as const)('other cells are next to the grid once %s, which makes it stale', (_, change, tells) => {
  const stage = judged(DRAWN);
  change(stage);
  expect(valuesOf(stage.sheets, tells)).toEqual([[true]]);
});

test('*Write clues* brings no cells next to the grid that the verdict does not know of', () => {
  const stage = openStage({ size: { rows: 12, columns: 12 } });
  stage.answer('NO');
  stage.sheets.chooseMenu('Set up sheet');
  stage.sheets.deleteRows(12, 1);
  stage.sheets.deleteColumns(12, 1);
  stage.sheets.paste('B2', [['TRUE']]);
  stage.sheets.chooseMenu('Write clues');
  const sheet = stage.sheets.services.SpreadsheetApp.getActiveSheet();
  expect([sheet.getMaxRows(), sheet.getMaxColumns()]).toEqual([11, 11]);
  expect(stage.sheets.look('A1').strikethrough).toBe(false);
});

test('a verdict on a picture whose cells hold the words of other languages is fresh, and stale once one of them changes', () => {
  const { sheets } = openSetUp();
  rangeOf(sheets, 'B2:E2')
    .setNumberFormat('@')
    .setValues([['WAHR', ' falsch', 'Vrai', 'true ']]);
  sheets.chooseMenu('Check puzzle');
  expect(valuesOf(sheets, 'A1:B1')).toEqual([[expect.stringMatching(/^Unique Solution!/), '1']]);
  expect(sheets.look('A1').strikethrough).toBe(false);
  rangeOf(sheets, 'C2').setValue('Vrai');
  expect(sheets.look('A1').strikethrough).toBe(true);
});

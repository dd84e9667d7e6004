/** The list that a formula splits, where it stands in the sheet. */
import { listProblem, readListSource } from '../../src/sheet/reading/listSource';
import { openSetUp, rangeOf, verdictOf } from './stage';

const SIZE = { rows: 2, columns: 2 };

function problemOf(text: string, ...below: readonly string[]) {
  return listProblem({ name: 'O1', text, below, separators: ',', width: 2 }, SIZE);
}

test('a list that stands in several cells goes on below as far as every cell holds values', () => {
  expect(problemOf('TRUE,FALSE', 'TRUE', 'FALSE')).toMatchObject({ kind: 'goes-on', count: 2, needed: 4, cells: 3 });
});

test.each([
  ['a remark', ['drawn in May']],
  ['values and a remark', ['TRUE', 'drawn in May']],
])('a list that is too short with %s under it is too short', (_, below) => {
  expect(problemOf('TRUE,FALSE', ...below)).toMatchObject({ kind: 'short', count: 2, needed: 4 });
});

test('a list in the last row of the sheet is read', () => {
  const { sheets } = openSetUp();
  const formula = '=WRAPROWS(SPLIT(O1000, ","), 10)';
  sheets.type('O1000', Array(90).fill('TRUE').join());
  sheets.type('B2', formula);
  expect(readListSource(sheets.services.SpreadsheetApp.getActiveSheet(), formula)?.text).toMatch(/^TRUE,/);
  expect(verdictOf(sheets)).toMatch(/O1000 has 90 values/);
});

test('a list that goes on and on below is followed for forty cells', () => {
  const { sheets } = openSetUp();
  rangeOf(sheets, 'O1:O60').setValues(Array(60).fill(['TRUE']));
  const sheet = sheets.services.SpreadsheetApp.getActiveSheet();
  expect(readListSource(sheet, '=WRAPROWS(SPLIT(O1, ","), 10)')?.below).toHaveLength(39);
});

test.each(['ZZ1', 'O2000'])('there is no list in %s, which the sheet does not have', (cell) => {
  const sheet = openSetUp().sheets.services.SpreadsheetApp.getActiveSheet();
  expect(readListSource(sheet, `=SPLIT(${cell}, ",")`)).toBeNull();
});

test('words between the values of a list that is too short are no separators', () => {
  expect(problemOf('not a value,TRUE,FALSE')).toMatchObject({ kind: 'short', count: 3, needed: 4 });
});

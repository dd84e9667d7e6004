/** Cells moved by cut and paste or by dragging. */
import { emptySheets, sheetOf, valueAt, valuesOf, viewAt, withScript } from './kit';

const LISTEN = `} function onEdit(e) { SpreadsheetApp.getActiveSpreadsheet().toast(e.range.getA1Notation() + String('value' in e));`;

describe('Moved cells', () => {
  test('take contents, notes, formats and validation along, and leave nothing behind', () => {
    const sheets = emptySheets();
    sheets.paste('B2', [['1', 'TRUE']]);
    const range = sheetOf(sheets).getRange('B2').setNote('note').setBackground('red').setNumberFormat('@');
    sheets.validate('B2', ['1', '2']);
    sheets.move('B2:C2', 'D5');
    expect(valuesOf(sheets, 'D5:E5')).toEqual([[1, true]]);
    const moved = sheetOf(sheets).getRange('D5');
    expect([moved.getNote(), moved.getBackground(), moved.getNumberFormat()]).toEqual(['note', '#ff0000', '@']);
    expect(() => sheets.type('D5', '3')).toThrow('data validation');
    expect([range.getNote(), range.getBackground(), range.getDataValidation()]).toEqual(['', '#ffffff', null]);
    expect(valuesOf(sheets, 'B2:C2')).toEqual([['', '']]);
    expect(sheets.view().selection).toBe('D5:E5');
  });

  test('may be moved onto a part of themselves', () => {
    const sheets = emptySheets();
    sheets.paste('A1', [['1', '2', '3']]);
    sheets.move('A1:C1', 'B1');
    expect(valuesOf(sheets, 'A1:D1')).toEqual([['', 1, 2, 3]]);
  });

  test('are followed by formulas that point at nothing else, on every sheet', () => {
    const sheets = emptySheets();
    sheets.paste('A1', [['1', '2', '=A1+$B$1', '=SUM(A1:B1)', '=SUM(A1:A3)']]);
    sheets.addSheet('Other');
    sheets.type('A1', '=Sheet1!A1');
    sheets.activateSheet('Sheet1');
    sheets.move('A1:B1', 'A5');
    const formulas = sheetOf(sheets).getRange('C1:E1').getFormulas();
    expect(formulas).toEqual([['=A5+$B$5', '=SUM(A5:B5)', '=SUM(A1:A3)']]);
    sheets.activateSheet('Other');
    expect(sheetOf(sheets).getRange('A1').getFormula()).toBe('=Sheet1!A5');
  });

  test('stay where they are when they would leave the sheet or cut a merge', () => {
    const sheets = emptySheets({ size: { rows: 5, columns: 5 } });
    sheets.mergeCells('B2:C3');
    const before = sheets.view();
    expect(() => sheets.move('A1:B1', 'E1')).toThrow('outside');
    expect(() => sheets.move('B2', 'E5')).toThrow('merged');
    expect(() => sheets.move('A1', 'C3')).toThrow('merged');
    expect(sheets.view()).toEqual(before);
    sheets.move('B2:C3', 'D4');
    expect(sheets.view().merges).toEqual(['D4:E5']);
  });

  test.each([
    ['target', ['C3false']],
    ['both', ['A1false', 'C3false']],
    ['nothing', []],
  ] as const)('fire onEdit, unknown for which cells: %s', (moveFires, heard) => {
    const sheets = withScript(LISTEN, { moveFires });
    sheets.move('A1', 'C3');
    expect(sheets.toasts.map(({ message }) => message)).toEqual(heard);
  });
});

describe('A rule on moved cells', () => {
  function ruled(formula: string, options = {}) {
    const sheets = emptySheets(options);
    const sheet = sheetOf(sheets);
    const rule = sheets.services.SpreadsheetApp.newConditionalFormatRule()
      .whenFormulaSatisfied(formula)
      .setBackground('red')
      .setRanges([sheet.getRange('B2:D4')])
      .build();
    sheet.setConditionalFormatRules([rule]);
    const state = () =>
      sheet.getConditionalFormatRules().map((one) => ({
        areas: one.getRanges().map((range) => range.getA1Notation()),
        formula: one.getBooleanCondition()?.getCriteriaValues()[0],
      }));
    return { sheets, state };
  }

  test('is split, and still speaks of each cell itself', () => {
    const { sheets, state } = ruled('=B2=1');
    sheets.type('C3', '1');
    sheets.move('C3', 'F6');
    expect(state()).toEqual([{ areas: ['B2:D2', 'B3', 'D3', 'B4:D4', 'F6'], formula: '=B2=1' }]);
    expect(viewAt(sheets, 6, 6).background).toBe('#ff0000');
  });

  test('goes along as a whole with all of its cells', () => {
    const { sheets, state } = ruled('=B2=1');
    sheets.move('A1:E5', 'C7');
    expect(state()).toEqual([{ areas: ['D8:F10'], formula: '=D8=1' }]);
  });

  test('gives way where cells without it are moved in', () => {
    const { sheets, state } = ruled('=B2=1');
    sheets.move('H1:H3', 'B2');
    expect(state()).toEqual([{ areas: ['C2:D4'], formula: '=C2=1' }]);
    sheets.move('H1:I3', 'C2');
    expect(state()).toEqual([]);
  });

  test.each([
    [true, '=$H$9=1'],
    [false, '=$H$1=1'],
  ])('has a formula that follows what it pins, or not: %s', (rulesFollowMoves, formula) => {
    const { sheets, state } = ruled('=$H$1=1', { rulesFollowMoves });
    sheets.move('H1', 'H9');
    expect(state()).toEqual([{ areas: ['B2:D4'], formula }]);
  });
});

test('A cell keeps its value when it is moved to where it is', () => {
  const sheets = emptySheets();
  sheets.type('A1', '1');
  sheets.move('A1', 'A1');
  expect(valueAt(sheets, 'A1')).toBe(1);
});

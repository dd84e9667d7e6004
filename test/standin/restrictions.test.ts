/** What Sheets refuses: frozen lines, too many cells, protected cells, tables, data validation, sheets of charts. */
import { emptySheets, sheetOf, valueAt, valuesOf, withScript } from './kit';

describe('Frozen rows and columns', () => {
  test('cannot be all that is left', () => {
    const sheets = emptySheets({ size: { rows: 5, columns: 4 } });
    sheets.freeze(2, 1);
    expect(() => sheets.deleteRows(3, 3)).toThrow('Sorry, it is not possible to delete all non-frozen rows.');
    expect(() => sheetOf(sheets).deleteColumns(2, 3)).toThrow('not possible to delete all non-frozen columns');
    expect(() => sheets.freeze(5, 0)).toThrow("you can't freeze all visible rows");
    sheets.deleteRows(1, 1);
    sheets.deleteRows(2, 2);
    expect(sheetOf(sheets).getMaxRows()).toBe(2);
  });

  test('are more when rows come in among them', () => {
    const sheets = emptySheets({ size: { rows: 5, columns: 4 } });
    sheets.freeze(2, 0);
    sheets.insertRows(2, 1);
    expect(() => sheets.deleteRows(4, 3)).toThrow('non-frozen');
    sheets.insertRows(4, 1);
    expect(() => sheets.deleteRows(4, 3)).not.toThrow();
  });
});

describe('Freezing by a script', () => {
  test('is what a person does, and is seen in the view', () => {
    const sheets = emptySheets();
    sheetOf(sheets).setFrozenRows(1);
    sheetOf(sheets).setFrozenColumns(2);
    expect([sheetOf(sheets).getFrozenRows(), sheetOf(sheets).getFrozenColumns()]).toEqual([1, 2]);
    expect(sheets.view().frozen).toEqual({ rows: 1, columns: 2 });
    expect(() => sheetOf(sheets).setFrozenRows(-1)).toThrow('Invalid');
  });

  test('cuts no merged cell in two, nor does merging join what is frozen with what is not', () => {
    const sheets = emptySheets();
    sheets.mergeCells('A1:C1');
    expect(() => sheetOf(sheets).setFrozenColumns(1)).toThrow(
      "you can't freeze columns which contain only part of a merged cell",
    );
    expect(() => sheetOf(sheets).setFrozenColumns(3)).not.toThrow();
    sheetOf(sheets).setFrozenRows(1);
    expect(() => sheets.mergeCells('E1:E2')).toThrow('merge frozen and other rows');
  });

  test('leaves something of what is visible', () => {
    const sheets = emptySheets({ size: { rows: 5, columns: 4 } });
    sheets.hideRows(2, 4);
    expect(() => sheetOf(sheets).setFrozenRows(1)).toThrow("you can't freeze all visible rows");
  });
});

test('Hidden rows and columns take no room, keep what they hold, move with the others and are never all', () => {
  const sheets = emptySheets({ size: { rows: 3, columns: 3 } });
  sheets.type('B2', 'kept');
  sheets.hideRows(2, 1);
  sheets.hideColumns(1, 2);
  expect([sheets.view().rowHeights, sheets.view().columnWidths]).toEqual([
    [21, 0, 21],
    [0, 0, 100],
  ]);
  expect(valueAt(sheets, 'B2')).toBe('kept');
  expect(() => sheets.hideColumns(3, 1)).toThrow('not possible to hide all columns');
  sheets.insertRows(1, 1);
  expect(sheets.view().rowHeights).toEqual([21, 21, 0, 21]);
});

describe('Ten million cells', () => {
  const FULL = 'above the limit of 10000000 cells.';

  test('are the most that rows and columns, pasting and sheets can add up to', () => {
    const sheets = emptySheets({ size: { rows: 1_000_000, columns: 9 } });
    sheets.addSheet('Last', { rows: 1000, columns: 1000 });
    expect(() => sheets.insertRows(1, 1)).toThrow(FULL);
    expect(() => sheetOf(sheets).insertColumnsAfter(1, 1)).toThrow(FULL);
    expect(() => sheets.paste('A1000', [['1'], ['2']])).toThrow(FULL);
    expect(() => sheets.addSheet()).toThrow(FULL);
    expect([sheetOf(sheets).getMaxRows(), sheets.sheetNames]).toEqual([1000, ['Sheet1', 'Last']]);
    sheets.deleteRows(1, 1);
    expect(() => sheets.insertRows(1, 1)).not.toThrow();
  });
});

describe('Protected cells', () => {
  const REFUSED = 'You are trying to edit a protected cell or object. Please contact the spreadsheet owner';

  test.each([
    `sheet.getRange('B2').setValue(1)`,
    `sheet.getRange('A1:C3').setValues([[1, 2, 3], [4, 5, 6], [7, 8, 9]])`,
    `sheet.getRange('B2').setBackground('red')`,
    `sheet.getRange('B2').setNote('note')`,
    `sheet.getRange('B2').clearContent()`,
    `sheet.getRangeList(['A1', 'B2']).setNumberFormat('@')`,
    `sheet.deleteRow(2)`,
  ])('refuse a script of somebody else: %s', (body) => {
    const sheets = withScript(body);
    sheets.protect('B2:C3', ['owner']);
    const before = sheets.view();
    expect(() => sheets.callServer('run')).toThrow(REFUSED);
    expect(sheets.view().cells.get('2,2')).toEqual(before.cells.get('2,2'));
    sheets.setUser('owner');
    expect(() => sheets.callServer('run')).not.toThrow();
  });

  test('refuse the gestures of a person, who may still read and write beside them', () => {
    const sheets = emptySheets();
    sheets.paste('B2', [['1', '2']]);
    sheets.protect('B2');
    expect(() => sheets.type('B2', '3')).toThrow(REFUSED);
    expect(() =>
      sheets.paste('A1', [
        ['1', '2'],
        ['3', '4'],
      ]),
    ).toThrow(REFUSED);
    expect(() => sheets.clear('A1:Z9')).toThrow(REFUSED);
    expect(() => sheets.move('B2', 'D4')).toThrow(REFUSED);
    expect(() => sheets.move('C2', 'B2')).toThrow(REFUSED);
    expect(() => sheets.deleteColumns(2, 1)).toThrow(REFUSED);
    sheets.type('C2', '4');
    expect(valuesOf(sheets, 'B2:C2')).toEqual([[1, 4]]);
  });

  test('stay protected when they move, and are open to the owner’s other scripts', () => {
    const sheets = emptySheets();
    sheets.protect('B2');
    sheets.insertRows(1, 1);
    expect(() => sheets.type('B3', '1')).toThrow(REFUSED);
    sheetOf(sheets).getRange('B3').setValue(2);
    expect(valueAt(sheets, 'B3')).toBe(2);
  });

  test.each([`sheet.setRowHeight(1, 30)`, `sheet.insertRowsAfter(1, 1)`, `sheet.setConditionalFormatRules([])`])(
    'may be a whole sheet: %s',
    (body) => {
      const sheets = withScript(body);
      sheets.protect('B2');
      expect(() => sheets.callServer('run')).not.toThrow();
      sheets.protect(null);
      expect(() => sheets.callServer('run')).toThrow(REFUSED);
      expect(() => sheets.type('Z9', '1')).toThrow(REFUSED);
    },
  );

  test.each([true, false])('have rules that are protected, too, or not: %s', (rulesAreProtected) => {
    const body = `const rule = SpreadsheetApp.newConditionalFormatRule().whenFormulaSatisfied('=A1').setBold(true);
      sheet.setConditionalFormatRules([rule.setRanges([sheet.getRange(given)]).build()]);`;
    const sheets = withScript(body, { rulesAreProtected });
    sheets.protect('B2');
    expect(() => sheets.callServer('run', 'C3')).not.toThrow();
    const write = () => sheets.callServer('run', 'A1:B2');
    if (rulesAreProtected) expect(write).toThrow(REFUSED);
    else expect(write).not.toThrow();
  });
});

describe('The typed columns of a table', () => {
  const REFUSED = 'This operation is not allowed on cells in typed columns.';

  test.each([
    `sheet.getRange('A1:B2').setNumberFormat('@')`,
    `sheet.getRange('B2').clearDataValidations()`,
    `sheet.getRange('B2').setDataValidation(SpreadsheetApp.newDataValidation().requireCheckbox().build())`,
    `sheet.getRange('B2').insertCheckboxes()`,
    `sheet.getRange('B2').setValue('two')`,
    `sheet.getRange('C2').setValue(2)`,
  ])('refuse %s', (body) => {
    const sheets = withScript(body);
    sheets.makeTable('A1:C5', ['none', 'number', 'checkbox']);
    expect(() => sheets.callServer('run')).toThrow(REFUSED);
  });

  test.each([
    `sheet.getRange('A2').setNumberFormat('@').clearDataValidations().setValue('anything')`,
    `sheet.getRange('B2').setValue(2).setValue('').setBackground('red')`,
    `sheet.getRange('C2').setValue(true)`,
    `sheet.getRange('D2').setNumberFormat('@')`,
  ])('take %s', (body) => {
    const sheets = withScript(body);
    sheets.makeTable('A1:C5', ['none', 'number', 'checkbox']);
    expect(() => sheets.callServer('run')).not.toThrow();
  });

  test('take any value where that is allowed, and move with their cells', () => {
    const sheets = withScript(`sheet.getRange('C2').setValue('two').setNumberFormat('@')`, {
      typedColumnsRefuse: false,
    });
    sheets.makeTable('A1:B5', ['none', 'number']);
    sheets.insertColumns(2, 1);
    expect(() => sheets.callServer('run')).toThrow(REFUSED);
    expect(valueAt(sheets, 'C2')).toBe('two');
  });
});

describe('Data validation', () => {
  test('refuses what it does not list, from a script and from the keyboard, and all or nothing is written', () => {
    const sheets = withScript(`sheet.getRange('A1:A2').setValues(given)`);
    sheets.validate('A2', ['yes', 'no']);
    expect(() => sheets.callServer('run', [['x'], ['maybe']])).toThrow(
      'The data you entered in cell A2 violates the data validation rules set on this cell.',
    );
    expect(valueAt(sheets, 'A1')).toBe('');
    sheets.callServer('run', [['x'], ['yes']]);
    expect(valueAt(sheets, 'A2')).toBe('yes');
    expect(() => sheets.type('A2', 'maybe')).toThrow('violates the data validation rules');
  });

  test('of a checkbox refuses texts of a script', () => {
    const sheets = withScript(`sheet.getRange('A1').setValue(given)`);
    sheetOf(sheets).getRange('A1').insertCheckboxes();
    expect(() => sheets.callServer('run', 'maybe')).toThrow('violates the data validation rules');
    expect(() => sheets.callServer('run', true)).not.toThrow();
  });
});

describe('A sheet that is a chart', () => {
  test('has a type, a name and an id, and no cells', () => {
    const sheets = emptySheets();
    sheets.addChartSheet('Chart');
    const sheet = sheetOf(sheets);
    expect([String(sheet.getType()), sheet.getName(), sheet.getSheetId()]).toEqual(['OBJECT', 'Chart', 1]);
    expect(sheet.getDeveloperMetadata()).toEqual([]);
    const refused = 'The action is not supported for OBJECT sheet';
    expect(() => sheet.getRange('A1')).toThrow(refused);
    expect(() => sheet.getMaxRows()).toThrow(refused);
    expect(() => sheet.getConditionalFormatRules()).toThrow(refused);
    expect(() => sheets.type('A1', '1')).toThrow(refused);
    expect(() => sheets.insertRows(1, 1)).toThrow(refused);
    expect(sheets.view().cells.size).toBe(0);
  });

  test('stands between the others, and is saved', () => {
    const sheets = emptySheets();
    sheets.addChartSheet('Chart');
    const again = emptySheets({ saved: sheets.save() });
    expect([again.sheetNames, again.activeSheetName]).toEqual([['Sheet1', 'Chart'], 'Chart']);
    expect(String(sheetOf(again).getType())).toBe('OBJECT');
    again.activateSheet('Sheet1');
    again.type('A1', '1');
    expect(valueAt(again, 'A1')).toBe(1);
  });
});

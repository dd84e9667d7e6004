import { emptySheets, valueAt, valuesOf, viewAt } from './kit';

describe('Inserted rows and columns', () => {
  function drawn() {
    const sheets = emptySheets();
    sheets.paste('A1', [
      ['=B2', '=SUM(B2:B3)', '=$B$3'],
      ['', '1', ''],
      ['', '2', ''],
    ]);
    const app = sheets.services.SpreadsheetApp;
    const sheet = app.getActiveSheet();
    sheet.getRange('B3').setBackground('red').setNote('note');
    sheet.setRowHeight(3, 50);
    const rule = app.newConditionalFormatRule().whenFormulaSatisfied('=B2').setBold(true);
    sheet.setConditionalFormatRules([rule.setRanges([sheet.getRange('B2:K11')]).build()]);
    return { sheets, sheet };
  }

  const ruleOf = (sheet: GoogleAppsScript.Spreadsheet.Sheet) => {
    const [rule] = sheet.getConditionalFormatRules();
    return [rule?.getRanges()[0]?.getA1Notation(), rule?.getBooleanCondition()?.getCriteriaValues()[0]];
  };

  test('before the grid move it, and formulas and rules follow', () => {
    const { sheets, sheet } = drawn();
    sheets.insertRows(2, 2);
    expect(sheet.getRange('A1:C1').getFormulas()).toEqual([['=B4', '=SUM(B4:B5)', '=$B$5']]);
    expect(valuesOf(sheets, 'A1:C1')).toEqual([[1, 3, 2]]);
    expect(ruleOf(sheet)).toEqual(['B4:K13', '=B4']);
    expect([
      viewAt(sheets, 5, 2).background,
      viewAt(sheets, 5, 2).note,
      sheet.getRowHeight(5),
      sheet.getMaxRows(),
    ]).toEqual(['#ff0000', 'note', 50, 1002]);
  });

  test('within the grid make it larger', () => {
    const { sheets, sheet } = drawn();
    sheets.insertRows(3, 1);
    sheets.insertColumns(3, 1);
    expect(sheet.getRange('B1').getFormula()).toBe('=SUM(B2:B4)');
    expect(ruleOf(sheet)).toEqual(['B2:L12', '=B2']);
  });

  test('move what other sheets point at', () => {
    const { sheets } = drawn();
    sheets.addSheet('Other');
    sheets.paste('A1', [['=Sheet1!B2', '=B2']]);
    sheets.activateSheet('Sheet1');
    sheets.insertColumns(1, 1);
    sheets.activateSheet('Other');
    expect([viewAt(sheets, 1, 1).input, viewAt(sheets, 1, 2).input, valueAt(sheets, 'A1')]).toEqual([
      '=Sheet1!C2',
      '=B2',
      1,
    ]);
  });

  test('by a script are the same', () => {
    const { sheet } = drawn();
    sheet.insertRowsAfter(1, 1).insertColumnsAfter(26, 4);
    expect([sheet.getRange('A1').getFormula(), sheet.getMaxColumns()]).toEqual(['=B3', 30]);
  });
});

describe('Sheets', () => {
  test('are added, opened and deleted by name', () => {
    const sheets = emptySheets();
    sheets.addSheet();
    sheets.addSheet('Third');
    expect([sheets.sheetNames, sheets.activeSheetName]).toEqual([['Sheet1', 'Sheet2', 'Third'], 'Third']);
    sheets.deleteSheet('Third');
    sheets.activateSheet('Sheet2');
    expect([sheets.sheetNames, sheets.activeSheetName]).toEqual([['Sheet1', 'Sheet2'], 'Sheet2']);
    expect(() => sheets.activateSheet('Third')).toThrow('There is no sheet called Third.');
  });

  test.each([true, false])('are copied with all that is in them, developer metadata or not: %s', (metadata) => {
    const sheets = emptySheets();
    sheets.type('A1', 'original');
    const app = sheets.services.SpreadsheetApp;
    const original = app.getActiveSheet().addDeveloperMetadata('key', 'value');
    original.getRange('B2').setBackground('red');
    sheets.duplicateSheet({ metadata });
    const copy = app.getActiveSheet();
    sheets.type('A1', 'changed');
    expect([copy.getName(), copy.getSheetId() === original.getSheetId()]).toEqual(['Copy of Sheet1', false]);
    expect([original.getRange('A1').getValue(), copy.getRange('B2').getBackground()]).toEqual(['original', '#ff0000']);
    expect(copy.getDeveloperMetadata()).toHaveLength(metadata ? 1 : 0);
  });

  test('never give an id twice', () => {
    const sheets = emptySheets();
    const idOf = () => sheets.services.SpreadsheetApp.getActiveSheet().getSheetId();
    sheets.addSheet('Gone');
    const gone = idOf();
    sheets.deleteSheet('Gone');
    sheets.addSheet('New');
    expect(idOf()).not.toBe(gone);
  });

  test('keep a selection each', () => {
    const sheets = emptySheets();
    sheets.select('B2:K11');
    sheets.addSheet();
    expect(sheets.view().selection).toBe('A1');
    sheets.activateSheet('Sheet1');
    expect(sheets.services.SpreadsheetApp.getActiveRange().getA1Notation()).toBe('B2:K11');
  });
});

describe('Merged cells', () => {
  test('keep the first value and are told by every range that touches them', () => {
    const sheets = emptySheets();
    sheets.paste('B2', [
      ['1', '2'],
      ['3', '4'],
    ]);
    sheets.mergeCells('B2:C3');
    const sheet = sheets.services.SpreadsheetApp.getActiveSheet();
    expect(valuesOf(sheets, 'B2:C3').flat()).toEqual([1, '', '', '']);
    expect(
      sheet
        .getRange('A1:B2')
        .getMergedRanges()
        .map((range) => range.getA1Notation()),
    ).toEqual(['B2:C3']);
    expect([sheet.getRange('C3').isPartOfMerge(), sheet.getRange('D4').isPartOfMerge()]).toEqual([true, false]);
    expect(sheets.view().merges).toEqual(['B2:C3']);
    sheet.getRange('B2').breakApart();
    expect(sheets.view().merges).toEqual([]);
  });
});

describe('A saved spreadsheet', () => {
  test('is the same when it is opened again', () => {
    const sheets = emptySheets({ locale: 'fr_FR' });
    const app = sheets.services.SpreadsheetApp;
    sheets.paste('A1', [['1,5', '=A1*2', 'text', '1/2/2024', 'VRAI']]);
    const sheet = app.getActiveSheet().setRowHeight(1, 40).addDeveloperMetadata('key', 'value');
    sheet.getRange('B2:C3').setBorder(true, true, true, true, true, true).setNote('note').setNumberFormat('@');
    sheet.getRange('D4').setDataValidation(app.newDataValidation().requireCheckbox().build());
    const rule = app.newConditionalFormatRule().whenFormulaSatisfied('=E1').setBackground('red');
    sheet.setConditionalFormatRules([rule.setRanges([sheet.getRange('E1:E2')]).build()]);
    sheets.services.PropertiesService.getDocumentProperties().setProperty('x', '1');
    sheets.addSheet('Other');
    sheets.mergeCells('A1:B1');
    sheets.select('C3');
    const again = emptySheets({ saved: sheets.save() });
    expect(again.view()).toEqual(sheets.view());
    again.activateSheet('Sheet1');
    sheets.activateSheet('Sheet1');
    expect(again.view()).toEqual(sheets.view());
    expect(again.save()).toBe(sheets.save());
    expect([again.locale, again.sheetNames]).toEqual(['fr_FR', ['Sheet1', 'Other']]);
    expect(again.services.PropertiesService.getDocumentProperties().getProperty('x')).toBe('1');
  });

  test('can be put back, for example to undo', () => {
    const sheets = emptySheets();
    sheets.paste('A1', [['1', '=A1+1']]);
    const before = sheets.save();
    sheets.type('A1', '5');
    expect(valueAt(sheets, 'B1')).toBe(6);
    sheets.restore(before);
    expect(valueAt(sheets, 'B1')).toBe(2);
  });

  test('is refused when it was written by something else', () => {
    expect(() => emptySheets({ saved: '{}' })).toThrow('This was not saved by this version.');
  });

  test('is small for a full grid of 30 by 30', () => {
    const sheets = emptySheets();
    sheets.paste(
      'B2',
      Array.from({ length: 30 }, () => Array.from({ length: 30 }, () => 'TRUE')),
    );
    const range = sheets.services.SpreadsheetApp.getActiveSheet().getRange('B2:AE31');
    range.setBorder(true, true, true, true, true, true);
    expect(sheets.save().length).toBeLessThan(500_000);
  });
});

/** Sheets that are added, copied and deleted, merged cells, and what is saved. */
import { emptySheets, sheetOf, valueAt, valuesOf } from './kit';

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

  test('are of 1,000 rows and 26 columns unless said otherwise', () => {
    const sheets = emptySheets({ size: { rows: 5, columns: 4 } });
    const size = () => [sheetOf(sheets).getMaxRows(), sheetOf(sheets).getMaxColumns()];
    expect(size()).toEqual([5, 4]);
    sheets.addSheet('Small', { rows: 3, columns: 2 });
    expect(size()).toEqual([3, 2]);
    sheets.addSheet();
    expect(size()).toEqual([1000, 26]);
  });

  test('have a name each, and one of them stays', () => {
    const sheets = emptySheets();
    expect(() => sheets.addSheet('Sheet1')).toThrow('already exists');
    expect(sheetOf(sheets).getType()).toBe(sheets.services.SpreadsheetApp.SheetType.GRID);
    expect(() => sheets.deleteSheet('Sheet1')).toThrow("can't remove all the sheets");
  });

  test.each([true, false])('are copied with all that is in them, developer metadata or not: %s', (metadata) => {
    const sheets = emptySheets();
    sheets.type('A1', 'original');
    const original = sheetOf(sheets).addDeveloperMetadata('key', 'value');
    original.getRange('B2').setBackground('red');
    sheets.duplicateSheet({ metadata });
    const copy = sheetOf(sheets);
    sheets.type('A1', 'changed');
    expect([copy.getName(), copy.getSheetId() === original.getSheetId()]).toEqual(['Copy of Sheet1', false]);
    expect([original.getRange('A1').getValue(), copy.getRange('B2').getBackground()]).toEqual(['original', '#ff0000']);
    expect(copy.getDeveloperMetadata()).toHaveLength(metadata ? 1 : 0);
  });

  test('never give an id twice', () => {
    const sheets = emptySheets();
    const idOf = () => sheetOf(sheets).getSheetId();
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
    expect(sheets.view().selection).toBe('B2:K11');
  });
});

describe('Merged cells', () => {
  test('keep the first value and are named by every range that touches them', () => {
    const sheets = emptySheets();
    sheets.paste('B2', [
      ['1', '2'],
      ['3', '4'],
    ]);
    sheets.mergeCells('B2:C3');
    expect(valuesOf(sheets, 'B2:C3').flat()).toEqual([1, '', '', '']);
    const merged = (range: string) => sheetOf(sheets).getRange(range).getMergedRanges();
    expect(merged('A1:B2').map((range) => range.getA1Notation())).toEqual(['B2:C3']);
    expect(merged('D1:D9')).toEqual([]);
    sheets.mergeCells('E5');
    expect(sheets.view().merges).toEqual(['B2:C3']);
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
    sheet.getRange('3:3').addDeveloperMetadata('row');
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

  test('is read as it was kept before rows and columns could have metadata', () => {
    const sheets = emptySheets();
    sheetOf(sheets).addDeveloperMetadata('key', 'value');
    const older = sheets.save().replace(',"line":null', '');
    expect(older).not.toBe(sheets.save());
    expect(emptySheets({ saved: older }).save()).toBe(sheets.save());
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
    sheetOf(sheets).getRange('B2:AE31').setBorder(true, true, true, true, true, true);
    expect(sheets.save().length).toBeLessThan(500_000);
  });
});

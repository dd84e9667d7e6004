/** Developer metadata of sheets, rows and columns. */
import type { LocalSheets } from '../../standin';
import { emptySheets, resultOf, sheetOf } from './kit';

describe('Developer metadata', () => {
  test('of a sheet is found again, changed and removed', () => {
    const body = `
      const { DOCUMENT } = SpreadsheetApp.DeveloperMetadataVisibility;
      sheet.addDeveloperMetadata('size', '10', DOCUMENT).addDeveloperMetadata('bare', DOCUMENT);
      sheet.addDeveloperMetadata('none');
      const find = () => sheet.createDeveloperMetadataFinder().withKey('size').find();
      find()[0].setValue('12');
      const all = sheet.getDeveloperMetadata().map((one) => [one.getKey(), one.getValue()]);
      find()[0].remove();
      return [all, find().length, sheet.getDeveloperMetadata().length];`;
    const all = [
      ['size', '12'],
      ['bare', null],
      ['none', null],
    ];
    expect(resultOf(body)).toEqual([all, 0, 2]);
  });

  /** Where the metadata with this key is. */
  function placeOf(sheets: LocalSheets, key: string): unknown {
    const [found] = sheetOf(sheets).createDeveloperMetadataFinder().withKey(key).find();
    const location = found?.getLocation();
    const range = location?.getRow() ?? location?.getColumn();
    return location && [String(location.getLocationType()), range?.getA1Notation() ?? null];
  }

  function noted(): LocalSheets {
    const sheets = emptySheets({ size: { rows: 6, columns: 5 } });
    const sheet = sheetOf(sheets).addDeveloperMetadata('sheet');
    sheet.getRange('3:3').addDeveloperMetadata('row', 'third');
    sheet.getRange('B1:B6').addDeveloperMetadata('column');
    return sheets;
  }

  test('of a row or a column is no metadata of the sheet, but is found there', () => {
    const sheets = noted();
    expect(
      sheetOf(sheets)
        .getDeveloperMetadata()
        .map((one) => one.getKey()),
    ).toEqual(['sheet']);
    const places = ['sheet', 'row', 'column', 'other'].map((key) => placeOf(sheets, key));
    expect(places).toEqual([['SHEET', null], ['ROW', 'A3:E3'], ['COLUMN', 'B1:B6'], undefined]);
  });

  test('of all sheets is found by the spreadsheet, with the sheet it is on', () => {
    const sheets = noted();
    sheets.addSheet('Other');
    sheetOf(sheets).addDeveloperMetadata('sheet');
    const finder = sheets.services.SpreadsheetApp.getActiveSpreadsheet().createDeveloperMetadataFinder();
    const found = finder.withKey('sheet').find();
    expect(found.map((one) => one.getLocation().getSheet()?.getName())).toEqual(['Sheet1', 'Other']);
  });

  test('moves with its row or column, and goes with it', () => {
    const sheets = noted();
    sheets.insertRows(3, 2);
    sheets.deleteColumns(1, 1);
    expect(['row', 'column'].map((key) => placeOf(sheets, key))).toEqual([
      ['ROW', 'A5:D5'],
      ['COLUMN', 'A1:A8'],
    ]);
    sheets.deleteRows(5, 1);
    expect(['row', 'column', 'sheet'].map((key) => placeOf(sheets, key))).toEqual([
      undefined,
      ['COLUMN', 'A1:A7'],
      ['SHEET', null],
    ]);
  });
});

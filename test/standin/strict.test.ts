/** What the stand-in refuses, as Google does or more strictly, and the record of calls. */
import { resultOf, withScript } from './kit';

describe('The stand-in throws', () => {
  test.each([
    ['sheet.fooBar', 'Sheet.fooBar is not in the stand-in'],
    ['sheet.getRange("A1").fooBar()', 'Range.fooBar is not in the stand-in'],
    ['SpreadsheetApp.getUi().Button.MAYBE', 'Button.MAYBE is not in the stand-in'],
    ['SpreadsheetApp.BorderStyle.SOLID_THIN', 'BorderStyle.SOLID_THIN is not in the stand-in'],
    ['sheet.extra = 1', 'Sheet.extra cannot be assigned'],
    ['sheet.getRange(undefined)', 'Argument 1 of Sheet.getRange'],
    ['sheet.getRange("A1").setValue(undefined)', 'Argument 1 of Range.setValue'],
    ['sheet.getRange("A1:B1").setValues([[1, undefined]])', 'Argument 1 of Range.setValues'],
    ['sheet.getRange("A1").setNumberFormat(null)', 'Argument 1 of Range.setNumberFormat'],
    ['sheet.getRangeList([])', 'Nobody knows what Sheets makes of a list of no ranges'],
    ['sheet.getRange("A1").setNotes([[undefined]])', 'Argument 1 of Range.setNotes'],
    ['sheet.getRange("A1").setValue({ a: 1 })', 'A cell cannot hold [object Object]'],
    ['sheet.getRange("A1").setValue(NaN)', 'A cell cannot hold NaN'],
    [`sheet.getRange("A1").setValue("'3-4")`, 'Nobody knows what Sheets makes of'],
    [
      'sheet.getRange("A1").setBorder(true, true, true, true, null, null, "red", "SOLID")',
      'SOLID is no value of an enumeration',
    ],
    ['sheet.addDeveloperMetadata("key", "value", "DOCUMENT")', 'DOCUMENT is no value of an enumeration'],
    ['sheet.addDeveloperMetadata("key", 1)', '1 is no value of an enumeration'],
    ['sheet.setConditionalFormatRules([{}])', 'is no ConditionalFormatRule'],
    ['SpreadsheetApp.newConditionalFormatRule().setRanges([{}])', 'is no Range'],
    ['JSON.stringify(sheet)', 'Sheet.toJSON is not in the stand-in'],
  ])('at %s', (code, message) => {
    expect(() => resultOf(`${code}; return null;`)).toThrow(message);
  });

  test('even when the script swallows it', () => {
    expect(() => resultOf('try { sheet.fooBar(); } catch (error) { return "all is well"; }')).toThrow('Sheet.fooBar');
  });

  test('but leaves what Google throws to the script', () => {
    const body = `
      try { sheet.setColumnWidth(1, -5); }
      catch (error) { return [error.name, error.message, error instanceof Error]; }`;
    expect(resultOf(body)).toEqual(['Exception', 'Invalid size in pixels: -5', true]);
  });

  test.each([
    ['sheet.setColumnWidth(27, 50)', 'Those columns are out of bounds.'],
    ['sheet.setRowHeights(1, 0, 30)', 'Those rows are out of bounds.'],
    ['sheet.insertRowsAfter(1001, 1)', 'Those rows are out of bounds.'],
    ['sheet.insertRowsAfter(0, 1)', 'Those rows are out of bounds.'],
    ['sheet.insertRowsAfter(5, 0)', 'Those rows are out of bounds.'],
    ['sheet.insertRowsBefore(1001, 1)', 'Those rows are out of bounds.'],
    ['sheet.insertColumnsAfter(27, 1)', 'Those columns are out of bounds.'],
    ['sheet.insertColumnsBefore(0, 1)', 'Those columns are out of bounds.'],
    ['sheet.insertColumnsBefore(1, 0)', 'Those columns are out of bounds.'],
    ['sheet.deleteRow(1001)', 'Those rows are out of bounds.'],
    ['sheet.deleteRows(1000, 2)', 'Those rows are out of bounds.'],
    ['sheet.deleteRows(1, 0)', 'Those rows are out of bounds.'],
    ['sheet.deleteRows(1, 1000)', 'it is not possible to delete all non-frozen rows.'],
    ['sheet.deleteColumn(0)', 'Those columns are out of bounds.'],
    ['sheet.deleteColumns(26, 2)', 'Those columns are out of bounds.'],
    ['sheet.deleteColumns(1, 26)', 'it is not possible to delete all non-frozen columns.'],
    ['sheet.getRange("A1:Z2").addDeveloperMetadata("key")', 'arbitrary ranges'],
    ['sheet.getRange("A1:Y1").addDeveloperMetadata("key")', 'arbitrary ranges'],
    ['sheet.getRange("A1").setFontLine("double")', 'Invalid argument: double'],
    ['sheet.getRange("A1").setBackground("nocolor")', 'Invalid color: nocolor'],
    ['sheet.getRange("A1").setFontSize(0)', 'Invalid font size: 0'],
    ['sheet.getRange("A1").setHorizontalAlignment("centre")', 'Invalid argument: centre'],
    ['SpreadsheetApp.newConditionalFormatRule().whenFormulaSatisfied("=A1").build()', 'has no ranges'],
    ['SpreadsheetApp.newConditionalFormatRule().setRanges([sheet.getRange("A1")]).build()', 'has no condition'],
    ['HtmlService.createHtmlOutputFromFile("Nowhere")', 'No HTML file named Nowhere was found.'],
  ])('at %s, as Google does', (code, message) => {
    expect(() => resultOf(code)).toThrow(message);
  });
});

describe('The calls of a script', () => {
  test('are recorded in order, with the range they went to', () => {
    const sheets = withScript(`sheet.getRange('B2:C3').setValue(1); SpreadsheetApp.flush(); return null;`);
    sheets.callServer('run');
    expect(sheets.calls).toEqual([
      { name: 'SpreadsheetApp.getActiveSheet', target: '' },
      { name: 'Sheet.getRange', target: '' },
      { name: 'Range.setValue', target: 'B2:C3' },
      { name: 'SpreadsheetApp.flush', target: '' },
    ]);
  });

  test('are those of the last run only', () => {
    const sheets = withScript('return null;');
    sheets.callServer('run');
    sheets.callServer('run');
    expect(sheets.calls).toHaveLength(1);
  });

  test('can each be made to fail, before it does anything', () => {
    const sheets = withScript(`try { sheet.getRange('A1').setValue(1); } catch (error) { return error.message; }`);
    sheets.onCall = (call, index) => {
      if (call.name === 'Range.setValue') throw new Error(`Call ${index} failed`);
    };
    expect(sheets.callServer('run')).toBe('Call 2 failed');
    sheets.onCall = null;
    expect(sheets.view().cells.size).toBe(0);
  });

  test('that load the script are kept apart', () => {
    const careless = withScript('return null; } const app = SpreadsheetApp.getActiveSheet(); function other() {');
    careless.callServer('run');
    expect(careless.loadCalls.map((call) => call.name)).toEqual(['SpreadsheetApp.getActiveSheet']);
    expect(careless.calls).toHaveLength(1);
  });

  test('do not count when a test looks at the sheet', () => {
    const sheets = withScript('return null;');
    sheets.services.SpreadsheetApp.getActiveSheet().getRange('A1').getValue();
    expect(sheets.calls).toEqual([]);
  });
});

import { answerOf, withScript } from './kit';

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
    ['sheet.getRange("A1").setNumberFormats([[null]])', 'Argument 1 of Range.setNumberFormats'],
    ['sheet.getRange("A1").setValue({ a: 1 })', 'A cell cannot hold [object Object]'],
    ['sheet.getRange("A1").setValue(NaN)', 'A cell cannot hold NaN'],
    [`sheet.getRange("A1").setValue("'3-4")`, 'Nobody knows what Sheets makes of'],
    ['sheet.getRange("A1").setWrapStrategy("WRAP")', 'WRAP is no value of an enumeration'],
    ['sheet.setActiveRange({})', 'is no Range'],
    ['SpreadsheetApp.getActive().setActiveSheet("Sheet1")', 'Sheet1 is no Sheet'],
    ['JSON.stringify(sheet)', 'Sheet.toJSON is not in the stand-in'],
  ])('at %s', (code, message) => {
    expect(() => answerOf(`${code}; return null;`)).toThrow(message);
  });

  test('even when the script swallows it', () => {
    expect(() => answerOf('try { sheet.fooBar(); } catch (error) { return "all is well"; }')).toThrow('Sheet.fooBar');
  });

  test('but leaves what Google throws to the script', () => {
    const body = `try { sheet.setColumnWidth(1, -5); } catch (error) { return [error.name, error.message, error instanceof Error]; }`;
    expect(answerOf(body)).toEqual(['Exception', 'Invalid size in pixels: -5', true]);
  });

  test.each([
    ['sheet.setColumnWidth(27, 50)', 'Those columns are out of bounds.'],
    ['sheet.setRowHeights(1, 0, 30)', 'Those rows are out of bounds.'],
    ['sheet.insertRowsAfter(1001, 1)', 'Those rows are out of bounds.'],
    ['sheet.getRange("A1").setBackground("nocolor")', 'Invalid color: nocolor'],
    ['sheet.getRange("A1").setFontSize(0)', 'Invalid font size: 0'],
    ['sheet.getRange("A1").setHorizontalAlignment("centre")', 'Invalid argument: centre'],
    ['SpreadsheetApp.newConditionalFormatRule().whenCellEmpty().build()', 'has no ranges'],
    ['SpreadsheetApp.newConditionalFormatRule().setRanges([sheet.getRange("A1")]).build()', 'has no condition'],
    ['HtmlService.createHtmlOutputFromFile("Nowhere")', 'No HTML file named Nowhere was found.'],
    ['SpreadsheetApp.getActive().insertSheet("Sheet1")', 'already exists'],
    ['SpreadsheetApp.getActive().deleteSheet(sheet)', "can't remove all the sheets"],
  ])('at %s, as Google does', (code, message) => {
    expect(() => answerOf(code)).toThrow(message);
  });
});

describe('The calls of a script', () => {
  test('are recorded in order, with the range they went to', () => {
    const sheets = withScript(`sheet.getRange('B2:C3').setValue(1); SpreadsheetApp.flush(); return null;`);
    sheets.callServer('answer');
    expect(sheets.calls).toEqual([
      { name: 'SpreadsheetApp.getActiveSheet', target: '' },
      { name: 'Sheet.getRange', target: '' },
      { name: 'Range.setValue', target: 'B2:C3' },
      { name: 'SpreadsheetApp.flush', target: '' },
    ]);
  });

  test('are those of the last run only', () => {
    const sheets = withScript('return null;');
    sheets.callServer('answer');
    sheets.callServer('answer');
    expect(sheets.calls).toHaveLength(1);
  });

  test('can each be made to fail, before it does anything', () => {
    const sheets = withScript(`try { sheet.getRange('A1').setValue(1); } catch (error) { return error.message; }`);
    sheets.onCall = (call, index) => {
      if (call.name === 'Range.setValue') throw new Error(`Call ${index} failed`);
    };
    expect(sheets.callServer('answer')).toBe('Call 2 failed');
    sheets.onCall = null;
    expect(sheets.view().cells.size).toBe(0);
  });

  test('that load the script are kept apart', () => {
    const careless = withScript('return null; } const app = SpreadsheetApp.getActive(); function other() {');
    careless.callServer('answer');
    expect(careless.loadCalls.map((call) => call.name)).toEqual(['SpreadsheetApp.getActive']);
    expect(careless.calls).toHaveLength(1);
  });

  test('do not count when a test looks at the sheet', () => {
    const sheets = withScript('return null;');
    sheets.services.SpreadsheetApp.getActiveSheet().getRange('A1').getValue();
    expect(sheets.calls).toEqual([]);
  });
});

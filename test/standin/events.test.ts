import type { LocalSheets } from '../../standin';
import { openLocalSheets } from '../../standin/node';

/** A spreadsheet whose onEdit notes what it is told in a property, one line an event. */
function noting(): LocalSheets {
  return openLocalSheets({
    code: `
      var inGlobal = 0;
      function onEdit(event) {
        const properties = PropertiesService.getDocumentProperties();
        const { range, source, authMode, ...rest } = event;
        const told = [range.getSheet().getName(), range.getA1Notation(), String(authMode), ++inGlobal, source.getSheets().length, JSON.stringify(rest)];
        properties.setProperty('events', (properties.getProperty('events') || '') + told.join(' ') + '\\n');
      }
      function write() { SpreadsheetApp.getActiveSheet().getRange('A1').setValue(5); }`,
  });
}

function eventsOf(sheets: LocalSheets): string[] {
  const told = sheets.services.PropertiesService.getDocumentProperties().getProperty('events') ?? '';
  return told.split('\n').filter((line) => line !== '');
}

describe('onEdit', () => {
  test('is told the range, the sheet, the mode and, for a single cell, the values as texts', () => {
    const sheets = noting();
    sheets.type('B2', '5');
    sheets.type('B2', 'TRUE');
    sheets.type('B2', '3/4/2024');
    sheets.type('B2', '=1+1');
    expect(eventsOf(sheets)).toEqual([
      'Sheet1 B2 LIMITED 1 1 {"value":"5"}',
      'Sheet1 B2 LIMITED 1 1 {"value":"TRUE","oldValue":"5"}',
      'Sheet1 B2 LIMITED 1 1 {"value":"45355","oldValue":"TRUE"}',
      'Sheet1 B2 LIMITED 1 1 {"value":"2","oldValue":"45355"}',
    ]);
  });

  test('is told no value when a cell is emptied', () => {
    const sheets = noting();
    sheets.type('B2', 'x');
    sheets.clear('B2');
    expect(eventsOf(sheets)[1]).toBe('Sheet1 B2 LIMITED 1 1 {"oldValue":"x"}');
  });

  test('is told no values for several cells at once', () => {
    const sheets = noting();
    sheets.paste('B2', [['1', '2'], ['3']]);
    sheets.clear('B2:C3');
    expect(eventsOf(sheets)).toEqual(['Sheet1 B2:C3 LIMITED 1 1 {}', 'Sheet1 B2:C3 LIMITED 1 1 {}']);
  });

  test('is told no values of what is pasted, not even for one cell', () => {
    const sheets = noting();
    sheets.paste('B2', [['1']]);
    expect(eventsOf(sheets)).toEqual(['Sheet1 B2 LIMITED 1 1 {}']);
  });

  test('starts from fresh globals each time', () => {
    const sheets = noting();
    sheets.type('A1', '1');
    sheets.type('A1', '2');
    expect(eventsOf(sheets).map((line) => line.split(' ')[3])).toEqual(['1', '1']);
  });

  test('does not run for what a script writes, a formula recalculates or a person formats, inserts or merges', () => {
    const sheets = noting();
    sheets.callServer('write');
    sheets.insertRows(1, 1);
    sheets.insertColumns(1, 1);
    sheets.mergeCells('A1:B2');
    sheets.select('C3');
    sheets.addSheet();
    expect(eventsOf(sheets)).toEqual([]);
    sheets.paste('D1', [['1', '=D1*2']]);
    sheets.type('D1', '2');
    expect(eventsOf(sheets)[1]).toContain(' D1 ');
    expect(eventsOf(sheets)).toHaveLength(2);
  });

  test('loses events beyond two that come while others wait', () => {
    const sheets = noting();
    sheets.holdEvents();
    for (const cell of ['A1', 'A2', 'A3', 'A4']) sheets.type(cell, 'TRUE');
    expect(eventsOf(sheets)).toEqual([]);
    sheets.releaseEvents();
    expect(eventsOf(sheets).map((line) => line.split(' ')[1])).toEqual(['A1', 'A2']);
    sheets.type('A5', 'TRUE');
    expect(eventsOf(sheets)).toHaveLength(3);
  });

  test('lets its exceptions be seen here, where Google only logs them', () => {
    const sheets = openLocalSheets({ code: `function onEdit() { throw new Error('Oh no'); }` });
    expect(() => sheets.type('A1', 'x')).toThrow('Oh no');
    expect(sheets.view().cells.get('1,1')?.text).toBe('x');
  });
});

describe('A checkbox', () => {
  function withBoxes(): LocalSheets {
    const sheets = noting();
    const app = sheets.services.SpreadsheetApp;
    app.getActiveSheet().getRange('B2:C3').setDataValidation(app.newDataValidation().requireCheckbox().build());
    return sheets;
  }

  const boxes = (sheets: LocalSheets) => sheets.services.SpreadsheetApp.getActiveSheet().getRange('B2:C3').getValues();

  test('is unticked while its cell is blank, and the cell stays as it was', () => {
    const sheets = withBoxes();
    expect(boxes(sheets)).toEqual([
      ['', ''],
      ['', ''],
    ]);
    expect(sheets.view().cells.get('2,2')?.checkbox).toBe(false);
  });

  test("tells onEdit the text TRUE when it is ticked, whatever the locale's word", () => {
    const sheets = withBoxes();
    sheets.setLocale('de_DE');
    sheets.toggle('B2');
    sheets.toggle('B2');
    expect(eventsOf(sheets)).toEqual([
      'Sheet1 B2 LIMITED 1 1 {"value":"TRUE"}',
      'Sheet1 B2 LIMITED 1 1 {"value":"FALSE","oldValue":"TRUE"}',
    ]);
  });

  test('is ticked with all others selected, or unticked when all were ticked', () => {
    const sheets = withBoxes();
    sheets.toggle('B2');
    sheets.toggle('B2:C3');
    expect(boxes(sheets).flat()).toEqual([true, true, true, true]);
    sheets.toggle('B2:C3');
    expect(boxes(sheets).flat()).toEqual([false, false, false, false]);
    expect(eventsOf(sheets)).toHaveLength(3);
  });

  test('does not exist where nobody put one', () => {
    const sheets = withBoxes();
    sheets.toggle('F1:G2');
    expect(eventsOf(sheets)).toEqual([]);
  });

  test('refuses typed nonsense, but not formulas, emptying and pasting', () => {
    const sheets = withBoxes();
    expect(() => sheets.type('B2', 'maybe')).toThrow('cell B2 violates the data validation rules');
    expect(eventsOf(sheets)).toEqual([]);
    sheets.type('B2', 'true');
    sheets.type('C2', '="maybe"');
    sheets.paste('B3', [['maybe']]);
    sheets.clear('B2');
    expect(boxes(sheets)).toEqual([
      ['', 'maybe'],
      ['maybe', ''],
    ]);
    expect(sheets.view().cells.get('3,2')).toMatchObject({ checkbox: null, text: 'maybe' });
  });

  test('may stand for other values than TRUE and FALSE, which are then what a script reads', () => {
    const sheets = noting();
    const app = sheets.services.SpreadsheetApp;
    app.getActiveSheet().getRange('B2').setDataValidation(app.newDataValidation().requireCheckbox('yes', 'no').build());
    sheets.toggle('B2');
    expect(app.getActiveSheet().getRange('B2').getValue()).toBe('yes');
    expect(sheets.view().cells.get('2,2')?.checkbox).toBe(true);
    sheets.toggle('B2');
    expect(eventsOf(sheets)[1]).toBe('Sheet1 B2 LIMITED 1 1 {"value":"no","oldValue":"yes"}');
  });
});

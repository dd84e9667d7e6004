/** When onEdit runs, and what it gets of what a person does. */
import type { LocalSheets } from '../../standin';
import { openLocalSheets } from '../../standin/node';

/** A spreadsheet whose onEdit shows what it is told as a toast, one for each event. */
function noting(): LocalSheets {
  return openLocalSheets({
    code: `
      var inGlobal = 0;
      function onEdit(event) {
        const { range, source, authMode, ...rest } = event;
        inGlobal += 1;
        const place = [range.getSheet().getName(), range.getA1Notation()];
        source.toast([...place, authMode, inGlobal, source.getSheets().length, JSON.stringify(rest)].join(' '));
      }
      function write() { SpreadsheetApp.getActiveSheet().getRange('A1').setValue(5); }`,
  });
}

function eventsOf(sheets: LocalSheets): readonly string[] {
  return sheets.toasts.map(({ message }) => message);
}

describe('onEdit', () => {
  test('gets the range, the sheet, the mode and, for a single cell, the values as texts', () => {
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

  test('gets no value when a cell is emptied', () => {
    const sheets = noting();
    sheets.type('B2', 'x');
    sheets.clear('B2');
    expect(eventsOf(sheets)[1]).toBe('Sheet1 B2 LIMITED 1 1 {"oldValue":"x"}');
  });

  test('gets no values for several cells at once', () => {
    const sheets = noting();
    sheets.paste('B2', [['1', '2'], ['3']]);
    sheets.clear('B2:C3');
    expect(eventsOf(sheets)).toEqual(['Sheet1 B2:C3 LIMITED 1 1 {}', 'Sheet1 B2:C3 LIMITED 1 1 {}']);
  });

  test('gets no values for what is pasted, not even for one cell', () => {
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

  test('does not run for what a script writes, a formula recalculates or a person inserts, deletes or merges', () => {
    const sheets = noting();
    sheets.callServer('write');
    sheets.insertRows(1, 1);
    sheets.insertColumns(1, 1);
    sheets.deleteRows(1, 1);
    sheets.deleteColumns(1, 1);
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

  test('does not hear of an edit whose cells are deleted while it waits', () => {
    const sheets = noting();
    sheets.holdEvents();
    sheets.type('A1000', 'x');
    sheets.deleteRows(1000, 1);
    sheets.releaseEvents();
    expect(eventsOf(sheets)).toEqual([]);
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

  function boxes(sheets: LocalSheets): unknown[][] {
    return sheets.services.SpreadsheetApp.getActiveSheet().getRange('B2:C3').getValues();
  }

  test('is unticked while its cell is blank, and the cell stays as it was', () => {
    const sheets = withBoxes();
    expect(boxes(sheets)).toEqual([
      ['', ''],
      ['', ''],
    ]);
    expect(sheets.view().cells.get('2,2')?.checkbox).toBe(false);
  });

  test("gives onEdit the text TRUE when it is ticked, whatever the locale's word", () => {
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

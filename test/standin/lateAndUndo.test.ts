/** What reaches the sheet at another time: values that arrive late, undo, and what Google lets the script do. */
import { openLocalSheets } from '../../standin/node';
import { emptySheets, sheetOf, valueAt, valuesOf, viewAt, withScript } from './kit';

describe('A late value', () => {
  test.each(['Loading...', '#N/A'] as const)('shows %s until it arrives, in all formulas that read it', (shown) => {
    const sheets = emptySheets();
    sheets.type('A1', 'TRUE,FALSE');
    sheets.delay('B1', shown);
    sheets.type('B1', '=A1');
    sheets.type('C1', '=SPLIT(B1,",")');
    expect(valuesOf(sheets, 'B1:D1')).toEqual([[shown, shown, '']]);
    expect(viewAt(sheets, 1, 2).text).toBe(shown);
    sheets.arrive();
    expect(valuesOf(sheets, 'B1:D1')).toEqual([['TRUE,FALSE', true, false]]);
  });

  test('comes and goes without an event, and rules see it', () => {
    const sheets = withScript(`} function onEdit() { SpreadsheetApp.getActiveSpreadsheet().toast('edited');`);
    sheets.paste('A1', [['TRUE', '=A1']]);
    const rule = sheets.services.SpreadsheetApp.newConditionalFormatRule()
      .whenFormulaSatisfied('=B1')
      .setBackground('red');
    sheetOf(sheets).setConditionalFormatRules([rule.setRanges([sheetOf(sheets).getRange('B1')]).build()]);
    expect(viewAt(sheets, 1, 2).background).toBe('#ff0000');
    sheets.delay('B1', 'Loading...');
    expect(viewAt(sheets, 1, 2).background).toBe('#ffffff');
    sheets.arrive();
    expect(viewAt(sheets, 1, 2).background).toBe('#ff0000');
    expect(sheets.toasts).toHaveLength(1);
  });
});

describe('Undo', () => {
  /** A script that copies what is edited into the first row. */
  const COPY = `} function onEdit(e) {
    SpreadsheetApp.getActiveSheet().getRange('A1').setValue(e.value === undefined ? 'none' : e.value);`;

  test.each([true, false])('takes back an edit, and what the script wrote after it or not: %s', (takes) => {
    const sheets = withScript(COPY, { undoTakesScriptWrites: takes });
    sheets.type('B2', '1');
    sheets.type('B2', '2');
    sheets.undo();
    expect([valueAt(sheets, 'B2'), valueAt(sheets, 'A1')]).toEqual([1, takes ? 1 : 2]);
    sheets.undo();
    expect([valueAt(sheets, 'B2'), valueAt(sheets, 'A1')]).toEqual(['', takes ? '' : 2]);
    sheets.undo();
    expect(valueAt(sheets, 'B2')).toBe('');
  });

  test.each([true, false])('fires onEdit without values, or not: %s', (undoFiresEdit) => {
    const sheets = withScript(COPY, { undoFiresEdit });
    sheets.type('B2', '1');
    sheets.undo();
    expect([valueAt(sheets, 'B2'), valueAt(sheets, 'A1')]).toEqual(['', undoFiresEdit ? 'none' : 1]);
  });

  test('leaves what others did meanwhile', () => {
    const sheets = emptySheets();
    sheets.type('B2', '1');
    sheetOf(sheets).getRange('C3').setValue('theirs');
    sheets.undo();
    expect([valueAt(sheets, 'B2'), valueAt(sheets, 'C3')]).toEqual(['', 'theirs']);
  });

  test.each([
    ['rows', (sheets: ReturnType<typeof emptySheets>) => sheets.deleteRows(2, 2)],
    ['columns', (sheets: ReturnType<typeof emptySheets>) => sheets.insertColumns(2, 1)],
    ['a move', (sheets: ReturnType<typeof emptySheets>) => sheets.move('A1:B2', 'D4')],
    ['a paste', (sheets: ReturnType<typeof emptySheets>) => sheets.paste('C3', [['x', 'y']])],
    ['a merge', (sheets: ReturnType<typeof emptySheets>) => sheets.mergeCells('A1:B2')],
  ])('takes back %s', (_, act) => {
    const sheets = emptySheets({ size: { rows: 6, columns: 6 } });
    sheets.paste('A1', [
      ['1', '=A2', '3'],
      ['4', '5', '6'],
    ]);
    const rule = sheets.services.SpreadsheetApp.newConditionalFormatRule().whenFormulaSatisfied('=B2').setBold(true);
    sheetOf(sheets).setConditionalFormatRules([rule.setRanges([sheetOf(sheets).getRange('B2:C3')]).build()]);
    const state = () => {
      const { version: _version, ...saved } = JSON.parse(sheets.save());
      return {
        ...saved,
        sheets: saved.sheets.map(
          ({
            selection: _selection,
            cells,
            ...sheet
          }: {
            readonly selection: string;
            readonly cells: readonly unknown[];
          }) => ({ ...sheet, cells: new Set(cells.map((cell) => JSON.stringify(cell))) }),
        ),
      };
    };
    const before = state();
    act(sheets);
    expect(state()).not.toEqual(before);
    sheets.undo();
    expect(state()).toEqual(before);
  });
});

describe('Without the person’s agreement', () => {
  const opened = () => {
    const sheets = openLocalSheets({
      code: `function run() { return SpreadsheetApp.getActiveSheet().getName(); }
        function say() { SpreadsheetApp.getUi().alert('Hello'); }
        function onOpen() { SpreadsheetApp.getUi().createMenu('Test').addItem('Run', 'run').addItem('Say', 'say').addToUi(); }
        function onEdit() { SpreadsheetApp.getActiveSpreadsheet().toast('edited'); }`,
    });
    sheets.open();
    return sheets;
  };

  test('nothing starts but onOpen and onEdit', () => {
    const sheets = opened();
    sheets.setAccess('not yet');
    const refused = 'Authorization is required to perform that action.';
    expect(() => sheets.chooseMenu('Run')).toThrow(refused);
    expect(() => sheets.callServer('run')).toThrow(refused);
    sheets.type('A1', '1');
    expect(sheets.toasts).toHaveLength(1);
    sheets.setAccess('granted');
    expect(sheets.callServer('run')).toBe('Sheet1');
  });

  test('to cells, the script can still talk', () => {
    const sheets = opened();
    sheets.setAccess('in part');
    expect(() => sheets.callServer('run')).toThrow(
      'You do not have permission to call SpreadsheetApp.getActiveSheet. Required permissions: https://www.googleapis',
    );
    expect(() => sheets.chooseMenu('Say')).not.toThrow();
  });

  test('with several accounts the sidebar gets no answer, while the menu works', () => {
    const sheets = opened();
    sheets.setAccess('several accounts');
    expect(() => sheets.callServer('run')).toThrow('PERMISSION_DENIED');
    expect(() => sheets.chooseMenu('Run')).not.toThrow();
  });
});

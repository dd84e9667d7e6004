/** Rows and columns that are inserted and deleted: what moves with them, and what follows. */
import type { LocalSheets } from '../../standin';
import { emptySheets, sheetOf, valueAt, valuesOf, viewAt } from './kit';

/** Formulas in row 1, numbers, a coloured cell with a note, a tall row and a rule over B2:K11. */
function drawn(): LocalSheets {
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
  return sheets;
}

/** The ranges and the formula of each rule. */
function rulesOf(sheets: LocalSheets): unknown[][] {
  return sheetOf(sheets)
    .getConditionalFormatRules()
    .map((rule) => [
      ...rule.getRanges().map((range) => range.getA1Notation()),
      ...(rule.getBooleanCondition()?.getCriteriaValues() ?? []),
    ]);
}

/** The formula of A1 after a change; it may point at the sheet called Other, which has a sheet beside it. */
function followed(formula: string, change: (sheets: LocalSheets) => void): string {
  const sheets = emptySheets();
  sheets.type('A1', formula);
  sheets.addSheet('Other');
  change(sheets);
  sheets.activateSheet('Sheet1');
  return sheetOf(sheets).getRange('A1').getFormula();
}

describe('Inserted rows and columns', () => {
  test('before the grid move it, and formulas and rules follow', () => {
    const sheets = drawn();
    const sheet = sheetOf(sheets);
    sheets.insertRows(2, 2);
    expect(sheet.getRange('A1:C1').getFormulas()).toEqual([['=B4', '=SUM(B4:B5)', '=$B$5']]);
    expect(valuesOf(sheets, 'A1:C1')).toEqual([[1, 3, 2]]);
    expect(rulesOf(sheets)).toEqual([['B4:K13', '=B4']]);
    expect(viewAt(sheets, 5, 2)).toMatchObject({ background: '#ff0000', note: 'note' });
    expect([sheet.getRowHeight(3), sheet.getRowHeight(5), sheet.getMaxRows()]).toEqual([21, 50, 1002]);
  });

  test('within the grid make it larger', () => {
    const sheets = drawn();
    sheets.insertRows(3, 1);
    sheets.insertColumns(3, 1);
    expect(sheetOf(sheets).getRange('B1').getFormula()).toBe('=SUM(B2:B4)');
    expect(rulesOf(sheets)).toEqual([['B2:L12', '=B2']]);
  });

  test('move what other sheets point at', () => {
    const sheets = drawn();
    sheets.addSheet('Other');
    sheets.paste('A1', [['=Sheet1!B2', '=B2']]);
    sheets.activateSheet('Sheet1');
    sheets.insertColumns(1, 1);
    sheets.activateSheet('Other');
    expect(sheetOf(sheets).getRange('A1:B1').getFormulas()).toEqual([['=Sheet1!C2', '=B2']]);
    expect(valueAt(sheets, 'A1')).toBe(1);
  });

  test('by a script are the same, before a row or column and after it', () => {
    const sheets = drawn();
    const sheet = sheetOf(sheets).insertRowsAfter(1, 1).insertColumnsAfter(26, 4);
    expect([sheet.getRange('A1').getFormula(), sheet.getMaxColumns()]).toEqual(['=B3', 30]);
    sheet.insertRowsBefore(2, 1).insertColumnsBefore(2, 1);
    expect([sheet.getRange('A1').getFormula(), sheet.getMaxRows()]).toEqual(['=C4', 1002]);
  });

  test('are blank', () => {
    const sheets = drawn();
    sheets.insertRows(3, 1);
    expect(sheets.view().cells.get('3,2')).toBeUndefined();
  });
});

describe('Deleted rows and columns', () => {
  test('take what was on them, and the rest moves up', () => {
    const sheets = drawn();
    const sheet = sheetOf(sheets);
    sheets.deleteRows(2, 1);
    expect(sheet.getRange('A1:C1').getFormulas()).toEqual([['=#REF!', '=SUM(B2:B2)', '=$B$2']]);
    expect(valuesOf(sheets, 'A1:C2')).toEqual([
      ['#REF!', 2, 2],
      ['', 2, ''],
    ]);
    expect(viewAt(sheets, 2, 2)).toMatchObject({ background: '#ff0000', note: 'note' });
    expect([sheet.getRowHeight(2), sheet.getRowHeight(3), sheet.getMaxRows()]).toEqual([50, 21, 999]);
  });

  test('shorten a rule, whose formula then reads for the first cell that is left', () => {
    const sheets = drawn();
    sheets.deleteRows(1, 3);
    expect(rulesOf(sheets)).toEqual([['B1:K8', '=B1']]);
    sheets.deleteColumns(3, 2);
    expect(rulesOf(sheets)).toEqual([['B1:I8', '=B1']]);
    sheets.deleteColumns(1, 12);
    expect(rulesOf(sheets)).toEqual([]);
  });

  test('break a rule whose formula points at nothing any more', () => {
    const sheets = emptySheets();
    const app = sheets.services.SpreadsheetApp;
    const sheet = app.getActiveSheet();
    const rule = app.newConditionalFormatRule().whenFormulaSatisfied('=$A$1').setBackground('red');
    sheet.getRange('A1').setValue(true);
    sheet.setConditionalFormatRules([rule.setRanges([sheet.getRange('C3')]).build()]);
    expect(viewAt(sheets, 3, 3).background).toBe('#ff0000');
    sheets.deleteRows(1, 1);
    expect(rulesOf(sheets)).toEqual([['C2', '=#REF!']]);
    expect(sheets.view().cells.has('2,3')).toBe(false);
  });

  test('leave a rule that has other cells', () => {
    const sheets = emptySheets();
    const app = sheets.services.SpreadsheetApp;
    const sheet = app.getActiveSheet();
    const ranges = ['B2:C3', 'E5:F6'].map((name) => sheet.getRange(name));
    const rules = [
      app.newConditionalFormatRule().whenFormulaSatisfied('=B2').setRanges(ranges).build(),
      app.newConditionalFormatRule().whenNumberGreaterThan(5).setRanges(ranges).build(),
    ];
    sheet.setConditionalFormatRules(rules);
    sheets.deleteRows(2, 2);
    expect(rulesOf(sheets)).toEqual([
      ['E3:F4', '=E3'],
      ['E3:F4', 5],
    ]);
  });

  test('make merged cells smaller, until there is but one', () => {
    const sheets = emptySheets();
    sheets.mergeCells('B2:D3');
    sheets.deleteRows(3, 1);
    expect(sheets.view().merges).toEqual(['B2:D2']);
    sheets.deleteColumns(1, 3);
    expect(sheets.view().merges).toEqual([]);
  });

  test('leave a selection where it was, on what is there now', () => {
    const sheets = emptySheets({ size: { rows: 5, columns: 5 } });
    const selectedAfter = (selected: string, remove: () => void) => {
      sheets.select(selected);
      remove();
      return sheets.view().selection;
    };
    expect(selectedAfter('C3:D4', () => sheets.deleteRows(1, 1))).toBe('C2:D3');
    expect(selectedAfter('C2:D3', () => sheets.deleteRows(2, 2))).toBe('C2:D2');
    expect(selectedAfter('D1', () => sheets.deleteColumns(4, 2))).toBe('C1');
  });

  test('by a script are the same', () => {
    const sheets = drawn();
    const sheet = sheetOf(sheets).deleteRow(2).deleteColumn(1);
    expect(sheet.getRange('A1:B1').getFormulas()).toEqual([['=SUM(A2:A2)', '=$A$2']]);
    sheet.deleteRows(1, 990);
    sheet.deleteColumns(1, 20);
    expect([sheet.getMaxRows(), sheet.getMaxColumns()]).toEqual([9, 5]);
  });
});

describe('A reference follows', () => {
  const inserting = (sheets: LocalSheets) => {
    sheets.activateSheet('Sheet1');
    sheets.insertRows(3, 2);
    sheets.insertColumns(3, 1);
  };
  const deleting = (sheets: LocalSheets) => {
    sheets.activateSheet('Sheet1');
    sheets.deleteRows(3, 2);
    sheets.deleteColumns(3, 1);
  };

  test.each([
    ['=B2', '=B2', '=B2'],
    ['=D5', '=E7', '=C3'],
    ['=$D$3+D$4', '=$E$5+E$6', '=#REF!+#REF!'],
    ['=SUM(C3:C4)', '=SUM(D5:D6)', '=SUM(#REF!)'],
    ['=SUM(B2:D5)', '=SUM(B2:E7)', '=SUM(B2:C3)'],
    ['=SUM(D5:B2)', '=SUM(E7:B2)', '=SUM(C3:B2)'],
    ['=SUM(B4:B9)', '=SUM(B6:B11)', '=SUM(B3:B7)'],
    ['=SUM(B2:$B$3)', '=SUM(B2:$B$5)', '=SUM(B2:$B$2)'],
    ['=SUM(C:D)', '=SUM(D:E)', '=SUM(C:C)'],
    ['=SUM(C:C)', '=SUM(D:D)', '=SUM(#REF!)'],
    ['=SUM($2:3)', '=SUM($2:5)', '=SUM($2:2)'],
    ['=SUM(D4:D)', '=SUM(E6:E)', '=SUM(C3:C)'],
    ['=SUM(B5:5)', '=SUM(B7:7)', '=SUM(B3:3)'],
    ['="D5"&D5', '="D5"&E7', '="D5"&C3'],
    ['=Sheet1!D5', '=Sheet1!E7', '=Sheet1!C3'],
    ["='Sheet1'!C3", "='Sheet1'!D5", '=#REF!'],
    ['=Other!D5', '=Other!D5', '=Other!D5'],
  ])('%s becomes %s by inserting and %s by deleting', (formula, inserted, deleted) => {
    expect([followed(formula, inserting), followed(formula, deleting)]).toEqual([inserted, deleted]);
  });

  test('with an open end while there is anything up to the end', () => {
    expect(followed('=SUM(D998:D)', (sheets) => sheets.deleteRows(997, 2))).toBe('=SUM(D998:D)');
    const deleting = (first: number) => (sheets: LocalSheets) => {
      sheets.activateSheet('Sheet1');
      sheets.deleteRows(first, 3);
    };
    expect(followed('=SUM(D998:D)', deleting(997))).toBe('=SUM(D997:D)');
    expect(followed('=SUM(D998:D)', deleting(998))).toBe('=SUM(#REF!)');
  });

  test('only what happens to its own sheet', () => {
    expect(followed('=D5', (sheets) => sheets.deleteRows(1, 2))).toBe('=D5');
    expect(followed('=Other!D5', (sheets) => sheets.deleteRows(1, 2))).toBe('=Other!D3');
  });
});

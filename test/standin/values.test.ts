import { answerOf, withScript } from './kit';

describe('Values written by a script', () => {
  test('are read back as numbers, booleans, texts and dates, and blank cells as empty texts', () => {
    const body = `
      const range = sheet.getRange('A1:E1');
      range.setValues([[1.5, true, 'text', new Date(2024, 0, 2, 12), '']]);
      return range.getValues()[0].map((value) => value instanceof Date ? value.getTime() : value);`;
    expect(answerOf(body)).toEqual([1.5, true, 'text', new Date(2024, 0, 2, 12).getTime(), '']);
  });

  test('are read as if typed when they are texts', () => {
    const body = `sheet.getRange('A1:C1').setValues([['01', 'true', '=1+1']]); return sheet.getRange('A1:C1').getValues();`;
    expect(answerOf(body)).toEqual([[1, true, 2]]);
  });

  test('fill the whole range when there is one for all', () => {
    expect(answerOf(`return sheet.getRange('A1:B2').setValue(7).getValues();`)).toEqual([
      [7, 7],
      [7, 7],
    ]);
  });

  test.each(['null', "''"])('empty the cell when they are %s', (nothing) => {
    const body = `const cell = sheet.getRange('A1').setValue(5); cell.setValue(${nothing}); return [cell.getValue(), cell.isBlank()];`;
    expect(answerOf(body)).toEqual(['', true]);
  });

  test('must have the shape of the range', () => {
    const sheets = withScript(`sheet.getRange('A1:B2').setValues(given);`);
    expect(() => sheets.callServer('answer', [[1, 2]])).toThrow(
      'The number of rows in the data does not match the number of rows in the range. The data has 1 but the range has 2.',
    );
    expect(() => sheets.callServer('answer', [[1, 2], [3]])).toThrow('number of columns in the data does not match');
  });

  test('are written all or not at all', () => {
    const body = `
      try { sheet.getRange('A1:B1').setValues([['first', 'x'.repeat(50001)]]); } catch (error) { return [error.message, sheet.getRange('A1').getValue()]; }`;
    expect(answerOf(body)).toEqual([
      'Your input contains more than the maximum of 50000 characters in a single cell.',
      '',
    ]);
  });

  test('do not reach outside the sheet', () => {
    expect(() => answerOf(`sheet.getRange(1000, 26, 2, 1);`)).toThrow('outside the dimensions of the sheet');
    expect(() => answerOf(`sheet.getRange('AA1');`)).toThrow('outside the dimensions of the sheet');
    expect(() => answerOf(`sheet.getRange(1, 1, 0, 1);`)).toThrow(
      'The number of rows in the range must be at least 1.',
    );
    expect(() => answerOf(`sheet.getRange('nowhere');`)).toThrow('Range not found');
  });
});

describe('A range', () => {
  test('is named, measured and reached from other ranges', () => {
    const body = `
      const range = sheet.getRange(2, 2, 10, 10);
      return [range.getA1Notation(), range.getRow(), range.getColumn(), range.getNumRows(), range.getLastColumn(),
        range.getCell(1, 2).getA1Notation(), range.offset(-1, 0, 1).getA1Notation(), range.getSheet().getName(),
        sheet.getRange('A:B').getNumRows(), sheet.getRange('$C$3').getA1Notation()];`;
    expect(answerOf(body)).toEqual(['B2:K11', 2, 2, 10, 11, 'C2', 'B1:K1', 'Sheet1', 1000, 'C3']);
  });

  test('gives what people see only as display values', () => {
    const body = `const range = sheet.getRange('A1:C1').setValues([[true, 1.5, 'text']]); return range.getDisplayValues();`;
    expect(answerOf(body, { locale: 'fr_FR' })).toEqual([['VRAI', '1,5', 'text']]);
  });

  test('clears contents, formats, notes and validations apart', () => {
    const body = `
      const cell = sheet.getRange('A1').setValue(1).setBackground('red').setNote('note');
      const look = () => [cell.getValue(), cell.getBackground(), cell.getNote()];
      cell.clearContent(); const first = look();
      cell.setValue(1).clear(); const second = look();
      cell.clearNote();
      return [first, second, look()];`;
    expect(answerOf(body)).toEqual([
      ['', '#ff0000', 'note'],
      ['', '#ffffff', 'note'],
      ['', '#ffffff', ''],
    ]);
  });

  test('holds the last row and column with content, spilled ones included', () => {
    const body = `
      sheet.getRange('C2').setFormula('=SEQUENCE(3,2)');
      return [sheet.getLastRow(), sheet.getLastColumn(), sheet.getDataRange().getA1Notation()];`;
    expect(answerOf(body)).toEqual([4, 4, 'A1:D4']);
  });
});

/** Values that a script reads and writes, and the ranges it does it with. */
import { resultOf, withScript } from './kit';

describe('Values written by a script', () => {
  test('are read back as numbers, booleans, texts and dates, and blank cells as empty texts', () => {
    const body = `
      const range = sheet.getRange('A1:E1');
      range.setValues([[1.5, true, 'text', new Date(2024, 0, 2, 12), '']]);
      return range.getValues()[0].map((value) => value instanceof Date ? value.getTime() : value);`;
    expect(resultOf(body)).toEqual([1.5, true, 'text', new Date(2024, 0, 2, 12).getTime(), '']);
  });

  test('are read as if typed when they are texts', () => {
    const body = `return sheet.getRange('A1:C1').setValues([['01', 'true', '=1+1']]).getValues();`;
    expect(resultOf(body)).toEqual([[1, true, 2]]);
  });

  test('are formulas where they are set as such, with or without an equals sign', () => {
    const body = `
      const cells = ['A1', 'A2', 'A3'].map((name) => sheet.getRange(name).setValue('x'));
      ['=1+1', '1+2', ''].forEach((formula, i) => cells[i].setFormula(formula));
      return sheet.getRange('A1:A3').getValues().concat(sheet.getRange('A1:A3').getFormulas());`;
    expect(resultOf(body)).toEqual([[2], [3], [''], ['=1+1'], ['=1+2'], ['']]);
  });

  test('fill the whole range when there is one for all', () => {
    expect(resultOf(`return sheet.getRange('A1:B2').setValue(7).getValues();`)).toEqual([
      [7, 7],
      [7, 7],
    ]);
  });

  test.each(['null', "''"])('empty the cell when they are %s', (nothing) => {
    const body = `const cell = sheet.getRange('A1').setValue(5); cell.setValue(${nothing}); return cell.getValue();`;
    expect(resultOf(body)).toBe('');
  });

  test('must have the shape of the range', () => {
    const sheets = withScript(`sheet.getRange('A1:B2').setValues(given);`);
    expect(() => sheets.callServer('run', [[1, 2]])).toThrow(
      'The number of rows in the data does not match the number of rows in the range. The data has 1 but the range has 2.',
    );
    expect(() => sheets.callServer('run', [[1, 2], [3]])).toThrow('number of columns in the data does not match');
  });

  test('are written all or not at all', () => {
    const body = `
      try { sheet.getRange('A1:B1').setValues([['first', 'x'.repeat(50001)]]); }
      catch (error) { return [error.message, sheet.getRange('A1').getValue()]; }`;
    expect(resultOf(body)).toEqual([
      'Your input contains more than the maximum of 50000 characters in a single cell.',
      '',
    ]);
  });

  test('do not reach outside the sheet', () => {
    expect(() => resultOf(`sheet.getRange('B1001:B');`)).toThrow('outside the dimensions of the sheet');
    expect(() => resultOf(`sheet.getRange(1000, 26, 2, 1);`)).toThrow('outside the dimensions of the sheet');
    expect(() => resultOf(`sheet.getRange('AA1');`)).toThrow('outside the dimensions of the sheet');
    expect(() => resultOf(`sheet.getRange(1, 1, 0, 1);`)).toThrow(
      'The number of rows in the range must be at least 1.',
    );
    expect(() => resultOf(`sheet.getRange('nowhere');`)).toThrow('Range not found');
  });
});

describe('A range', () => {
  test('is named and measured', () => {
    const body = `
      const range = sheet.getRange(2, 3, 10, 11);
      return [range.getA1Notation(), range.getRow(), range.getColumn(), range.getNumRows(), range.getNumColumns(),
        range.getSheet().getName(), range.getCell(2, 3).getA1Notation(), sheet.getRange('$C$3').getA1Notation()];`;
    expect(resultOf(body)).toEqual(['C2:M11', 2, 3, 10, 11, 'Sheet1', 'E3', 'C3']);
    expect(() => resultOf(`sheet.getRange('A1:B2').getCell(3, 1);`)).toThrow('Cell reference out of range');
  });

  test.each([
    ['A:B', 'A1:B1000'],
    ['2:3', 'A2:Z3'],
    ['B2:B', 'B2:B1000'],
    ['B2:3', 'B2:Z3'],
    ['C3:B2', 'B2:C3'],
  ])('called %s is %s', (name, area) => {
    expect(resultOf(`return sheet.getRange('${name}').getA1Notation();`)).toBe(area);
  });

  test('loses its contents apart from the rest', () => {
    const body = `
      const cell = sheet.getRange('A1').setValue(1).setBackground('red').setNote('note').clearContent();
      return [cell.getValue(), cell.getBackground(), cell.getNote()];`;
    expect(resultOf(body)).toEqual(['', '#ff0000', 'note']);
  });

  test('selects its cells and its sheet when it is activated', () => {
    const sheets = withScript(`sheet.getRange('B2:C3').activate(); return null;`);
    sheets.callServer('run');
    expect(sheets.view().selection).toBe('B2:C3');
  });
});

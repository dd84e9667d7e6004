/** The script's own functions in cells. */
import type { LocalSheets } from '../../standin';
import { type LocalOptions, openLocalSheets } from '../../standin/node';
import { valueAt, valuesOf } from './kit';

describe('A custom function', () => {
  const code = `
    function ROW_SUMS(grid) { return grid.map((row) => [row.filter((cell) => cell === true).length]); }
    function KIND(given) {
      return Array.isArray(given) ? given.length + 'x' + given[0].length : typeof given + ' ' + given;
    }
    function GREETING(name, times) { return name.repeat(times); }
    function WHEN(date) { return date instanceof Date ? date : 'no date'; }
    function WRITE() { SpreadsheetApp.getActiveSheet().getRange('A1').setValue(1); }
    function READ() { return SpreadsheetApp.getActiveSheet().getRange('A1').getValue(); }
    function ASK() { SpreadsheetApp.getUi(); }
    function CHANCE(seed) { return seed + Math.random(); }
    function HIDDEN_() { return 1; }
    const LATER = () => 1;`;

  function withFunctions(options: LocalOptions = {}): LocalSheets {
    return openLocalSheets({ code, ...options });
  }

  test('takes a range as rows of values and spills the array it returns', () => {
    const sheets = withFunctions();
    sheets.paste('B2', [
      ['TRUE', 'FALSE'],
      ['TRUE', 'TRUE'],
      ['', 'x'],
    ]);
    sheets.type('D2', '=row_sums(B2:C4)');
    expect(valuesOf(sheets, 'D2:D4')).toEqual([[1], [2], [0]]);
    sheets.type('C2', 'TRUE');
    expect(valueAt(sheets, 'D2')).toBe(2);
  });

  test('takes a single cell as a value, a blank one as an empty text, and what formulas give', () => {
    const sheets = withFunctions();
    sheets.paste('A1', [['5', '', '3/4/2024']]);
    sheets.paste('A2', [
      ['=KIND(A1)', '=KIND(B1)', '=KIND(A1:C1)', '=KIND(SEQUENCE(2,3))', '=KIND(TRUE)', '=WHEN(C1)'],
    ]);
    expect(valuesOf(sheets, 'A2:F2')).toEqual([
      ['number 5', 'string ', '1x3', '2x3', 'boolean true', new Date(2024, 2, 4)],
    ]);
  });

  test('takes several arguments, separated as the locale separates them', () => {
    const sheets = withFunctions({ locale: 'de_DE' });
    sheets.type('A1', '=GREETING("a;b ";2)');
    expect(valueAt(sheets, 'A1')).toBe('a;b a;b ');
  });

  test('is blocked like any other spill', () => {
    const sheets = withFunctions();
    sheets.paste('A1', [['=ROW_SUMS(C1:D2)'], ['in the way']]);
    expect(valueAt(sheets, 'A1')).toBe('#REF!');
  });

  test('may be given what another one returned', () => {
    const sheets = withFunctions();
    sheets.paste('A1', [['=KIND(B1)', '=ROW_SUMS(C1:D1)', 'TRUE', 'TRUE']]);
    expect(valueAt(sheets, 'A1')).toBe('number 2');
  });

  test('may read the sheet but not change it or show anything', () => {
    const sheets = withFunctions();
    sheets.paste('A1', [['8', '=READ()', '=WRITE()', '=ASK()']]);
    expect(valuesOf(sheets, 'A1:D1')).toEqual([[8, 8, '#ERROR!', '#ERROR!']]);
  });

  test('must be declared with a name that does not end in an underscore', () => {
    const sheets = withFunctions();
    sheets.paste('A1', [['=HIDDEN_()', '=LATER()']]);
    expect(valuesOf(sheets, 'A1:B1')).toEqual([['#NAME?', '#NAME?']]);
  });

  test('runs again only when it is given something else', () => {
    const sheets = withFunctions();
    sheets.paste('A1', [['a', '=CHANCE(A1)']]);
    const first = valueAt(sheets, 'B1');
    sheets.type('C1', 'unrelated');
    expect(valueAt(sheets, 'B1')).toBe(first);
    sheets.type('A1', 'b');
    expect(valueAt(sheets, 'B1')).not.toBe(first);
  });
});

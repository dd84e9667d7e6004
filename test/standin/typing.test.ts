/** What a typed text becomes, by locale and number format, and how it is shown. */
import type { Locale } from '../../standin';
import { emptySheets, resultOf, sheetOf, valueAt, viewAt } from './kit';

/** What a text becomes when it is typed into B2. */
function typed(text: string, locale: Locale = 'en_US'): unknown {
  const sheets = emptySheets({ locale });
  sheets.type('B2', text);
  return valueAt(sheets, 'B2');
}

function dayOf(value: unknown): unknown {
  return value instanceof Date ? [value.getMonth() + 1, value.getDate()] : value;
}

describe('A text typed into a cell of automatic format', () => {
  test.each([
    ['10', 10],
    ['01', 1],
    ['-3', -3],
    ['1.5', 1.5],
    ['1,234', 1234],
    ['1e3', 1000],
    ['TRUE', true],
    ['false', false],
    [' true ', true],
    ['1 2', '1 2'],
    ['1,2', '1,2'],
    ['1\n2', '1\n2'],
    ['3-40', '3-40'],
    ['0 is no date: 0/0', '0 is no date: 0/0'],
    ['maybe', 'maybe'],
    ["'3-4", '3-4'],
    ["'TRUE", 'TRUE'],
    ['=1+1', 2],
    ['=', '='],
  ])('is read in English: %j', (text, value) => {
    expect(typed(text)).toBe(value);
  });

  test.each<[string, Locale, number, number]>([
    ['3-4', 'en_US', 3, 4],
    ['1/2', 'en_US', 1, 2],
    ['1/2', 'fr_FR', 2, 1],
    ['1.2', 'de_DE', 2, 1],
    ['1.2.', 'de_DE', 2, 1],
    ['3-4', 'de_DE', 4, 3],
    ['2024-05-06', 'de_DE', 5, 6],
    ['2016-04', 'en_US', 4, 1],
  ])('may become a date: %s in %s', (text, locale, month, day) => {
    expect(dayOf(typed(text, locale))).toEqual([month, day]);
  });

  test('becomes a date of the current year unless it names another', () => {
    expect(typed('3-4')).toEqual(new Date(new Date().getFullYear(), 2, 4));
    expect(typed('3/4/1999')).toEqual(new Date(1999, 2, 4));
    expect(typed('3/4/07')).toEqual(new Date(2007, 2, 4));
  });

  test.each<[string, Locale, unknown]>([
    ['1 2', 'fr_FR', 12],
    ['22 34', 'fr_FR', 2234],
    ['1\u202f234', 'fr_FR', 1234],
    ['1\n2', 'fr_FR', '1\n2'],
    ['1,2', 'fr_FR', 1.2],
    ['1,2', 'de_DE', 1.2],
    ['1.234', 'de_DE', 1234],
    ['1.234,5', 'de_DE', 1234.5],
    ['1 2', 'de_DE', '1 2'],
    ['WAHR', 'de_DE', true],
    ['falsch', 'de_DE', false],
    ['VRAI', 'fr_FR', true],
    ['WAHR', 'en_US', 'WAHR'],
    ['TRUE', 'de_DE', true],
  ])('is read as the locale reads it: %j in %s', (text, locale, value) => {
    expect(typed(text, locale)).toBe(value);
  });

  test('is shown as the locale shows it', () => {
    const sheets = emptySheets({ locale: 'de_DE' });
    sheets.paste('A1', [['TRUE', '1,5', '1.2.2024']]);
    expect([1, 2, 3].map((column) => viewAt(sheets, 1, column).text)).toEqual(['WAHR', '1,5', '01.02.2024']);
    sheets.setLocale('fr_FR');
    expect([1, 2, 3].map((column) => viewAt(sheets, 1, column).text)).toEqual(['VRAI', '1,5', '01/02/2024']);
  });

  test('leaves a choice where nobody knows what Sheets does', () => {
    const german = emptySheets({ locale: 'de_DE', englishBooleans: false });
    german.type('A1', 'TRUE');
    expect(valueAt(german, 'A1')).toBe('TRUE');
    const english = emptySheets({ looseGroups: true });
    english.type('A1', '1,2');
    expect(valueAt(english, 'A1')).toBe(12);
  });
});

describe('A cell formatted as plain text', () => {
  test.each(['3-4', '1 2', '01', 'TRUE', '=1+1', '1.2'])('keeps %s as it is written', (text) => {
    expect(
      resultOf(
        `const cell = sheet.getRange('A1').setNumberFormat('@'); cell.setValue('${text}'); return cell.getValue();`,
      ),
    ).toBe(text);
  });

  test('keeps its text when the format is automatic again', () => {
    const body = `
      const cell = sheet.getRange('A1').setNumberFormat('@').setValue('3-4');
      return cell.setNumberFormat('General').getValue();`;
    expect(resultOf(body)).toBe('3-4');
  });

  test('only shows a number where a date was written before, for the text is gone', () => {
    const sheets = emptySheets();
    const cell = sheetOf(sheets).getRange('A1').setValue('3/4/2024').setNumberFormat('@');
    expect([cell.getValue(), viewAt(sheets, 1, 1).text]).toEqual([45355, '45355']);
  });
});

describe('The formula bar', () => {
  test('offers what would have to be typed to get the same again', () => {
    const sheets = emptySheets();
    sheets.paste('A1', [["'3-4", '=1+1', '3/4/2024', 'TRUE', 'text', '0.5']]);
    const inputs = [1, 2, 3, 4, 5, 6].map((column) => viewAt(sheets, 1, column).input);
    expect(inputs).toEqual(["'3-4", '=1+1', '3/4/2024', 'TRUE', 'text', '0.5']);
  });
});

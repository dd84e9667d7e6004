/** What formulas amount to: spills, Google's functions, locales and other sheets. */
import type { LocalSheets } from '../../standin';
import type { LocalOptions } from '../../standin/node';
import { emptySheets, sheetOf, valueAt, valuesOf, viewAt } from './kit';

function commaSeparated(count: number): string {
  return Array.from({ length: count }, (_, i) => (i % 2 ? 'FALSE' : 'TRUE')).join(',');
}

function wrapped(values: string, options: LocalOptions = {}): LocalSheets {
  const sheets = emptySheets(options);
  sheets.type('O1', values);
  sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
  return sheets;
}

describe('WRAPROWS(SPLIT(O1, ","), 10)', () => {
  test('spills 100 values into B2:K11', () => {
    const values = valuesOf(wrapped(commaSeparated(100)), 'B2:K11');
    expect(values).toEqual(Array.from({ length: 10 }, () => Array.from({ length: 10 }, (_, c) => c % 2 === 0)));
  });

  test('leaves the formula with the first cell only', () => {
    const formulas = sheetOf(wrapped(commaSeparated(100)))
      .getRange('B2:C3')
      .getFormulas();
    expect(formulas).toEqual([
      ['=WRAPROWS(SPLIT(O1, ","), 10)', ''],
      ['', ''],
    ]);
  });

  test('pads 99 values with #N/A, which a script reads as text', () => {
    expect(valueAt(wrapped(commaSeparated(99)), 'K11')).toBe('#N/A');
  });

  test('spills 101 values into an eleventh row', () => {
    expect(valuesOf(wrapped(commaSeparated(101)), 'B12:C12')).toEqual([[true, '#N/A']]);
  });

  test('drops empty pieces, so that all that follows moves up', () => {
    expect(valuesOf(wrapped('TRUE,,FALSE,1,x'), 'B2:F2')).toEqual([[true, false, 1, 'x', '#N/A']]);
  });

  test('may give texts, since nobody knows', () => {
    const sheets = wrapped('TRUE, false,3', { splitGives: 'text' });
    expect(valuesOf(sheets, 'B2:D2')).toEqual([['TRUE', ' false', 3]]);
  });

  test('is calculated again when O1 changes', () => {
    const sheets = wrapped(commaSeparated(100));
    sheets.type('O1', 'FALSE,TRUE');
    expect(valuesOf(sheets, 'B2:C3')).toEqual([
      [false, true],
      ['', ''],
    ]);
  });
});

describe('A blocked spill', () => {
  test('shows an error at its anchor and nothing else, until the way is free', () => {
    const sheets = wrapped(commaSeparated(100));
    sheets.type('E5', 'TRUE');
    expect([valueAt(sheets, 'B2'), valueAt(sheets, 'C2'), valueAt(sheets, 'E5')]).toEqual(['#REF!', '', true]);
    sheets.clear('E5');
    expect([valueAt(sheets, 'B2'), valueAt(sheets, 'E5')]).toEqual([true, false]);
  });

  test('may show the newer error, since sources disagree', () => {
    const sheets = wrapped(commaSeparated(100), { blockedSpill: '#SPILL!' });
    sheets.type('E5', 'x');
    expect(valueAt(sheets, 'B2')).toBe('#SPILL!');
  });

  test('does not result from clearing cells that are spilled into', () => {
    const sheets = wrapped(commaSeparated(100));
    sheets.clear('C2:K11');
    expect(valueAt(sheets, 'K11')).toBe(false);
  });

  test('gives way to constants written over the anchor', () => {
    const sheets = wrapped(commaSeparated(100));
    sheetOf(sheets).getRange('B2:K11').setValue(true);
    expect(valuesOf(sheets, 'J11:K11')).toEqual([[true, true]]);
  });

  test('also results from insertCheckboxes, which fills the cells, but not from a checkbox rule', () => {
    const sheets = wrapped(commaSeparated(100));
    const app = sheets.services.SpreadsheetApp;
    const grid = app.getActiveSheet().getRange('C2:C3');
    grid.setDataValidation(app.newDataValidation().requireCheckbox().build());
    expect(valueAt(sheets, 'B2')).toBe(true);
    grid.insertCheckboxes();
    expect(valueAt(sheets, 'B2')).toBe('#REF!');
  });
});

describe("Google's functions", () => {
  test.each<[string, unknown]>([
    ['=INDEX(SPLIT("13 Going On 30"," "),1)', 13],
    ['=SPLIT("a;b,c",",;")', 'a'],
    ['=COUNTA(SPLIT("a,,b",",",TRUE,FALSE))', 3],
    ['=INDEX(SPLIT("a, b",", ",FALSE),2)', 'b'],
    ['=SPLIT("",",")', '#VALUE!'],
    ['=WRAPROWS({1,2},0)', '#NUM!'],
    ['=JOIN("-",{1,2,3})', '1-2-3'],
    ['=TEXTJOIN(" ",TRUE,"a","",{"b";"c"})', 'a b c'],
    ['=ISLOGICAL("TRUE")', false],
    ['=IF("TRUE",1,2)', 1],
    ['=NOT("maybe")', '#VALUE!'],
    ['=1/3', 1 / 3],
    ['=SUMPRODUCT(--({TRUE,FALSE,TRUE}))', 2],
    ['=NOSUCHFUNCTION(1)', '#NAME?'],
    ['=SUM(', '#ERROR!'],
    ['=Nowhere!A1', '#REF!'],
  ])('%s is %j', (formula, value) => {
    const sheets = emptySheets();
    sheets.type('A1', formula);
    const got = valueAt(sheets, 'A1');
    if (typeof value === 'number') expect(got).toBeCloseTo(value, 12);
    else expect(got).toBe(value);
  });

  test('make live clues in the way tutorials do', () => {
    const sheets = emptySheets();
    sheets.paste('B2', [['TRUE', 'TRUE', 'FALSE', 'TRUE', '', 'TRUE']]);
    sheets.type('A2', '=TEXTJOIN(" ",TRUE,ARRAYFORMULA(LEN(SPLIT(JOIN("",ARRAYFORMULA(IF(B2:G2,"1"," ")))," "))))');
    expect(valueAt(sheets, 'A2')).toBe('2 1 1');
    sheets.type('C2', 'FALSE');
    expect(valueAt(sheets, 'A2')).toBe('1 1 1');
  });

  test('pass dates and blanks on', () => {
    const sheets = emptySheets();
    sheets.paste('A1', [['3/4/2024', '=A1', '=A2', '=TODAY()']]);
    expect(valuesOf(sheets, 'B1:C1')).toEqual([[new Date(2024, 2, 4), '']]);
    expect(valueAt(sheets, 'D1')).toBeInstanceOf(Date);
  });
});

describe('Formulas in other locales', () => {
  test.each(['de_DE', 'fr_FR'] as const)('take semicolons and decimal commas in %s', (locale) => {
    const sheets = emptySheets({ locale });
    sheets.type('O1', 'TRUE,FALSE,TRUE');
    sheets.paste('A1', [['=IF(1,5>1;"more";"less")', '=WRAPROWS(SPLIT(O1;",");2)', '', '=SUM({1\\2;3\\4})']]);
    expect([valueAt(sheets, 'A1'), valueAt(sheets, 'B1'), valueAt(sheets, 'D1')]).toEqual(['more', true, 10]);
  });

  test('do not take the commas of English', () => {
    const sheets = emptySheets({ locale: 'de_DE' });
    sheets.type('A1', '=IF(TRUE,"yes","no")');
    expect(valueAt(sheets, 'A1')).toBe('#ERROR!');
  });

  test('are rewritten when the locale changes', () => {
    const sheets = emptySheets();
    sheets.type('A1', '=IF(1.5>1,"a,b",{1,2;3,4})');
    sheets.setLocale('de_DE');
    expect([viewAt(sheets, 1, 1).input, valueAt(sheets, 'A1')]).toEqual(['=IF(1,5>1;"a,b";{1\\2;3\\4})', 'a,b']);
    sheets.setLocale('en_US');
    expect(viewAt(sheets, 1, 1).input).toBe('=IF(1.5>1,"a,b",{1,2;3,4})');
  });
});

describe('References across sheets', () => {
  test.each(['Draft', 'My draft', "It's mine", 'a/b', 'A1', 'x'.repeat(60)])('reach a sheet called %s', (name) => {
    const sheets = emptySheets();
    sheets.addSheet(name);
    sheets.type('B2', '7');
    sheets.activateSheet('Sheet1');
    sheets.type('A1', `='${name.replace(/'/g, "''")}'!B2*2`);
    expect(valueAt(sheets, 'A1')).toBe(14);
  });
});

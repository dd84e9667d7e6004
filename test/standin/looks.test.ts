/** How cells look: formats, sizes, borders and conditional formatting. */
import type { CellView } from '../../standin';
import { emptySheets, resultOf, sheetOf, valueAt, viewAt } from './kit';

describe('A cell looks', () => {
  test('by its value: texts to the left, numbers to the right, booleans and errors in the middle', () => {
    const sheets = emptySheets();
    sheets.paste('A1', [['text', '1', 'TRUE', '=1/0', '3/4/2024']]);
    const sides = [1, 2, 3, 4, 5].map((column) => viewAt(sheets, 1, column).horizontal);
    expect(sides).toEqual(['left', 'right', 'center', 'center', 'right']);
  });

  test('as it is formatted', () => {
    const sheets = emptySheets();
    const cell = sheetOf(sheets).getRange('A1');
    cell.setValue('x').setFontSize(8).setFontColor('#ABC').setBackground('#7E57C2').setFontLine('line-through');
    cell.setHorizontalAlignment('right').setVerticalAlignment('middle').setWrap(true).setNote('A note');
    expect(viewAt(sheets, 1, 1)).toMatchObject({
      text: 'x',
      fontSize: 8,
      strikethrough: true,
      underline: false,
      color: '#aabbcc',
      background: '#7e57c2',
      horizontal: 'right',
      vertical: 'middle',
      wrap: true,
      note: 'A note',
    });
  });

  test('like any blank cell again after null', () => {
    const body = `
      const cell = sheet.getRange('A1').setBackground('#123456').setFontColor('#123456').setNote('x').setFontSize(20);
      cell.setFontLine('underline').setFontLine(null);
      cell.setBackground(null).setFontColor(null).setNote(null).setFontSize(null);
      return [cell.getBackground(), cell.getFontColor(), cell.getNote(), cell.getFontSize(), cell.getFontLines()];`;
    expect(resultOf(body)).toEqual(['#ffffff', '#000000', '', 10, [['none']]]);
  });

  test('cell by cell, each in its own way', () => {
    const body = `
      sheet.getRange('A1').setBackground('red').setNumberFormat('@').setFontLine('underline');
      const range = sheet.getRange('A1:B1').setNotes([['one', '']]);
      return [range.getBackgrounds(), range.getNotes(), range.getNumberFormats(), range.getFontLines()];`;
    expect(resultOf(body)).toEqual([
      [['#ff0000', '#ffffff']],
      [['one', '']],
      [['@', '0.###############']],
      [['underline', 'none']],
    ]);
  });
});

describe('Sizes', () => {
  test('are in pixels, 21 and 100 unless set', () => {
    const body = `
      sheet.setRowHeight(1, 80).setRowHeights(2, 10, 30).setColumnWidth(1, 120).setColumnWidths(2, 10, 30);
      return [1, 2, 11, 12].map((n) => [sheet.getRowHeight(n), sheet.getColumnWidth(n)]);`;
    expect(resultOf(body)).toEqual([
      [80, 120],
      [30, 30],
      [30, 30],
      [21, 100],
    ]);
  });

  test('are there for every row and column of the view', () => {
    const { rowHeights, columnWidths } = emptySheets().view();
    expect([rowHeights.length, columnWidths.length]).toEqual([1000, 26]);
  });
});

describe('Borders', () => {
  function edges({ borders }: CellView): number[] {
    return [borders.top, borders.right, borders.bottom, borders.left].map((edge) => edge?.width ?? 0);
  }

  test('go around a range and between its cells', () => {
    const sheets = emptySheets();
    const app = sheets.services.SpreadsheetApp;
    const range = app.getActiveSheet().getRange('B2:C3');
    range.setBorder(true, true, true, true, true, true, '#ccc', app.BorderStyle.SOLID);
    range.setBorder(true, true, true, true, null, null, '#000000', app.BorderStyle.SOLID_MEDIUM);
    expect(edges(viewAt(sheets, 2, 2))).toEqual([2, 1, 1, 2]);
    expect(edges(viewAt(sheets, 3, 3))).toEqual([1, 2, 2, 1]);
    expect(viewAt(sheets, 2, 2).borders.right?.color).toBe('#cccccc');
  });

  test('belong to both cells at an edge, and go when they are set to false', () => {
    const sheets = emptySheets();
    const range = sheets.services.SpreadsheetApp.getActiveSheet().getRange('B2');
    range.setBorder(true, true, true, true, false, false);
    expect(edges(viewAt(sheets, 1, 2))).toEqual([0, 0, 1, 0]);
    expect(edges(viewAt(sheets, 2, 3))).toEqual([0, 0, 0, 1]);
    range.setBorder(false, null, null, null, null, null);
    expect(sheets.view().cells.has('1,2')).toBe(false);
    expect(edges(viewAt(sheets, 2, 2))).toEqual([0, 1, 1, 1]);
  });
});

describe('Conditional formatting', () => {
  /** Colours of B2:D2, which hold TRUE, FALSE and the text TRUE, with rules that paint in the given order. */
  function painted(...rules: readonly (readonly [formula: string, color: string])[]): string[] {
    const sheets = emptySheets({ size: { rows: 12, columns: 12 } });
    sheets.paste('B2', [['TRUE', 'FALSE', "'true "]]);
    const app = sheets.services.SpreadsheetApp;
    const sheet = app.getActiveSheet();
    const built = rules.map(([formula, color]) =>
      app
        .newConditionalFormatRule()
        .whenFormulaSatisfied(formula)
        .setBackground(color)
        .setRanges([sheet.getRange('B2:K11')])
        .build(),
    );
    sheet.setConditionalFormatRules(built);
    const cells = sheets.view().cells;
    return ['2,2', '2,3', '2,4', '2,5', '1,2'].map((key) => cells.get(key)?.background ?? '#ffffff');
  }

  const [RED, BLUE, WHITE] = ['#ff0000', '#0000ff', '#ffffff'];

  test.each([
    ['=B2', [RED, WHITE, WHITE, WHITE]],
    ['=A1', [WHITE, WHITE, WHITE, WHITE]],
    ['=COUNTIF(B:B,TRUE)=1', [RED, WHITE, WHITE, WHITE]],
    ['=COUNTIF(B2:B,TRUE)=1', [RED, WHITE, WHITE, WHITE]],
    ['=B2=TRUE', [RED, WHITE, WHITE, WHITE]],
    ['=NOT(B2)', [WHITE, RED, WHITE, RED]],
    ['=UPPER(TRIM(B2))="TRUE"', [RED, WHITE, RED, WHITE]],
    ['=$B$2', [RED, RED, RED, RED]],
    ['=$B2', [RED, RED, RED, RED]],
    ['=A2', [WHITE, RED, WHITE, WHITE]],
    ['=COUNTIF($B2:$D2,TRUE)=1', [RED, RED, RED, RED]],
    ['=COLUMN()=3', [WHITE, RED, WHITE, WHITE]],
    ['=MOD(COLUMN(B2),2)=0', [RED, WHITE, RED, WHITE]],
    ['=1/0', [WHITE, WHITE, WHITE, WHITE]],
    ['=SUM(', [WHITE, WHITE, WHITE, WHITE]],
  ])('by the formula %s reads relative to each cell of the range', (formula, colors) => {
    expect(painted([formula, RED])).toEqual([...colors, WHITE]);
  });

  test('lets the first rule win', () => {
    expect(painted(['=B2', RED], ['=TRUE', BLUE])).toEqual([RED, BLUE, BLUE, BLUE, WHITE]);
  });

  test('combines rules that set different things', () => {
    const sheets = emptySheets();
    sheets.type('A1', '7');
    const app = sheets.services.SpreadsheetApp;
    const sheet = app.getActiveSheet();
    const rule = () => app.newConditionalFormatRule().setRanges([sheet.getRange('A1')]);
    const look = () => viewAt(sheets, 1, 1);
    sheet.setConditionalFormatRules([
      rule().whenNumberGreaterThan(5).setFontColor('red').build(),
      rule().whenFormulaSatisfied('=A1').setFontColor('blue').setBackground('blue').setBold(true).build(),
      rule().whenFormulaSatisfied('=A1').setStrikethrough(true).build(),
    ]);
    expect(look()).toMatchObject({ color: RED, background: BLUE, bold: true, strikethrough: true });
    sheets.type('A1', '5');
    expect(look()).toMatchObject({ color: BLUE, background: BLUE, bold: true, strikethrough: true });
    expect(valueAt(sheets, 'A1')).toBe(5);
  });

  test('can take a line through the text away as well as add one', () => {
    const sheets = emptySheets();
    const app = sheets.services.SpreadsheetApp;
    const sheet = app.getActiveSheet();
    const cell = sheet.getRange('A1').setValue('x').setFontLine('line-through');
    const rule = app.newConditionalFormatRule().whenFormulaSatisfied('=TRUE').setStrikethrough(false);
    sheet.setConditionalFormatRules([rule.setRanges([cell]).build()]);
    expect(viewAt(sheets, 1, 1).strikethrough).toBe(false);
  });

  test('is replaced as a whole, and its parts can be read', () => {
    const body = `
      const rule = SpreadsheetApp.newConditionalFormatRule().whenNumberGreaterThan(1).whenFormulaSatisfied('=B2')
        .setBackground('#7E57C2').setFontColor('#ABC').setRanges([sheet.getRange('B2:K11')]).build();
      sheet.setConditionalFormatRules([rule, rule]);
      sheet.setConditionalFormatRules([rule.copy().setStrikethrough(true).build()]);
      return sheet.getConditionalFormatRules().map((one) => {
        const condition = one.getBooleanCondition();
        return [one.getRanges().map((range) => range.getA1Notation()), String(condition.getCriteriaType()),
          condition.getCriteriaType() === SpreadsheetApp.BooleanCriteria.CUSTOM_FORMULA,
          condition.getCriteriaValues(), condition.getBackground(), condition.getFontColor(),
          condition.getStrikethrough()];
      });`;
    expect(resultOf(body)).toEqual([[['B2:K11'], 'CUSTOM_FORMULA', true, ['=B2'], '#7e57c2', '#aabbcc', true]]);
  });

  test('in a locale with semicolons only takes formulas written with them', () => {
    const sheets = emptySheets({ locale: 'de_DE' });
    sheets.type('A1', '1');
    const app = sheets.services.SpreadsheetApp;
    const sheet = app.getActiveSheet();
    const paint = (formula: string) => {
      const rule = app.newConditionalFormatRule().whenFormulaSatisfied(formula).setBackground('red');
      sheet.setConditionalFormatRules([rule.setRanges([sheet.getRange('A1')]).build()]);
      return viewAt(sheets, 1, 1).background;
    };
    expect([paint('=AND(A1;TRUE)'), paint('=AND(A1,TRUE)')]).toEqual([RED, WHITE]);
  });
});

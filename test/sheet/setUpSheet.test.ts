import {
  draw,
  JELLYFISH,
  openSetUp,
  openStage,
  painted,
  rangeOf,
  type Stage,
  stateOf,
  valuesOf,
  verdictOf,
} from './stage';

const SET_UP = 'Set up sheet';

/** The colours of a cell as Sheets shows it, conditional formatting applied. */
function colorsOf(sheets: ReturnType<typeof openStage>['sheets'], name: string) {
  const { background, color } = sheets.look(name);
  return { background: background.toUpperCase(), color: color.toUpperCase() };
}

const INK = { background: '#7E57C2', color: '#7E57C2' };
const PAPER = { background: '#FFFFFF', color: '#FFFFFF' };

describe('Set up sheet', () => {
  test('makes grid cells of 30 pixels and leaves the lines around them as they are', () => {
    const { sheets } = openSetUp();
    const view = sheets.view();
    expect(view.rowHeights.slice(1, 11)).toEqual(Array(10).fill(30));
    expect(view.columnWidths.slice(1, 11)).toEqual(Array(10).fill(30));
    expect(view.rowHeights[11]).toBe(21);
    expect(view.columnWidths[11]).toBe(100);
  });

  test('makes clue cells plain text, aligned towards the grid and wrapped, and leaves the grid to its own formats', () => {
    const { sheets } = openSetUp();
    for (const clue of ['A2', 'A11', 'B1', 'K1']) {
      expect(rangeOf(sheets, clue).getNumberFormat()).toBe('@');
      expect(rangeOf(sheets, clue).getWrap()).toBe(true);
    }
    expect(rangeOf(sheets, 'A2').getHorizontalAlignment()).toBe('right');
    expect(rangeOf(sheets, 'A2').getVerticalAlignment()).toBe('middle');
    expect(rangeOf(sheets, 'K1').getHorizontalAlignment()).toBe('center');
    expect(rangeOf(sheets, 'K1').getVerticalAlignment()).toBe('bottom');
    expect(rangeOf(sheets, 'B2').getNumberFormat()).not.toBe('@');
    expect(rangeOf(sheets, 'A1').getWrap()).toBe(true);
  });

  test.each([
    ['booleans', { splitGives: 'booleans' }],
    ['texts', { splitGives: 'text' }],
  ] as const)('paints TRUE and hides FALSE when the formula gives %s', (_, options) => {
    const { sheets } = openSetUp(options);
    sheets.type('O1', 'TRUE,FALSE,true,False');
    sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 2)');
    expect(colorsOf(sheets, 'B2')).toEqual(INK);
    expect(colorsOf(sheets, 'C2')).toEqual(PAPER);
    expect(colorsOf(sheets, 'B3')).toEqual(INK);
    expect(colorsOf(sheets, 'C3')).toEqual(PAPER);
  });

  test.each(['en_US', 'de_DE', 'fr_FR'] as const)(
    'paints booleans, 1 and 0 in a sheet of the language %s',
    (locale) => {
      const { sheets } = openSetUp({ locale });
      rangeOf(sheets, 'B2:E2').setValues([[true, false, 1, 0]]);
      expect(['B2', 'C2', 'D2', 'E2'].map((name) => colorsOf(sheets, name))).toEqual([INK, PAPER, INK, PAPER]);
    },
  );

  test('paints pieces of a list that kept the blank after the comma', () => {
    const { sheets } = openSetUp({ splitGives: 'text' });
    sheets.type('B2', '=SPLIT("TRUE, FALSE, TRUE", ",")');
    expect(valuesOf(sheets, 'B2:D2')).toEqual([['TRUE', ' FALSE', ' TRUE']]);
    expect(['B2', 'C2', 'D2'].map((name) => colorsOf(sheets, name))).toEqual([INK, PAPER, INK]);
  });

  test('leaves words and errors readable, so that they can be found', () => {
    const { sheets } = openSetUp();
    sheets.paste('B2', [['maybe', '=1/0']]);
    for (const name of ['B2', 'C2']) {
      const { background, color } = colorsOf(sheets, name);
      expect(color).not.toBe(background);
    }
  });

  test('draws a border around the grid and a heavier line after every five cells', () => {
    const { sheets } = openSetUp();
    const { cells } = sheets.view();
    const width = (cell: string, side: 'top' | 'right' | 'bottom' | 'left') =>
      cells.get(cell)?.borders[side]?.width ?? 0;
    const thin = width('3,3', 'right');
    expect(thin).toBeGreaterThan(0);
    for (const [cell, side] of [
      ['2,2', 'top'],
      ['2,2', 'left'],
      ['11,11', 'bottom'],
      ['11,11', 'right'],
    ] as const) {
      expect(width(cell, side)).toBeGreaterThan(thin);
    }
    expect(width('2,6', 'right') || width('2,7', 'left')).toBeGreaterThan(thin);
    expect(width('6,2', 'bottom') || width('7,2', 'top')).toBeGreaterThan(thin);
    expect(width('2,4', 'right')).toBe(thin);
    expect(width('4,2', 'bottom')).toBe(thin);
  });

  test.each(['YES', 'NO'] as const)(
    'changes nothing the second time, whatever was answered the first time (%s)',
    (answer) => {
      const { sheets, answer: prepare } = openStage();
      draw(sheets, JELLYFISH);
      prepare(answer);
      sheets.chooseMenu(SET_UP);
      const once = stateOf(sheets);
      sheets.chooseMenu(SET_UP);
      expect(stateOf(sheets) === once).toBe(true);
      expect(sheets.calls.map(({ name }) => name)).not.toContain('Sheet.setConditionalFormatRules');
    },
  );

  test('keeps values, formulas, notes and other conditional rules', () => {
    const { sheets, answer } = openStage();
    sheets.type('O1', 'TRUE,FALSE');
    sheets.type('B2', '=SPLIT(O1, ",")');
    sheets.type('A3', '=1+1');
    rangeOf(sheets, 'C5').setNote('the eye');
    const { SpreadsheetApp } = sheets.services;
    const sheet = SpreadsheetApp.getActiveSheet();
    const other = SpreadsheetApp.newConditionalFormatRule().whenNumberGreaterThan(5).setBold(true);
    sheet.setConditionalFormatRules([other.setRanges([sheet.getRange('M1:M5')]).build()]);
    answer('NO');
    sheets.chooseMenu(SET_UP);
    expect(rangeOf(sheets, 'B2').getFormula()).toBe('=SPLIT(O1, ",")');
    expect(rangeOf(sheets, 'A3').getFormula()).toBe('=1+1');
    expect(valuesOf(sheets, 'A3:C3')).toEqual([[2, '', '']]);
    expect(rangeOf(sheets, 'C5').getNote()).toBe('the eye');
    expect(painted({ sheets })).toEqual(['M1:M5', 'B2:K11', 'B2:K11']);
  });

  test('puts checkboxes over the cells without changing what they hold', () => {
    const { sheets, answer } = openStage();
    sheets.paste('B2', [['TRUE', 'FALSE', '']]);
    answer('YES');
    sheets.chooseMenu(SET_UP);
    expect(valuesOf(sheets, 'B2:E2')).toEqual([[true, false, '', '']]);
    expect(sheets.look('B2').checkbox).toBe(true);
    expect(sheets.look('K11').checkbox).toBe(false);
  });

  test('puts no checkboxes when they are declined', () => {
    const { sheets } = openSetUp();
    expect(sheets.look('B2').checkbox).toBeNull();
  });

  test.each([
    ['a formula fills the grid', '=WRAPROWS(SPLIT("TRUE,FALSE", ","), 2)'],
    ['a cell holds a word', 'maybe'],
  ])('offers no checkboxes where %s', (_, content) => {
    const { sheets, asked } = openStage();
    sheets.type('B2', content);
    sheets.chooseMenu(SET_UP);
    expect(asked).toEqual([]);
  });

  test('asks before it takes a sheet that holds other things where clues and verdict go, and does nothing on No', () => {
    const { sheets, asked, answer } = openStage();
    sheets.paste('A1', [['My list', 'Monday']]);
    sheets.type('B2', 'TRUE');
    const before = stateOf(sheets);
    answer('NO');
    sheets.chooseMenu(SET_UP);
    expect(asked.map(({ message }) => message).join()).toMatch(/A1 and B1/);
    expect(stateOf(sheets) === before).toBe(true);
    answer('YES', 'NO');
    sheets.chooseMenu(SET_UP);
    sheets.type('C2', 'TRUE');
    expect(valuesOf(sheets, 'A2')).toEqual([['2']]);
  });

  test('leaves a note of the person on A1, as edits and checks do', () => {
    const { sheets, answer } = openStage();
    rangeOf(sheets, 'A1').setNote('mine');
    answer('NO');
    sheets.chooseMenu(SET_UP);
    draw(sheets, JELLYFISH);
    sheets.chooseMenu('Check puzzle');
    expect(valuesOf(sheets, 'A1')).toEqual([[expect.stringMatching(/^Unique Solution!/)]]);
    sheets.clear('A1:K11');
    expect(rangeOf(sheets, 'A1').getNote()).toBe('mine');
  });

  test('is followed by notes of its own in place of those of version 0.1.0', () => {
    const { sheets } = openSetUp();
    rangeOf(sheets, 'A1').setNote(
      'Line logic decides 7 of 100 cells in 5 steps.\nNonogram > Show solving steps shows them one by one.',
    );
    draw(sheets, JELLYFISH);
    expect(rangeOf(sheets, 'A1').getNote()).toMatch(/^No guess is needed\./);
  });

  test('says how to begin on a fresh sheet, and writes clues and verdict where a picture is drawn already', () => {
    const fresh = openSetUp();
    expect(valuesOf(fresh.sheets, 'A1')).toEqual([
      [expect.stringMatching(/^Nothing to check yet! Draw the picture in/)],
    ]);
    const drawn = openStage();
    draw(drawn.sheets, JELLYFISH);
    drawn.answer('NO');
    drawn.sheets.chooseMenu(SET_UP);
    expect(valuesOf(drawn.sheets, 'A1:A2')).toEqual([[expect.stringMatching(/^Unique Solution!/)], ['4']]);
  });

  test('makes room on a sheet that has fewer rows and columns', () => {
    const { sheets } = openStage();
    sheets.restore(sheets.save().replace('"rows":1000,"columns":26', '"rows":5,"columns":3'));
    const sheet = sheets.services.SpreadsheetApp.getActiveSheet();
    expect([sheet.getMaxRows(), sheet.getMaxColumns()]).toEqual([5, 3]);
    sheets.chooseMenu('Check puzzle');
    expect(valuesOf(sheets, 'A1')).toEqual([[expect.stringMatching(/^Nothing to check yet!/)]]);
    expect([sheet.getMaxRows(), sheet.getMaxColumns()]).toEqual([12, 12]);
  });

  test.each([
    ['YES', 'B2:K12'],
    ['NO', 'B2:K11'],
  ] as const)('asks for the size when a row was inserted into the grid (%s)', (reply, grid) => {
    const { sheets, asked, answer } = openSetUp();
    sheets.insertRows(5, 1);
    answer(reply);
    sheets.chooseMenu(SET_UP);
    expect(asked[asked.length - 1]?.message).toMatch(/11 × 10/);
    expect(painted({ sheets })).toEqual([grid, grid]);
    const after = asked.length;
    sheets.chooseMenu(SET_UP);
    expect(asked).toHaveLength(after);
  });

  test.each([
    ['YES', 'B2:K11'],
    ['NO', 'B3:K12'],
  ] as const)('begins again at the top left when the puzzle has moved, after a question (%s)', (reply, grid) => {
    const { sheets, asked, answer } = openSetUp();
    sheets.insertRows(1, 1);
    answer(reply);
    sheets.chooseMenu(SET_UP);
    expect(asked[asked.length - 1]?.message).toMatch(/Begin again at the top left now\?$/);
    expect(painted({ sheets })).toEqual([grid, grid]);
  });

  test.each([
    ['a row above', (sheets: Stage['sheets']) => sheets.insertRows(1, 1), 'Make the puzzle 11 × 10 now'],
    ['a column before', (sheets: Stage['sheets']) => sheets.insertColumns(1, 1), 'Make the puzzle 10 × 11 now'],
  ])('which was drawn and judged, after %s, without leaving its old clues in the new grid', (_, insert, question) => {
    const { sheets, asked, answer } = openSetUp();
    draw(sheets, JELLYFISH);
    insert(sheets);
    answer('YES', 'YES');
    sheets.chooseMenu(SET_UP);
    expect(asked[asked.length - 1]?.message).toContain(question);
    expect(verdictOf(sheets)).toMatch(/^(Unique Solution|Not Unique)!/);
  });
});

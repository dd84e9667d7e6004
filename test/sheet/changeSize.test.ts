import {
  cluesOf,
  draw,
  JELLYFISH,
  JELLYFISH_CLUES,
  openSetUp,
  openStage,
  painted,
  rangeOf,
  type Stage,
  stateOf,
  valuesOf,
  verdictOf,
} from './stage';

const CHANGE = 'Change size…';

function changeSize({ sheets, answer }: Stage, text: string, ...answers: readonly ('YES' | 'NO')[]): void {
  answer({ button: 'OK', text }, ...answers);
  sheets.chooseMenu(CHANGE);
}

/** The cells outside a grid of this size that have a line of their own on a side that the grid does not share. */
function beyond({ sheets }: Stage, rows: number, columns: number): readonly string[] {
  return [...sheets.view().cells].flatMap(([name, { borders }]) => {
    const [row = 0, column = 0] = name.split(',').map(Number);
    const sides = Object.entries(borders).filter(([, line]) => (line?.width ?? 0) > 0);
    const shared = row === rows + 2 ? 'top' : column === columns + 2 ? 'left' : '';
    const isOutside = row > rows + 1 || column > columns + 1;
    return isOutside && sides.some(([side]) => side !== shared) ? [name] : [];
  });
}

describe('Change size…', () => {
  test('tells the present size and does nothing on Cancel', () => {
    const { sheets, asked, answer } = openSetUp();
    const before = stateOf(sheets);
    answer('CANCEL');
    sheets.chooseMenu(CHANGE);
    expect(asked[asked.length - 1]).toMatchObject({ kind: 'prompt', message: expect.stringContaining('10 × 10') });
    expect(stateOf(sheets) === before).toBe(true);
  });

  test.each([
    ['15 x 20', 15, 20],
    ['15×20', 15, 20],
    ['15, 20', 15, 20],
    ['15 by 20', 15, 20],
    [' 15 20 ', 15, 20],
    ['12', 12, 12],
    ['2*30', 2, 30],
    ['30X2', 30, 2],
  ])('takes "%s" for %i rows and %i columns', (text, rows, columns) => {
    const stage = openSetUp();
    changeSize(stage, text);
    const last = stage.sheets.services.SpreadsheetApp.getActiveSheet().getRange(2, 2, rows, columns).getA1Notation();
    expect(painted(stage)).toEqual([last, last]);
    expect(stage.told()).toContain(`${rows} × ${columns} cells: ${last}`);
  });

  test.each([
    ['', /Nothing was typed/],
    ['big', /big is not a size/],
    ['10 x', /10 x is not a size/],
    ['-5 x 5', /-5 x 5 is not a size/],
    ['1 x 10', /1 × 10 is not possible: .*2 to 30/],
    ['40 x 40', /40 × 40 is not possible: .*2 to 30/],
    ['10 x 10', /already has 10 × 10/],
  ])('says what is wrong with "%s" and changes nothing', (text, sentence) => {
    const stage = openSetUp();
    const before = stateOf(stage.sheets);
    stage.told();
    changeSize(stage, text);
    expect(stage.told()).toMatch(sentence);
    expect(stateOf(stage.sheets) === before).toBe(true);
  });

  test('keeps the picture when the puzzle grows, and lays the clues anew', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    changeSize(stage, '12 x 11');
    expect(valuesOf(stage.sheets, 'A2:A13').flat()).toEqual([...JELLYFISH_CLUES.rows, '0', '0']);
    expect(valuesOf(stage.sheets, 'B1:L1').flat()).toEqual([...JELLYFISH_CLUES.columns, '0']);
    expect(verdictOf(stage.sheets)).toMatch(/^Unique/);
    draw(stage.sheets, ['#'], 'L13');
    expect(valuesOf(stage.sheets, 'A13')).toEqual([['1']]);
  });

  test('draws the heavier lines after every fifth line from the top and the left', () => {
    const stage = openSetUp();
    changeSize(stage, '7 x 12');
    const { cells } = stage.sheets.view();
    const heavyAfter = (side: 'right' | 'bottom', names: readonly string[]) =>
      names.flatMap((name, index) => ((cells.get(name)?.borders[side]?.width ?? 0) > 1 ? [index + 1] : []));
    const row = Array.from({ length: 12 }, (_, column) => `2,${column + 2}`);
    const column = Array.from({ length: 7 }, (_, index) => `${index + 2},2`);
    expect(heavyAfter('right', row)).toEqual([5, 10, 12]);
    expect(heavyAfter('bottom', column)).toEqual([5, 7]);
    expect(beyond(stage, 7, 12)).toEqual([]);
  });

  test('refuses while cells are merged, and changes nothing', () => {
    const stage = openSetUp();
    stage.sheets.mergeCells('C3:D4');
    const before = stateOf(stage.sheets);
    changeSize(stage, '7 x 8');
    expect(stage.told()).toMatch(/C3:D4 is merged\. .*Unmerge/);
    expect(stateOf(stage.sheets)).toBe(before);
  });

  test('works on a sheet that has lost the rows which will be outside', () => {
    const stage = openStage({ size: { rows: 11, columns: 11 } });
    stage.answer('NO');
    stage.sheets.chooseMenu('Set up sheet');
    stage.sheets.deleteRows(7, 5);
    changeSize(stage, '5 x 5');
    expect(stage.told()).toMatch(/The puzzle now has 5 × 5 cells: B2:F6\./);
    expect(beyond(stage, 5, 5)).toEqual([]);
  });

  test('takes every line of the old grid away from what lies outside', () => {
    const stage = openSetUp();
    changeSize(stage, '7 x 8');
    expect(beyond(stage, 7, 8)).toEqual([]);
    expect(rangeOf(stage.sheets, 'A8').getWrap()).toBe(true);
    expect(rangeOf(stage.sheets, 'A9').getWrap()).toBe(false);
    expect(rangeOf(stage.sheets, 'J1').getWrap()).toBe(false);
  });

  test('takes what is empty outside a smaller puzzle away, with the look and the clues', () => {
    const stage = openSetUp();
    draw(
      stage.sheets,
      JELLYFISH.map((row, index) => (index < 8 ? `${row.slice(0, 9)}.` : '..........')),
    );
    changeSize(stage, '8 x 9');
    expect(valuesOf(stage.sheets, 'A10:K11').flat().join('')).toBe('');
    expect(valuesOf(stage.sheets, 'K1:K9').flat().join('')).toBe('');
    expect(rangeOf(stage.sheets, 'A10').getNumberFormat()).not.toBe('@');
    const view = stage.sheets.view();
    expect([view.rowHeights[9], view.columnWidths[10]]).toEqual([21, 100]);
    expect(painted(stage).slice(0, 2)).toEqual(['B2:J9', 'B2:J9']);
    expect(valuesOf(stage.sheets, 'A2:A9').flat()).toEqual(JELLYFISH_CLUES.rows.slice(0, 8));
  });

  test.each(['YES', 'NO'] as const)(
    'names filled cells that would be outside, and clears them only after a Yes (%s)',
    (reply) => {
      const stage = openSetUp();
      draw(stage.sheets, JELLYFISH);
      changeSize(stage, '9 x 10', reply);
      expect(stage.asked[stage.asked.length - 1]?.message).toMatch(/B11, F11 and K11 are outside\. Clear what/);
      expect(valuesOf(stage.sheets, 'B11')).toEqual([[reply === 'YES' ? '' : true]]);
      expect(valuesOf(stage.sheets, 'A11')).toEqual([['']]);
      expect(valuesOf(stage.sheets, 'A2:A10').flat()).toEqual(JELLYFISH_CLUES.rows.slice(0, 9));
      expect(verdictOf(stage.sheets)).toMatch(
        reply === 'YES' ? /^(Unique|Not Unique)/ : /^Check the grid! B11 is filled, but outside the grid B2:K10/,
      );
    },
  );

  test('gets the picture back when cells that were kept outside come in again', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    changeSize(stage, '9 x 10', 'NO');
    changeSize(stage, '10 x 10');
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
  });

  test.each(['YES', 'NO'] as const)('asks about typed clues that would be outside (%s)', (reply) => {
    const stage = openSetUp();
    stage.sheets.paste('A11', [['4']]);
    stage.sheets.paste('B1', [['1', '1', '1', '1']]);
    changeSize(stage, '9 x 10', reply);
    expect(stage.asked[stage.asked.length - 1]?.message).toMatch(/A11 is outside\. Clear what/);
    expect(valuesOf(stage.sheets, 'A11')).toEqual([[reply === 'YES' ? '' : '4']]);
    expect(valuesOf(stage.sheets, 'B1')).toEqual([['1']]);
  });

  test('asks about a clue outside that was typed over a written one', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    stage.sheets.type('A11', '7');
    changeSize(stage, '9 x 10', 'NO');
    expect(stage.asked[stage.asked.length - 1]?.message).toMatch(/A11/);
    expect(valuesOf(stage.sheets, 'A11')).toEqual([['7']]);
  });

  test('says that a formula fills the grid, and leaves it', () => {
    const stage = openSetUp();
    stage.sheets.type('B2', '=WRAPROWS(SPLIT("TRUE,TRUE,TRUE,TRUE", ","), 2)');
    changeSize(stage, '3 x 3');
    changeSize(stage, '2 x 3');
    expect(stage.told()).not.toMatch(/formula/);
    stage.sheets.type('B2', '=WRAPROWS(SPLIT("TRUE,TRUE,TRUE,TRUE,TRUE,TRUE", ","), 3)');
    changeSize(stage, '2 x 2', 'YES');
    expect(stage.asked[stage.asked.length - 1]?.message).toMatch(/formula in B2 fills the grid/);
    expect(rangeOf(stage.sheets, 'B2').getFormula()).toMatch(/WRAPROWS/);
    expect(verdictOf(stage.sheets)).toMatch(/^Check the grid! D2 is outside the grid/);
  });

  test('does not let the list in O1 become a clue cell', () => {
    const stage = openSetUp();
    stage.sheets.type('O1', 'TRUE,FALSE');
    const before = stateOf(stage.sheets);
    changeSize(stage, '10 x 15');
    expect(stage.told()).toMatch(/O1 would become a clue cell .* Move that elsewhere first/);
    expect(stateOf(stage.sheets) === before).toBe(true);
  });

  test('does not take cells into the grid that hold something else', () => {
    const stage = openSetUp();
    stage.sheets.type('C13', 'drawn in May');
    changeSize(stage, '15 x 10');
    expect(stage.told()).toMatch(/C13 holds the text drawn in May/);
    expect(painted(stage)).toEqual(['B2:K11', 'B2:K11']);
  });

  test('adds rows and columns where the sheet is too small, and has clues of 15 numbers', () => {
    const stage = openSetUp();
    changeSize(stage, '30');
    const sheet = stage.sheets.services.SpreadsheetApp.getActiveSheet();
    expect(sheet.getMaxColumns()).toBeGreaterThanOrEqual(31);
    const comb = Array.from({ length: 30 }, (_, row) => (row % 2 ? '.'.repeat(30) : '#.'.repeat(15)));
    draw(stage.sheets, comb);
    expect(valuesOf(stage.sheets, 'A2')).toEqual([[Array(15).fill('1').join(' ')]]);
    expect(valuesOf(stage.sheets, 'B1')).toEqual([[Array(15).fill('1').join('\n')]]);
  });

  test('leaves the format of clue cells with formulas alone, be it all but one of them or all', () => {
    const stage = openSetUp();
    changeSize(stage, '2');
    for (const cell of ['A2', 'A3', 'B1']) stage.sheets.type(cell, '=COUNTIF(B2, TRUE)');
    rangeOf(stage.sheets, 'C1').setNumberFormat('0');
    stage.sheets.chooseMenu('Set up sheet');
    expect(rangeOf(stage.sheets, 'C1').getNumberFormat()).toBe('@');
    rangeOf(stage.sheets, 'C1').setNumberFormat('0').setFormula('=COUNTIF(B2, TRUE)');
    stage.told();
    stage.sheets.chooseMenu('Set up sheet');
    expect(rangeOf(stage.sheets, 'C1').getNumberFormat()).toBe('0');
    expect(stage.told()).not.toMatch(/did not work/);
  });

  test('empties filled cells outside that touch only at a corner', () => {
    const stage = openSetUp();
    stage.sheets.paste('J2', [
      ['TRUE', ''],
      ['', 'TRUE'],
    ]);
    changeSize(stage, '8', 'YES');
    expect(valuesOf(stage.sheets, 'J2:K3').flat().join('')).toBe('');
  });

  test('extends checkboxes to the new cells and takes them from those outside', () => {
    const stage = openStage();
    stage.answer('YES');
    stage.sheets.chooseMenu('Set up sheet');
    changeSize(stage, '9 x 11');
    const { cells } = stage.sheets.view();
    expect(cells.get('2,12')?.checkbox).toBe(false);
    expect(cells.get('11,2')?.checkbox ?? null).toBeNull();
  });

  test('keeps the colour that the person gave to our rules', () => {
    const stage = openSetUp();
    const sheet = stage.sheets.services.SpreadsheetApp.getActiveSheet();
    const rules = sheet.getConditionalFormatRules();
    sheet.setConditionalFormatRules(rules.map((rule) => rule.copy().setBackground('#112233').build()));
    changeSize(stage, '5');
    expect(sheet.getConditionalFormatRules().map((rule) => rule.getBooleanCondition()?.getBackground())).toEqual([
      '#112233',
      '#112233',
    ]);
  });

  test('is remembered by each sheet on its own', () => {
    const stage = openSetUp();
    changeSize(stage, '5');
    stage.sheets.addSheet('Other');
    stage.answer('NO');
    stage.sheets.chooseMenu('Set up sheet');
    expect(painted(stage)).toEqual(['B2:K11', 'B2:K11']);
    stage.sheets.activateSheet('Sheet1');
    stage.sheets.chooseMenu('Set up sheet');
    expect(painted(stage)).toEqual(['B2:F6', 'B2:F6']);
  });
});

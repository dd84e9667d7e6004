import {
  cluesOf,
  draw,
  JELLYFISH,
  JELLYFISH_CLUES,
  openSetUp,
  openStage,
  rangeOf,
  stateOf,
  valuesOf,
  verdictOf,
} from './stage';

describe('Write clues', () => {
  test.each(['en_US', 'de_DE', 'fr_FR'] as const)(
    'writes them as plain text in a sheet of the language %s',
    (locale) => {
      const { sheets, told } = openStage({ locale });
      draw(sheets, JELLYFISH);
      sheets.chooseMenu('Write clues');
      expect(cluesOf(sheets)).toEqual(JELLYFISH_CLUES);
      expect(told()).toBe('The clues are written.');
      expect(rangeOf(sheets, 'A5').getNumberFormat()).toBe('@');
    },
  );

  test.each(['YES', 'NO'] as const)(
    'asks before it replaces numbers and dates that Sheets made of typed clues (%s)',
    (reply) => {
      const { sheets, asked, answer } = openStage();
      draw(sheets, JELLYFISH);
      sheets.paste('A2', [['3-4'], ['22'], ['4.5']]);
      answer(reply);
      sheets.chooseMenu('Write clues');
      expect(asked.map(({ message }) => message).join()).toMatch(/A2, A3 and A4 hold other clues .* Replace them with/);
      expect(valuesOf(sheets, 'A3')).toEqual([[reply === 'YES' ? '6' : 22]]);
      expect(valuesOf(sheets, 'B1')).toEqual([[reply === 'YES' ? '1' : '']]);
    },
  );

  test('says so when the sheet holds something else than was written', () => {
    const { sheets, told } = openSetUp();
    draw(sheets, JELLYFISH);
    rangeOf(sheets, 'A2').setValue('');
    let reads = 0;
    sheets.onCall = ({ name }) => {
      if (name !== 'Range.getValues') return;
      reads += 1;
      if (reads === 2) rangeOf(sheets, 'A5').setValue('222');
    };
    sheets.chooseMenu('Write clues');
    expect(told()).toMatch(/A5 should hold 2 2 2, but the sheet made 222 of it\. Choose Format/);
    expect(verdictOf(sheets)).toBe('');
  });

  test('writes those of the picture that is there after two changes meanwhile', () => {
    const { sheets, told } = openSetUp();
    draw(sheets, JELLYFISH);
    rangeOf(sheets, 'E2').setValue(false);
    const changes = ['B2', 'K2'];
    sheets.onCall = ({ name }) => {
      const cell = name === 'RangeList.setNumberFormat' ? changes.shift() : undefined;
      if (cell !== undefined) rangeOf(sheets, cell).setValue(true);
    };
    sheets.chooseMenu('Write clues');
    expect(told()).toBe('The clues are written.');
    expect(valuesOf(sheets, 'A2')).toEqual([['1 3 1']]);
  });

  test('asks about one clue as about one', () => {
    const { sheets, asked, answer } = openStage();
    draw(sheets, JELLYFISH);
    sheets.type('A3', '22');
    answer('NO');
    sheets.chooseMenu('Write clues');
    expect(asked.map(({ message }) => message).join()).toMatch(/Replace it with the clue of the picture\?/);
  });

  test('has formulas calculated that another script put into clue cells as text', () => {
    const { sheets, told, answer } = openSetUp();
    draw(sheets, JELLYFISH);
    rangeOf(sheets, 'A2').setValue('=1+1');
    expect(rangeOf(sheets, 'A2').getFormula()).toBe('');
    answer('NO');
    sheets.chooseMenu('Write clues');
    expect(told()).toMatch(/The formula in A2 gives another clue/);
    expect([rangeOf(sheets, 'A2').getFormula(), valuesOf(sheets, 'A2')]).toEqual(['=1+1', [[2]]]);
  });

  test('does nothing when the sheet is not to be used', () => {
    const { sheets, told, answer } = openStage();
    draw(sheets, JELLYFISH);
    sheets.type('A4', 'TRUE');
    const before = stateOf(sheets);
    answer('NO');
    sheets.chooseMenu('Write clues');
    expect(told()).toMatch(/would be overwritten\. Go on\?$/);
    expect([stateOf(sheets) === before, sheets.logged]).toEqual([true, []]);
  });

  test('says so in A1 in place of a verdict when an edit wrote them', () => {
    const { sheets } = openSetUp();
    let reads = 0;
    sheets.onCall = ({ name }) => {
      if (name !== 'Range.getValues') return;
      reads += 1;
      if (reads === 2) rangeOf(sheets, 'A5').setValue('222');
    };
    draw(sheets, JELLYFISH);
    expect(verdictOf(sheets)).toMatch(/^Check the clues! A5 should hold 2 2 2, but the sheet made 222 of it\./);
    expect(rangeOf(sheets, 'A1').getBackground()).toBe('#fad2cf');
  });

  test('clears a verdict that the new clues make stale', () => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    expect(verdictOf(sheets)).toMatch(/^Unique/);
    rangeOf(sheets, 'B2').setValue(true);
    sheets.chooseMenu('Write clues');
    expect(verdictOf(sheets)).toBe('');
    expect(rangeOf(sheets, 'A1').getNote()).toBe('');
  });

  test('leaves a verdict that is still right', () => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    const verdict = verdictOf(sheets);
    sheets.chooseMenu('Write clues');
    expect(verdictOf(sheets)).toBe(verdict);
  });
});

/** A clue of one run or none, for a row; what tutorials build is longer, but no other in kind. */
const COUNT_OF = (row: number) => `=COUNTIF(B${row}:K${row},TRUE)`;

describe('clue cells with formulas of the person', () => {
  /** Rows 2 and 3 have the clues 4 and 6; the formulas of both are right, unless another picture is drawn. */
  function withFormulas() {
    const stage = openStage();
    draw(stage.sheets, JELLYFISH);
    stage.sheets.paste('A2', [[COUNT_OF(2)], [COUNT_OF(3)]]);
    stage.answer('NO');
    stage.sheets.chooseMenu('Set up sheet');
    stage.told();
    return stage;
  }

  /** Two runs in row 3, which its formula counts as one. */
  function withWrongFormula() {
    const stage = withFormulas();
    rangeOf(stage.sheets, 'F3').setValue(false);
    return stage;
  }

  test.each(['Write clues', 'Check puzzle'])('%s leaves them alone when they agree with the picture', (command) => {
    const { sheets } = withFormulas();
    sheets.chooseMenu(command);
    expect(rangeOf(sheets, 'A2:A3').getFormulas()).toEqual([[COUNT_OF(2)], [COUNT_OF(3)]]);
    expect(valuesOf(sheets, 'A4:A11').flat()).toEqual(JELLYFISH_CLUES.rows.slice(2));
    expect(cluesOf(sheets).columns).toEqual(JELLYFISH_CLUES.columns);
  });

  test.each(['Write clues', 'Check puzzle'])('%s replaces those that disagree after a Yes', (command) => {
    const { sheets, asked, answer } = withWrongFormula();
    answer('YES');
    sheets.chooseMenu(command);
    expect(asked[asked.length - 1]?.message).toMatch(/formula in A3 gives another clue/);
    expect(rangeOf(sheets, 'A2:A3').getFormulas()).toEqual([[COUNT_OF(2)], ['']]);
    expect(valuesOf(sheets, 'A3')).toEqual([['2 3']]);
  });

  test('Write clues keeps those that disagree after a No, and writes the others', () => {
    const { sheets, answer } = withWrongFormula();
    answer('NO');
    sheets.chooseMenu('Write clues');
    expect(rangeOf(sheets, 'A3').getFormula()).toBe(COUNT_OF(3));
    expect(valuesOf(sheets, 'A4')).toEqual([['8']]);
  });

  test('Check puzzle says that the clues are not those of the picture after a No', () => {
    const { sheets, answer } = withWrongFormula();
    answer('NO');
    sheets.chooseMenu('Check puzzle');
    expect(rangeOf(sheets, 'A3').getFormula()).toBe(COUNT_OF(3));
    expect(verdictOf(sheets)).toBe('Check the clues! The formula in A3 gives another clue than the picture has.');
  });

  test('A1 is blank while the question stands', () => {
    const { sheets, answer } = withWrongFormula();
    const seen: unknown[] = [];
    sheets.onCall = ({ name }) => {
      if (name === 'Ui.alert') seen.push(verdictOf(sheets));
    };
    answer('YES');
    sheets.chooseMenu('Check puzzle');
    expect(seen).toEqual(['']);
  });

  test('an edit never replaces them, renews the others, and says that they disagree', () => {
    const { sheets } = withFormulas();
    sheets.type('F3', 'FALSE');
    expect(rangeOf(sheets, 'A2:A3').getFormulas()).toEqual([[COUNT_OF(2)], [COUNT_OF(3)]]);
    expect(valuesOf(sheets, 'A4')).toEqual([['8']]);
    expect(verdictOf(sheets)).toMatch(/^Check the clues! The formula in A3/);
  });

  test('they are read where the grid is empty', () => {
    const { sheets } = withFormulas();
    sheets.clear('B2:K11');
    sheets.clear('A4:A11');
    sheets.clear('B1:K1');
    sheets.clear('A3');
    sheets.type('A2', '=1+0');
    sheets.paste('B1', [['1']]);
    sheets.chooseMenu('Check puzzle');
    expect(verdictOf(sheets)).toMatch(/^Unique/);
  });

  test('a formula that spills over all row clues is kept whole, or replaced whole', () => {
    const { sheets, answer } = openStage();
    sheets.paste(
      'M2',
      JELLYFISH_CLUES.rows.map((_, index) => [index < 9 ? String(index) : '7 7']),
    );
    sheets.type('A2', '=WRAPROWS(TRANSPOSE(M2:M11), 1)');
    expect(valuesOf(sheets, 'A11')).toEqual([['7 7']]);
    draw(sheets, JELLYFISH);
    answer('NO', 'NO');
    sheets.chooseMenu('Set up sheet');
    sheets.chooseMenu('Check puzzle');
    expect(verdictOf(sheets)).toMatch(/^Check the clues! The formulas in A2, A3/);
    expect(valuesOf(sheets, 'A11')).toEqual([['7 7']]);
    answer('YES');
    sheets.chooseMenu('Check puzzle');
    expect(cluesOf(sheets)).toEqual(JELLYFISH_CLUES);
    expect(rangeOf(sheets, 'A2').getFormula()).toBe('');
  });

  test('the functions of the add-on are trusted, even before Sheets has calculated them anew', () => {
    const { sheets } = openStage();
    draw(sheets, JELLYFISH);
    sheets.type('A2', '=NONOGRAM_ROWS($B$2:$K$11)');
    sheets.type('B1', '=nonogram_columns(B2:K11)');
    sheets.chooseMenu('Check puzzle');
    expect(cluesOf(sheets)).toEqual(JELLYFISH_CLUES);
    expect(rangeOf(sheets, 'A2').getFormula()).toMatch(/NONOGRAM_ROWS/i);
    expect(verdictOf(sheets)).toMatch(/^Unique/);
  });
});

describe('a formula typed into the first clue cell', () => {
  test('finds clues of the add-on’s out of its way, and follows the picture from then on', () => {
    const { sheets, told } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.type('A2', '=NONOGRAM_ROWS(B2:K11)');
    sheets.type('B1', '=NONOGRAM_COLUMNS(B2:K11)');
    expect(cluesOf(sheets)).toEqual(JELLYFISH_CLUES);
    expect(verdictOf(sheets)).toMatch(/^Unique Solution!/);
    sheets.type('B2', 'TRUE');
    expect(valuesOf(sheets, 'A2')).toEqual([['1 4']]);
    expect([rangeOf(sheets, 'A2').getFormula(), told()]).toEqual(['=NONOGRAM_ROWS(B2:K11)', '']);
  });

  test.each([
    ['a clue that was typed', 'A5', '3'],
    ['a formula', 'A5', '=1+1'],
  ])('stays blocked by %s', (_, cell, text) => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.type(cell, text);
    sheets.type('A2', '=NONOGRAM_ROWS(B2:K11)');
    expect(valuesOf(sheets, 'A2:A3')).toEqual([['#REF!'], ['6']]);
    expect(valuesOf(sheets, cell)).toEqual([[text === '3' ? '3' : 2]]);
    expect(verdictOf(sheets)).toMatch(/^Check the clues!/);
  });

  test('stays when it agrees, though other clues are replaced', () => {
    const { sheets, answer } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.type('A2', '=NONOGRAM_ROWS(B2:K11)');
    sheets.type('B1', '9');
    answer('YES');
    sheets.chooseMenu('Write clues');
    expect(cluesOf(sheets)).toEqual(JELLYFISH_CLUES);
    expect(rangeOf(sheets, 'A2').getFormula()).toBe('=NONOGRAM_ROWS(B2:K11)');
  });

  test('that shows an error of another kind leaves the other clues alone', () => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.type('A2', '=1/0');
    expect(valuesOf(sheets, 'A2:A3')).toEqual([['#DIV/0!'], ['6']]);
  });
});

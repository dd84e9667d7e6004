import {
  cluesOf,
  draw,
  JELLYFISH,
  openSetUp,
  openStage,
  rangeOf,
  type Stage,
  stateOf,
  valuesOf,
  verdictOf,
} from './stage';

const LIST_OF = (count: number) => Array.from({ length: count }, (_, index) => (index % 3 ? 'FALSE' : 'TRUE')).join();

/** A grid filled by the formula that people use with a list from an AI. */
function withList(
  values: number,
  formula = '=WRAPROWS(SPLIT(O1, ","), 10)',
  options: Parameters<typeof openSetUp>[0] = {},
): Stage {
  const stage = openSetUp(options);
  stage.sheets.type('O1', LIST_OF(values));
  stage.sheets.type('B2', formula);
  return stage;
}

function typed(cell: string, text: string): Stage {
  const stage = openSetUp();
  draw(stage.sheets, JELLYFISH);
  stage.sheets.type(cell, text);
  return stage;
}

function blocked(blockedSpill: '#REF!' | '#SPILL!'): Stage {
  const stage = openSetUp({ blockedSpill });
  stage.sheets.type('D4', 'TRUE');
  stage.sheets.type('O1', LIST_OF(100));
  stage.sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
  return stage;
}

function brokenFormula(): Stage {
  const stage = openSetUp();
  stage.sheets.type('B2', '=#REF!');
  return stage;
}

function merged(range: string): Stage {
  const stage = openSetUp();
  draw(stage.sheets, JELLYFISH);
  stage.sheets.mergeCells(range);
  return stage;
}

/** What is wrong, how it comes about, and the sentence that names the cell with cause and cure. */
const REFUSED: readonly (readonly [string, () => Stage, RegExp])[] = [
  ['a word', () => typed('C5', 'maybe'), /C5 holds the text maybe\. Use TRUE or FALSE\./],
  [
    'forty characters',
    () => typed('C5', `${'maybe '.repeat(6)}ever`),
    /text maybe maybe maybe maybe maybe maybe ever\. Use/,
  ],
  ['some more', () => typed('C5', `${'maybe '.repeat(6)}after`), /text maybe maybe maybe maybe maybe maybe aft…\. Use/],
  ['another number', () => typed('K11', '2'), /K11 holds the number 2\. Use TRUE or FALSE, or 1 or 0\./],
  ['a date', () => typed('D4', '3-4'), /D4 holds a date\. Use TRUE or FALSE\./],
  ['an error', () => typed('D4', '=1/0'), /D4 shows the error #DIV\/0!\. Fix its formula/],
  [
    'a list of 99 values',
    () => withList(99),
    /K11 shows the error #N\/A: .* B2 has 99 values, 100 are needed\. Complete the list/,
  ],
  ['a list of 85 values', () => withList(85), /G10 shows the error #N\/A: .* 85 values/],
  [
    'a list of 101 values',
    () => withList(101),
    /B12 is outside the grid B2:K11: .* 101 values, 100 are needed\. Shorten the list/,
  ],
  ['a list of 130 values', () => withList(130), /B12 is outside .* at least 110 values/],
  [
    'a list wrapped too late',
    () => withList(110, '=WRAPROWS(SPLIT(O1, ","), 11)'),
    /L2 is outside .* more than 10 columns/,
  ],
  ['a blocked list (#REF!)', () => blocked('#REF!'), /B2 shows the error #REF!: its list has no room\. Empty D4\./],
  [
    'a blocked list (#SPILL!)',
    () => blocked('#SPILL!'),
    /B2 shows the error #SPILL!: its list has no room\. Empty D4\./,
  ],
  [
    'a formula whose cell is gone',
    brokenFormula,
    /B2 shows the error #REF!: .* names a cell that is gone\. .*fix the formula/,
  ],
  ['merged cells', () => merged('C3:D4'), /C3:D4 is merged\. .*Unmerge/],
  ['merged clue cells', () => merged('B1:C1'), /B1:C1 is merged/],
];

describe.each(['Write clues', 'Check puzzle'])('%s', (command) => {
  test.each(REFUSED)('refuses %s by the name of the cell and writes no clues', (_, prepare, sentence) => {
    const { sheets, told } = prepare();
    const before = { clues: cluesOf(sheets), grid: valuesOf(sheets, 'B2:L12') };
    told();
    sheets.chooseMenu(command);
    expect(told()).toMatch(sentence);
    expect({ clues: cluesOf(sheets), grid: valuesOf(sheets, 'B2:L12') }).toEqual(before);
    expect(verdictOf(sheets)).toMatch(/^(Check the grid! |$)/);
  });

  test('names every bad cell when there are many', () => {
    const { sheets, told } = openSetUp();
    sheets.paste('B2', [['a', 'b', 'c', 'd', 'e']]);
    sheets.chooseMenu(command);
    expect(told()).toMatch(/B2 .* C2 .* D2 .* The same goes for E2 and F2\./);
  });
});

test.each([
  ['K11:L11', true],
  ['K11:K12', true],
  ['L2:M3', false],
  ['B12:C12', false],
])('merged cells in %s matter: %s', (range, matters) => {
  const { sheets, told } = merged(range);
  told();
  sheets.chooseMenu('Check puzzle');
  expect(told()).toMatch(matters ? new RegExp(`${range} is merged`) : /^$/);
});

test('a list that is too long by less than a row is counted to its end where nothing pads the row', () => {
  const { sheets, told } = withList(103, '=WRAPROWS(SPLIT(O1, ","), 10, "")');
  told();
  sheets.chooseMenu('Check puzzle');
  expect(told()).toMatch(/B12 is outside the grid B2:K11: .* has 103 values, 100 are needed/);
});

test('a list of one value is said to have 1 value', () => {
  const { sheets } = openSetUp();
  sheets.type('B2', '=WRAPROWS(SPLIT("TRUE", ","), 10)');
  expect(verdictOf(sheets)).toMatch(/B2 has 1 value, 100 are needed/);
});

test('an edit that leaves a bad cell takes the verdict back and says why in A1', () => {
  const { sheets } = openSetUp();
  draw(sheets, JELLYFISH);
  expect(verdictOf(sheets)).toMatch(/^Unique/);
  sheets.type('C5', 'maybe');
  expect(verdictOf(sheets)).toBe('Check the grid! C5 holds the text maybe. Use TRUE or FALSE.');
  sheets.type('C5', 'FALSE');
  expect(verdictOf(sheets)).toMatch(/^Unique|^Not Unique/);
});

describe('what counts as filled and empty', () => {
  test.each([
    ['TRUE', '1'],
    [' true ', '1'],
    ['True', '1'],
    ['1', '1'],
    ['WAHR', '1'],
    ['vrai', '1'],
    ['FALSE', '0'],
    [' false', '0'],
    ['0', '0'],
    ['FALSCH', '0'],
    ['faux', '0'],
    ['   ', '0'],
  ])('the text "%s" makes the clue %s', (text, clue) => {
    const { sheets } = openStage();
    const sheet = sheets.services.SpreadsheetApp.getActiveSheet();
    sheet
      .getRange('B2:C2')
      .setNumberFormat('@')
      .setValues([[text, 'TRUE']]);
    sheets.chooseMenu('Write clues');
    expect(valuesOf(sheets, 'B1')).toEqual([[clue]]);
  });

  test.each([
    [true, '1'],
    [false, '0'],
    [1, '1'],
    [0, '0'],
  ])('the value %s makes the clue %s', (value, clue) => {
    const { sheets } = openStage();
    sheets.services.SpreadsheetApp.getActiveSheet()
      .getRange('B2:C2')
      .setValues([[value, true]]);
    sheets.chooseMenu('Write clues');
    expect(valuesOf(sheets, 'B1')).toEqual([[clue]]);
  });

  test('blank cells are empty', () => {
    const { sheets } = openStage();
    sheets.paste('B2', [
      ['', 'TRUE', ''],
      ['TRUE', 'TRUE', ''],
    ]);
    sheets.chooseMenu('Write clues');
    expect(cluesOf(sheets, 'A2:A4', 'B1:D1')).toEqual({ rows: ['1', '2', '0'], columns: ['1', '2', '0'] });
  });

  test.each(['booleans', 'text'] as const)(
    'a list with blanks after its commas is read when SPLIT gives %s',
    (splitGives) => {
      const { sheets } = openSetUp({ splitGives });
      sheets.type(
        'O1',
        JELLYFISH.flatMap((row) => [...row].map((cell) => (cell === '#' ? 'TRUE' : 'FALSE'))).join(', '),
      );
      sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
      sheets.chooseMenu('Check puzzle');
      expect(verdictOf(sheets)).toContain('Solved by line logic in 31 steps.');
    },
  );
});

test.each(['en_US', 'de_DE', 'fr_FR'] as const)(
  'a list is read in a sheet of the language %s, whose formulas separate in its own way',
  (locale) => {
    const separator = locale === 'en_US' ? ',' : ';';
    const { sheets } = withList(100, `=WRAPROWS(SPLIT(O1${separator} ",")${separator} 10)`, { locale });
    sheets.chooseMenu('Write clues');
    expect(valuesOf(sheets, 'A2')).toEqual([['1 1 1 1']]);
  },
);

test('notes under and beside a grid that a formula fills are no part of its list', () => {
  const { sheets, told } = withList(100);
  sheets.paste('B12', [['drawn by me', 'in May']]);
  sheets.paste('L2', [['x']]);
  told();
  sheets.chooseMenu('Check puzzle');
  expect(told()).toBe('');
  expect(verdictOf(sheets)).not.toMatch(/^(Nothing|Check)/);
});

test('Write clues on an empty grid says how to begin and leaves typed clues alone', () => {
  const { sheets, told } = openSetUp();
  sheets.type('A2', '3');
  const before = stateOf(sheets);
  sheets.chooseMenu('Write clues');
  expect(told()).toMatch(/grid B2:K11 is empty/);
  expect(stateOf(sheets) === before).toBe(true);
});

test('a formula that plain text keeps from being calculated is named as that, with the cure', () => {
  const { sheets } = openSetUp();
  rangeOf(sheets, 'B2:K11').setNumberFormat('@');
  sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
  expect(verdictOf(sheets)).toMatch(
    /^Check the grid! B2 holds a formula as plain text\. Choose Format > Number > Automatic for B2/,
  );
});

test('cells of the grid that were moved or copied elsewhere are no part of it', () => {
  const { sheets } = openSetUp();
  draw(sheets, JELLYFISH);
  sheets.move('B2:E5', 'M20');
  expect(verdictOf(sheets)).not.toMatch(/Rows or columns were added/);
  sheets.move('M20:P23', 'B2');
  expect(verdictOf(sheets)).toMatch(/^Unique Solution!/);
});

test.each<[string, (stage: Stage) => void]>([
  [
    'whose only cell became FALSE again',
    ({ sheets }) => {
      sheets.type('E5', 'TRUE');
      sheets.type('E5', 'FALSE');
    },
  ],
  [
    'whose formula was deleted',
    ({ sheets }) => {
      sheets.type('O1', LIST_OF(100));
      sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
      sheets.clear('B2');
    },
  ],
  [
    'whose only cell fell outside a smaller size',
    ({ sheets, answer }) => {
      answer({ button: 'OK', text: '12 x 12' }, { button: 'OK', text: '10 x 10' }, 'YES', 'NO');
      sheets.chooseMenu('Change size…');
      sheets.type('M13', 'TRUE');
      sheets.chooseMenu('Change size…');
    },
  ],
])('a grid %s has no verdict and no clues that nobody typed', (_, happen) => {
  const stage = openSetUp();
  happen(stage);
  expect(verdictOf(stage.sheets)).toMatch(/^Nothing to check yet!/);
  expect(valuesOf(stage.sheets, 'A2:A11').flat().join('')).toBe('');
});

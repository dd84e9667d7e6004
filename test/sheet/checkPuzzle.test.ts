import {
  cluesOf,
  draw,
  JELLYFISH,
  JELLYFISH_CLUES,
  noteOf,
  openSetUp,
  openStage,
  rangeOf,
  SWITCH,
  stateOf,
  valuesOf,
  verdictOf,
} from './stage';

const CHECK = 'Check puzzle';
const UNIQUE = 'Unique Solution! This puzzle has exactly one valid arrangement.';

/** A picture whose only solution line logic cannot begin to find. */
const NEEDS_A_TRY = ['#..#', '##..', '..#.', '..#.'] as const;

describe('Check puzzle on a picture', () => {
  test('writes the clues and says how many steps of line logic solve it', () => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.chooseMenu(CHECK);
    expect(cluesOf(sheets)).toEqual(JELLYFISH_CLUES);
    expect(verdictOf(sheets)).toBe(`${UNIQUE} Solved by line logic in 31 steps.`);
    expect(noteOf(sheets)).toContain('Line logic decides 100 of 100 cells in 31 steps;');
  });

  test('says where line logic stops when more is needed', () => {
    const { sheets } = openSetUp();
    draw(sheets, NEEDS_A_TRY);
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toMatch(/^Unique Solution! .* Line logic alone stops at \d+ of 100 cells\.$/);
  });

  test('says that there are several solutions, and in the note where they differ', () => {
    const { sheets } = openSetUp();
    draw(sheets, SWITCH);
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toBe('Not Unique! There are multiple valid ways to solve this puzzle.');
    expect(noteOf(sheets)).toContain('differ in B2, C2, B3 and C3');
  });

  test('shows Checking... before it begins to solve', () => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    const seen: unknown[] = [];
    sheets.onCall = ({ name }) => {
      if (name === 'Range.getFormulas') seen.push(verdictOf(sheets));
    };
    sheets.chooseMenu(CHECK);
    expect(seen.pop()).toBe('Checking...');
  });

  test('colours A1 by outcome: green, amber, red, red, grey', () => {
    const { sheets } = openSetUp();
    const colorAfter = (picture: readonly string[]) => {
      draw(sheets, picture);
      sheets.chooseMenu(CHECK);
      return rangeOf(sheets, 'A1').getBackground();
    };
    const byLineLogic = colorAfter(JELLYFISH);
    sheets.clear('B2:K11');
    const byTries = colorAfter(NEEDS_A_TRY);
    sheets.clear('B2:K11');
    const notUnique = colorAfter(SWITCH);
    sheets.clear('A2:K11');
    sheets.paste('B1', [['1', '1']]);
    sheets.paste('A2', [['3']]);
    const unsolvable = colorAfter(['..']);
    sheets.clear('A1:K11');
    const nothing = colorAfter(['..']);
    expect([byLineLogic, byTries, notUnique, unsolvable, nothing]).toEqual([
      '#ceead6',
      '#feefc3',
      '#fad2cf',
      '#fad2cf',
      '#e8eaed',
    ]);
  });

  test('gives the same answer again without writing the clues again', () => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.chooseMenu(CHECK);
    const once = stateOf(sheets);
    sheets.chooseMenu(CHECK);
    expect(stateOf(sheets) === once).toBe(true);
    expect(sheets.calls.map(({ name }) => name)).not.toContain('Range.setValues');
  });

  test('works on a sheet that was never set up, and keeps the verdict fresh from then on', () => {
    const { sheets } = openStage();
    draw(sheets, JELLYFISH);
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toContain(UNIQUE);
    expect(rangeOf(sheets, 'A1').getWrap()).toBe(true);
    sheets.clear('B2:K11');
    draw(sheets, SWITCH);
    expect(verdictOf(sheets)).toMatch(/^Not Unique!/);
  });

  test.each(['YES', 'NO'] as const)(
    'asks before it writes over texts that are no clues on a sheet never set up (%s)',
    (reply) => {
      const { sheets, answer } = openStage();
      draw(sheets, JELLYFISH);
      sheets.paste('A1', [['Shopping', 'Price']]);
      answer(reply);
      sheets.chooseMenu(CHECK);
      expect(String(verdictOf(sheets)).startsWith('Unique')).toBe(reply === 'YES');
      expect(valuesOf(sheets, 'B1')).toEqual([[reply === 'YES' ? '1' : 'Price']]);
    },
  );

  test('never writes into the grid', () => {
    const { sheets } = openSetUp();
    sheets.type('O1', JELLYFISH.flatMap((row) => [...row].map((cell) => (cell === '#' ? 'TRUE' : 'FALSE'))).join());
    sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
    const before = valuesOf(sheets, 'B2:K11');
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toContain('31 steps');
    expect(valuesOf(sheets, 'B2:K11')).toEqual(before);
    expect(rangeOf(sheets, 'B2').getFormula()).toBe('=WRAPROWS(SPLIT(O1, ","), 10)');
  });

  test('judges the picture that is there after two changes meanwhile', () => {
    const { sheets, told } = openSetUp();
    draw(sheets, JELLYFISH);
    const changes = ['B3', 'B2', 'K2'];
    sheets.onCall = ({ name }) => {
      const cell = name === 'Range.setNote' ? changes.shift() : undefined;
      if (cell !== undefined) rangeOf(sheets, cell).setValue(true);
    };
    rangeOf(sheets, 'E2').setValue(false);
    sheets.chooseMenu(CHECK);
    expect(told()).not.toMatch(/kept changing/);
    expect(valuesOf(sheets, 'A2')).toEqual([['1 3 1']]);
    expect(verdictOf(sheets)).toMatch(/^(Unique|Not Unique)/);
  });

  test('says so when the picture keeps changing meanwhile', () => {
    const { sheets, told } = openSetUp();
    draw(sheets, JELLYFISH);
    let filled = false;
    sheets.onCall = ({ name }) => {
      if (name !== 'Range.setNote') return;
      filled = !filled;
      rangeOf(sheets, 'B2').setValue(filled);
    };
    sheets.chooseMenu(CHECK);
    expect(told()).toMatch(/kept changing.*Try again/);
    expect(verdictOf(sheets)).toMatch(/^Check the grid! The picture kept changing/);
  });

  test('says the same of a picture that formulas change at every edit, until it is frozen', () => {
    const { sheets, told, answer } = openSetUp();
    sheets.paste('B2', Array(10).fill(Array(10).fill('=RAND()<0.5')));
    expect(verdictOf(sheets)).toMatch(/^Check the grid! The picture kept changing.*Freeze the picture/);
    expect(told()).toBe('');
    answer('YES');
    sheets.chooseMenu('Freeze the picture');
    expect(verdictOf(sheets)).toMatch(/^(Unique|Not Unique|Undecided)/);
  });

  test('leaves what a person puts into A1 meanwhile, and says so', () => {
    const { sheets, told } = openSetUp();
    draw(sheets, JELLYFISH);
    rangeOf(sheets, 'E2').setValue(false);
    sheets.onCall = ({ name }) => {
      if (name === 'Range.getValues' && verdictOf(sheets) === 'Checking...') rangeOf(sheets, 'A1').setValue('My title');
    };
    sheets.chooseMenu(CHECK);
    expect([verdictOf(sheets), noteOf(sheets)]).toEqual(['My title', '']);
    expect(told()).toMatch(/A1 holds something of yours/);
  });

  test('takes away nothing that a person puts into A1 while the picture keeps changing', () => {
    const { sheets, told } = openSetUp();
    draw(sheets, JELLYFISH);
    let changes = 0;
    sheets.onCall = ({ name }) => {
      if (name === 'Range.setNote') {
        changes += 1;
        rangeOf(sheets, 'B2').setValue(changes % 2 === 1);
      }
      if (name === 'Range.getValues' && changes === 4) rangeOf(sheets, 'A1').setValue('My title');
    };
    sheets.chooseMenu(CHECK);
    expect([verdictOf(sheets), noteOf(sheets)]).toEqual(['My title', '']);
    expect(told()).toMatch(/kept changing/);
  });

  test('takes the size from the coloured grid where what is noted was spoilt', () => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    const [note] = sheets.services.SpreadsheetApp.getActiveSheet().getDeveloperMetadata();
    note?.setValue(JSON.stringify({ rows: 1, columns: 99 }));
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toMatch(/31 steps/);
    expect(note?.getValue()).toMatch(/"rows":10,"columns":10/);
  });

  test('asks before TRUE in a clue cell of a fresh sheet is written over', () => {
    const { sheets, answer, told } = openStage();
    draw(sheets, JELLYFISH);
    sheets.type('A4', 'TRUE');
    answer('NO');
    sheets.chooseMenu(CHECK);
    expect(told()).toMatch(/But A4 holds something else, which would be overwritten\. Go on\?/);
    expect(valuesOf(sheets, 'A4')).toEqual([[true]]);
  });

  test('says so when the document is locked by somebody else for long', () => {
    const { sheets, told } = openSetUp();
    draw(sheets, JELLYFISH);
    const verdict = verdictOf(sheets);
    sheets.setLockHeldElsewhere(true);
    sheets.chooseMenu(CHECK);
    expect(told()).toMatch(/Try again/);
    expect(verdictOf(sheets)).toBe(verdict);
  });
});

describe('Check puzzle on typed clues', () => {
  test('checks them as they are and does not touch them', () => {
    const { sheets } = openSetUp();
    sheets.paste('A2', [['2,1'], ['3'], ['0']]);
    sheets.paste('B1', [['1 1', '2', '2', '1']]);
    const before = cluesOf(sheets);
    sheets.chooseMenu(CHECK);
    expect(cluesOf(sheets)).toEqual(before);
    expect(verdictOf(sheets)).toMatch(/^Unsolvable! Total row blocks \(6\) do not match column blocks \(7\)\.$/);
  });

  test.each([0, 10])('reads the number %d as a clue', (number) => {
    const { sheets } = openSetUp();
    rangeOf(sheets, 'A2:A11')
      .setNumberFormat('General')
      .setValues(Array(10).fill([number]));
    rangeOf(sheets, 'B1:K1')
      .setNumberFormat('General')
      .setValues([Array(10).fill(number)]);
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toMatch(/^Unique Solution!/);
  });

  test.each([
    ['A2', [['3'], ['1']], 'Clues missing! Only the row clues are typed so far. Type the column clues into B1:K1.'],
    ['B1', [['3', '1']], 'Clues missing! Only the column clues are typed so far. Type the row clues into A2:A11.'],
  ] as const)('says that one side is still to be typed when clues are typed from %s on', (cell, clues, sentence) => {
    const { sheets } = openSetUp();
    sheets.paste(
      cell,
      clues.map((row) => [...row]),
    );
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toBe(sentence);
    expect(rangeOf(sheets, 'A1').getBackground()).toBe('#e8eaed');
  });

  test('proves what they have to say', () => {
    const { sheets } = openSetUp();
    sheets.paste(
      'A2',
      JELLYFISH_CLUES.rows.map((clue) => [clue]),
    );
    sheets.paste('B1', [JELLYFISH_CLUES.columns]);
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toBe(`${UNIQUE} Solved by line logic in 31 steps.`);
    expect(noteOf(sheets)).toContain('as typed');
    expect(valuesOf(sheets, 'B2:K11').flat().join('')).toBe('');
  });

  test('says that clues contradict each other, and where', () => {
    const { sheets } = openSetUp();
    sheets.paste('A2', [['0'], ['2']]);
    sheets.paste('B1', [['0', '2']]);
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toBe('Unsolvable! The clues contradict each other.');
    expect(noteOf(sheets)).toMatch(/(Row|Column) \d+ \([A-Z]+\d+\)/);
  });

  test('lists clues that cannot be beside cells that cannot be read, but no totals', () => {
    const { sheets } = openSetUp();
    rangeOf(sheets, 'A3').setNumberFormat('General');
    sheets.paste('A2', [['5 5'], ['3-4']]);
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toMatch(/^Check the clues! A3 holds a date/);
    expect(noteOf(sheets)).toMatch(/Row 1: 5 5 in a line of 10 cells needs 11/);
    expect(noteOf(sheets)).not.toMatch(/Total/);
  });

  test('lists every clue that cannot be', () => {
    const { sheets } = openSetUp();
    sheets.paste('A2', [['5 5'], ['two'], ['?']]);
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toMatch(/^Check the clues! Row 1: 5 5 in a line of 10 cells needs 11\./);
    for (const problem of [/Row 2.*two/, /Row 3.*\?/]) expect(noteOf(sheets)).toMatch(problem);
  });

  test.each([
    ['3-4', /A3 holds a date/],
    ['1.2', /A3 holds the number 1\.2/],
    ['34', /A3 holds the number 34/],
    ['TRUE', /A3 holds no numbers/],
    ['=1/0', /A3 shows the error #DIV\/0!/],
  ])('explains what Sheets made of %s in a cell that is no plain text', (text, explanation) => {
    const { sheets } = openSetUp();
    rangeOf(sheets, 'A3').setNumberFormat('General');
    sheets.type('A3', text);
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toMatch(/^Check the clues!/);
    expect(verdictOf(sheets)).toMatch(explanation);
  });

  test.each([
    ['fr_FR', '1 2', /A3 holds the number 12/],
    ['de_DE', '1.2', /A3 holds a date/],
    ['de_DE', '1,2', /A3 holds the number 1\.2/],
  ] as const)('explains what a sheet of the language %s made of %s', (locale, text, explanation) => {
    const { sheets } = openSetUp({ locale });
    rangeOf(sheets, 'A3').setNumberFormat('General');
    sheets.type('A3', text);
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toMatch(explanation);
  });

  test('takes a number for a clue of one run', () => {
    const { sheets } = openSetUp();
    rangeOf(sheets, 'A2:B2').setNumberFormat('General');
    sheets.type('A2', '1');
    sheets.type('B1', '1');
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toMatch(/^Unique Solution!/);
  });

  test('says Nothing to check yet! with neither picture nor clues', () => {
    const { sheets } = openSetUp();
    sheets.chooseMenu(CHECK);
    expect(verdictOf(sheets)).toMatch(/^Nothing to check yet! Draw the picture/);
    expect(noteOf(sheets)).toContain('B2:K11');
    expect(cluesOf(sheets).rows.join('')).toBe('');
  });
});

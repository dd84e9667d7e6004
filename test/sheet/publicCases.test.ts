/** Cases that people reported of sheets and of tools like this one, each with its gesture and what must come of it. */
import { parseClue } from '../../src/core';
import {
  cluesOf,
  draw,
  JELLYFISH,
  JELLYFISH_CLUES,
  noteOf,
  openSetUp,
  openStage,
  rangeOf,
  type Stage,
  stateOf,
  valuesOf,
  verdictOf,
} from './stage';

const UNIQUE = /^Unique Solution!/;
const LIST = JELLYFISH.flatMap((row) => [...row].map((cell) => (cell === '#' ? 'TRUE' : 'FALSE')));
const FORMULA = '=WRAPROWS(SPLIT(O1, ","), 10)';

/** Whether A1 is shown as valid: not struck through. */
function isFresh({ sheets }: Stage): boolean {
  return sheets.look('A1').strikethrough !== true;
}

function drawn(): Stage {
  const stage = openSetUp();
  draw(stage.sheets, JELLYFISH);
  stage.told();
  return stage;
}

describe('a grid that is a formula on another tab', () => {
  function fed(): Stage {
    const stage = openSetUp();
    stage.sheets.addSheet('Drawing');
    stage.sheets.type('A1', LIST.join());
    stage.sheets.activateSheet('Sheet1');
    stage.sheets.type('B2', '=WRAPROWS(SPLIT(Drawing!A1, ","), 10)');
    return stage;
  }

  const SWITCHED = LIST.map((_, index) => (index === 0 || index === 11 ? 'TRUE' : 'FALSE')).join();

  test('is renewed by an edit of that tab', () => {
    const stage = fed();
    expect(verdictOf(stage.sheets)).toMatch(UNIQUE);
    stage.sheets.activateSheet('Drawing');
    stage.sheets.type('A1', SWITCHED);
    stage.sheets.activateSheet('Sheet1');
    expect(verdictOf(stage.sheets)).toMatch(/^Not Unique!/);
    expect(valuesOf(stage.sheets, 'A2')).toEqual([['1']]);
    expect(isFresh(stage)).toBe(true);
  });

  test('is known to be one though it shows the picture that was there before', () => {
    const { sheets } = drawn();
    sheets.addSheet('Drawing');
    sheets.type('A1', 'FALSE');
    sheets.activateSheet('Sheet1');
    sheets.type('B2', '=Drawing!A1');
    sheets.activateSheet('Drawing');
    sheets.type('A1', 'TRUE');
    sheets.activateSheet('Sheet1');
    expect(valuesOf(sheets, 'A2')).toEqual([['1 4']]);
  });

  test('has its verdict struck through by Sheets when a script changes that tab, until the file is opened again', () => {
    const stage = fed();
    stage.sheets.activateSheet('Drawing');
    rangeOf(stage.sheets, 'A1').setValue(SWITCHED);
    stage.sheets.activateSheet('Sheet1');
    expect(verdictOf(stage.sheets)).toMatch(UNIQUE);
    expect(isFresh(stage)).toBe(false);
    expect(noteOf(stage.sheets)).toContain('If A1 is struck through');
    stage.sheets.open('LIMITED');
    expect(verdictOf(stage.sheets)).toMatch(/^Not Unique!/);
    expect(isFresh(stage)).toBe(true);
  });
});

test('a sheet that is cleared as a whole keeps nothing of the verdict but a word on how to begin', () => {
  const { sheets } = drawn();
  sheets.clear('A1:Z1000');
  expect(verdictOf(sheets)).toMatch(/^Nothing to check yet!/);
  expect(rangeOf(sheets, 'A1').getBackground()).toBe('#e8eaed');
  sheets.type('B2', 'x');
  expect(verdictOf(sheets)).toBe('Check the grid! B2 holds the text x. Use TRUE or FALSE.');
  expect(rangeOf(sheets, 'A1').getBackground()).toBe('#fad2cf');
});

describe('a picture that is larger than the grid', () => {
  const LARGE = Array.from({ length: 12 }, (_, row) => '#'.repeat(row + 1).padEnd(12, '.'));

  test('is not judged in part: A1 names the size that would take it in', () => {
    const stage = openSetUp();
    draw(stage.sheets, LARGE);
    expect(verdictOf(stage.sheets)).toMatch(
      /^Check the grid! B12 is filled, but outside the grid B2:K11\. With 12 × 12 cells all of it would be inside: choose Nonogram > Change size… and type 12 x 12/,
    );
  });

  test.each(['Check puzzle', 'Write clues', 'Set up sheet'])('%s offers that size, and takes it on Yes', (command) => {
    const stage = openSetUp();
    draw(stage.sheets, LARGE);
    stage.answer('YES');
    stage.sheets.chooseMenu(command);
    expect(stage.asked[stage.asked.length - 1]?.message).toMatch(/Make the puzzle 12 × 12 now\?$/);
    expect(valuesOf(stage.sheets, 'A2:A13').flat()).toEqual(Array.from({ length: 12 }, (_, row) => String(row + 1)));
  });

  test('is noticed on a fresh sheet as well', () => {
    const stage = openStage();
    draw(
      stage.sheets,
      Array.from({ length: 15 }, () => '#'.repeat(15)),
    );
    stage.answer('YES');
    stage.sheets.chooseMenu('Check puzzle');
    expect(verdictOf(stage.sheets)).toMatch(UNIQUE);
    expect(valuesOf(stage.sheets, 'A16')).toEqual([['15']]);
  });

  test('may be larger than any puzzle, which is said of one column too many as well', () => {
    const stage = openSetUp();
    draw(stage.sheets, ['#'.repeat(31)]);
    stage.sheets.chooseMenu('Check puzzle');
    expect(stage.told()).toMatch(/larger than the largest puzzle, 30 × 30 cells/);
  });

  test('may be larger than any puzzle, which is said', () => {
    const stage = openSetUp();
    draw(stage.sheets, ['#'.repeat(40)]);
    stage.sheets.chooseMenu('Check puzzle');
    expect(stage.told()).toMatch(/larger than the largest puzzle, 30 × 30 cells/);
  });

  test.each(['L2', 'L11', 'L12', 'B12'])('is told by a single filled cell right outside, such as %s', (cell) => {
    const { sheets } = drawn();
    sheets.type(cell, 'TRUE');
    expect(verdictOf(sheets)).toMatch(new RegExp(`^Check the grid! ${cell} is filled, but outside`));
    sheets.clear(cell);
    expect(verdictOf(sheets)).toMatch(UNIQUE);
  });

  test.each(['M2', 'B13'])('is not told by a filled cell further away, such as %s', (cell) => {
    const { sheets } = drawn();
    sheets.type(cell, 'TRUE');
    expect(verdictOf(sheets)).toMatch(UNIQUE);
  });
});

test('a picture that was pasted at A1 is left as it is, and A1 is not written over', () => {
  const stage = openSetUp();
  const picture = ['####', '#..#', '####'];
  stage.sheets.clear('A1');
  draw(stage.sheets, picture, 'A1');
  const words = picture.map((row) => [...row].map((cell) => (cell === '#' ? 'TRUE' : 'FALSE')));
  const held = (range: string) =>
    valuesOf(stage.sheets, range).map((row) => row.map((value) => String(value).toUpperCase()));
  expect(held('A1:D3')).toEqual(words);
  expect(stage.told()).toMatch(/The picture begins in A1, .* paste it at B2/);
  stage.sheets.chooseMenu('Check puzzle');
  expect(held('A1:D3')).toEqual(words);
  expect(stage.told()).toMatch(/The picture begins in A1/);
});

describe('a row that was inserted inside the grid', () => {
  function stretched(): Stage {
    const stage = drawn();
    stage.sheets.insertRows(5, 1);
    return stage;
  }

  test('has the verdict struck through at once', () => {
    expect(isFresh(stretched())).toBe(false);
  });

  test('is said in A1 by the next edit', () => {
    const { sheets } = stretched();
    sheets.type('B5', 'TRUE');
    expect(verdictOf(sheets)).toMatch(
      /^Check the grid! Rows or columns were added or removed: the coloured grid now covers B2:K12, but the puzzle has 10 × 10/,
    );
  });

  test.each(['Check puzzle', 'Write clues', 'Set up sheet'])('%s asks, and takes it in on Yes', (command) => {
    const stage = stretched();
    stage.answer('YES');
    stage.sheets.chooseMenu(command);
    expect(stage.asked[stage.asked.length - 1]?.message).toMatch(/Make it 11 × 10\?/);
    const { rows } = JELLYFISH_CLUES;
    expect(valuesOf(stage.sheets, 'A2:A12').flat()).toEqual([...rows.slice(0, 3), '0', ...rows.slice(3)]);
    expect(isFresh(stage)).toBe(true);
  });

  test('leaves the clues below it the add-on’s own, which follow the picture', () => {
    const stage = stretched();
    stage.answer('YES');
    stage.sheets.chooseMenu('Check puzzle');
    stage.sheets.type('B12', 'FALSE');
    expect(valuesOf(stage.sheets, 'A12')).toEqual([['1 1']]);
    expect(verdictOf(stage.sheets)).toMatch(/^(Unique|Not Unique)/);
  });

  test('is taken in by Change size…, for which the clues that moved are the add-on’s own', () => {
    const stage = stretched();
    stage.answer({ button: 'OK', text: '11 x 10' });
    stage.sheets.chooseMenu('Change size…');
    expect(valuesOf(stage.sheets, 'A12')).toEqual([['1 1 1']]);
    expect(verdictOf(stage.sheets)).toMatch(/^(Unique|Not Unique)/);
    expect(isFresh(stage)).toBe(true);
  });
});

describe.each([
  ['row', 'C2', 'B3:K12', (stage: Stage) => stage.sheets.insertRows(1, 1)],
  ['column', 'B3', 'C2:L11', (stage: Stage) => stage.sheets.insertColumns(1, 1)],
] as const)('a %s that was inserted before the puzzle', (_, cell, grid, insert) => {
  function moved(): Stage {
    const stage = drawn();
    insert(stage);
    stage.sheets.type('A1', 'My jellyfish');
    return stage;
  }

  test('leaves the title that was typed there, and no verdict where it has moved to', () => {
    const { sheets } = moved();
    expect(valuesOf(sheets, 'A1')).toEqual([['My jellyfish']]);
    expect(valuesOf(sheets, 'A2:B2').flat().concat(valuesOf(sheets, 'B1').flat()).join()).not.toMatch(/Unique/);
    expect(valuesOf(sheets, cell)).not.toEqual([['']]);
  });

  test('is said by an edit in passing, and by commands with the way out', () => {
    const stage = moved();
    expect(stage.told()).toMatch(new RegExp(`The puzzle has moved: its coloured grid is now ${grid}`));
    stage.answer('YES');
    stage.sheets.chooseMenu('Check puzzle');
    expect(stage.told()).toMatch(/Remove what was inserted above or before it/);
    stage.answer('YES');
    stage.sheets.chooseMenu('Change size…');
    expect(stage.told()).toMatch(/\nThe puzzle has moved: .*Remove what was inserted above or before it/);
  });

  test('is no harm when it is removed again', () => {
    const stage = moved();
    if (grid.startsWith('B')) stage.sheets.deleteRows(1, 1);
    else stage.sheets.deleteColumns(1, 1);
    stage.sheets.type('Z9', 'x');
    expect(verdictOf(stage.sheets)).toMatch(UNIQUE);
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
    expect(isFresh(stage)).toBe(true);
  });
});

describe('a list that is not what the formula expects', () => {
  function withList(text: string, cell = 'O1', formula = FORMULA): Stage {
    const stage = openSetUp();
    stage.sheets.paste(cell, [[text]]);
    stage.sheets.type('B2', formula);
    return stage;
  }

  test.each([90, 50, 10])('of %i values, whole rows, is refused with both numbers', (count) => {
    const { sheets } = withList(LIST.slice(0, count).join(', '));
    expect(verdictOf(sheets)).toMatch(
      new RegExp(`^Check the grid! The list in O1 has ${count} values, 100 are needed`),
    );
  });

  test.each([
    '=WRAPROWS(SPLIT(Drawing!A1, ","), 10)',
    '=WRAPROWS(SPLIT(UPPER(O1), ","), 10)',
    '=WRAPROWS(SPLIT(O1, CHAR(44)), 10)',
    '=ARRAYFORMULA(WRAPROWS(SPLIT(O1, ","), 10))',
    '=Drawing!B1:K9',
  ])('and is short by a whole row is refused whatever the formula that fills the grid: %s', (formula) => {
    const stage = openSetUp();
    const list = LIST.slice(0, 90);
    stage.sheets.addSheet('Drawing');
    stage.sheets.paste('A1', [[list.join(',')]]);
    stage.sheets.paste(
      'B1',
      Array.from({ length: 9 }, (_, row) => list.slice(10 * row, 10 * row + 10)),
    );
    stage.sheets.activateSheet('Sheet1');
    stage.sheets.paste('O1', [[list.join(',')]]);
    stage.sheets.type('B2', formula);
    expect(verdictOf(stage.sheets)).toMatch(/^Check the grid! .*90.*100/);
  });

  test('is no list when a formula leaves cells blank that are empty', () => {
    const stage = openSetUp();
    stage.sheets.type('B2', '=ARRAYFORMULA(IF(ROW(A1:A10)*COLUMN(A1:J1)<30, TRUE, ""))');
    expect(verdictOf(stage.sheets)).toMatch(/^(Unique Solution|Not Unique)!/);
  });

  const ROWS = Array.from({ length: 10 }, (_, row) => LIST.slice(10 * row, 10 * row + 10));

  test('pasted over ten cells is told to go on below', () => {
    const stage = openSetUp();
    stage.sheets.paste(
      'O1',
      ROWS.map((row) => [row.join(',')]),
    );
    stage.sheets.type('B2', FORMULA);
    expect(verdictOf(stage.sheets)).toMatch(
      /^Check the grid! The list in O1 has 10 values, 100 are needed: it goes on in the cells below, 10 in all/,
    );
  });

  test('with line breaks beside its commas is read and painted alike', () => {
    const stage = withList(ROWS.map((row) => row.join(',')).join(',\n'));
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
    const { cells } = stage.sheets.view();
    const looks = [...Array(100).keys()].map((index) => {
      const look = cells.get(`${2 + Math.floor(index / 10)},${2 + (index % 10)}`);
      return look?.background.toUpperCase() === '#7E57C2';
    });
    expect(looks).toEqual(LIST.map((word) => word === 'TRUE'));
  });

  test.each([
    ['line breaks', ROWS.map((row) => row.join(',')).join('\n'), /separated by line breaks/],
    ['semicolons', LIST.join(';'), /separated by semicolons/],
    ['semicolons and spaces', LIST.join('; '), /separated by semicolons/],
    ['spaces', LIST.join(' '), /separated by spaces/],
    ['tabs', LIST.join('\t'), /separated by tabs/],
  ])('with %s for commas is told of its separator', (_, text, sentence) => {
    expect(verdictOf(withList(text).sheets)).toMatch(sentence);
  });

  test.each([
    ['brackets', `[${LIST.join(', ')}]`, /The list in O1 holds \[ beside the values/],
    ['quotes', `"${LIST.join(',')}"`, /holds " beside/],
    ['a code fence', `\`\`\`\n${LIST.join(',')}\n\`\`\``, /holds ``` beside/],
    ['a full stop', `${LIST.join(', ')}.`, /holds \. beside/],
  ])('in %s is told what to take out', (_, text, sentence) => {
    expect(verdictOf(withList(text).sheets)).toMatch(sentence);
  });
});

describe('clues from a book', () => {
  function typedClues(): Stage {
    const stage = openSetUp();
    stage.sheets.paste(
      'A2',
      JELLYFISH_CLUES.rows.map((clue) => [clue]),
    );
    stage.sheets.paste('B1', [JELLYFISH_CLUES.columns]);
    return stage;
  }

  test('stay when cells are filled, which is solving, and A1 says how it goes', () => {
    const stage = typedClues();
    stage.sheets.type('F2', 'TRUE');
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
    expect(verdictOf(stage.sheets)).toMatch(/^Unique Solution! .* Your drawing agrees with the clues so far\.$/);
    stage.sheets.type('B2', 'TRUE');
    expect(verdictOf(stage.sheets)).toMatch(/Row 1 of your drawing does not fit the clues\.$/);
    stage.sheets.clear('B2');
    draw(stage.sheets, JELLYFISH);
    expect(verdictOf(stage.sheets)).toMatch(/Solved: your drawing meets every clue\.$/);
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
    expect(isFresh(stage)).toBe(true);
  });

  test.each(['YES', 'NO'] as const)('are replaced by Write clues only after a Yes (%s)', (reply) => {
    const stage = typedClues();
    stage.sheets.type('F2', 'TRUE');
    stage.answer(reply);
    stage.sheets.chooseMenu('Write clues');
    expect(stage.asked[stage.asked.length - 1]?.message).toMatch(/Replace them with the clues of the picture\?/);
    expect(valuesOf(stage.sheets, 'A2')).toEqual([[reply === 'YES' ? '1' : '4']]);
  });

  test('are checked again when one of them changes while they are being checked', () => {
    const stage = openSetUp();
    stage.sheets.paste('A2', [['1'], ['1']]);
    stage.sheets.paste('B1', [['1', '1']]);
    let changed = false;
    stage.sheets.onCall = ({ name }) => {
      if (name !== 'Range.setNote' || changed) return;
      changed = true;
      rangeOf(stage.sheets, 'A3').setValue('2');
    };
    stage.sheets.type('A4', '0');
    expect(changed).toBe(true);
    expect(verdictOf(stage.sheets)).toBe('Unsolvable! Total row blocks (3) do not match column blocks (2).');
    expect(isFresh(stage)).toBe(true);
  });

  test('are not those that were written for a picture which was deleted', () => {
    const { sheets } = drawn();
    sheets.clear('B2:K11');
    expect(cluesOf(sheets)).toEqual({ rows: Array(10).fill(''), columns: Array(10).fill('') });
    expect(verdictOf(sheets)).toMatch(/^Nothing to check yet!/);
  });

  test('may be formulas, which are calculated after Set up sheet as well', () => {
    const { sheets } = openSetUp();
    draw(sheets, ['##']);
    sheets.type('A2', '=COUNTIF(B2:K2,TRUE)');
    expect(rangeOf(sheets, 'A2').getFormula()).toBe('=COUNTIF(B2:K2,TRUE)');
    expect(valuesOf(sheets, 'A2')).toEqual([[2]]);
    expect(verdictOf(sheets)).toMatch(UNIQUE);
  });
});

test('a title in A1 is never written over by an edit, which says why there is no verdict', () => {
  const stage = drawn();
  stage.sheets.type('A1', 'Jellyfish by Ann');
  expect(stage.told()).toMatch(/A1 holds something of yours, so the verdict is not shown/);
  expect(rangeOf(stage.sheets, 'A1').getNote()).toBe('');
  stage.sheets.type('B2', 'TRUE');
  expect(verdictOf(stage.sheets)).toBe('Jellyfish by Ann');
  expect(valuesOf(stage.sheets, 'A2')).toEqual([['1 4']]);
  const before = stateOf(stage.sheets);
  stage.answer('NO');
  stage.sheets.chooseMenu('Check puzzle');
  expect(stateOf(stage.sheets) === before).toBe(true);
  stage.answer('YES');
  stage.sheets.chooseMenu('Check puzzle');
  expect(verdictOf(stage.sheets)).toMatch(UNIQUE);
});

test.each(['٣', '३ 1', '③', 'Ⅲ'])('the clue "%s" is refused for its digits, with the cure', (text) => {
  expect(parseClue(text)).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/^“.” is a number of another script\. Write it with the digits 0 to 9\.$/),
  });
});

test.each([
  ['３ １', '3,1'],
  ['３　１', '3,1'],
  ['3，1', '3,1'],
  ['3、1', '3,1'],
  ['3\u200B1', '3,1'],
  ['3\u00A01', '3,1'],
  ['\uFEFF3 1', '3,1'],
  ['3\t1', '3,1'],
  ['3, 1,', '3,1'],
])('the clue "%s" is read', (text) => {
  const { sheets } = openSetUp();
  sheets.paste('A2', [[text]]);
  sheets.paste('B1', [['1', '1', '1', '', '1']]);
  expect(verdictOf(sheets)).toMatch(UNIQUE);
});

test.each(['TRUE\u00A0', '\u00A0TRUE', 'TRUE\n', '\tTRUE', '  TRUE  '])(
  'the text %j counts and is painted as filled',
  (text) => {
    const { sheets } = openSetUp();
    rangeOf(sheets, 'B2').setNumberFormat('@').setValue(text);
    sheets.chooseMenu('Check puzzle');
    expect(valuesOf(sheets, 'A2')).toEqual([['1']]);
    expect(sheets.look('B2').background.toUpperCase()).toBe('#7E57C2');
  },
);

test('a sheet of exactly 11 rows and 11 columns holds a puzzle', () => {
  const stage = openStage({ size: { rows: 11, columns: 11 } });
  draw(stage.sheets, JELLYFISH);
  stage.sheets.chooseMenu('Check puzzle');
  expect(verdictOf(stage.sheets)).toContain('Solved by line logic in 31 steps.');
});

describe('a picture that a formula fills', () => {
  test('is frozen by a command, after a question, and can be changed then', () => {
    const stage = openSetUp();
    stage.sheets.type('O1', LIST.join());
    stage.sheets.type('B2', FORMULA);
    stage.answer('YES');
    stage.sheets.chooseMenu('Freeze the picture');
    expect(rangeOf(stage.sheets, 'B2').getFormula()).toBe('');
    stage.sheets.type('B2', 'TRUE');
    expect(valuesOf(stage.sheets, 'A2')).toEqual([['1 4']]);
    expect(isFresh(stage)).toBe(true);
  });

  test('is judged when it is frozen, if it has changed without an edit', () => {
    const stage = openSetUp();
    stage.sheets.type('O1', LIST.join());
    stage.sheets.type('B2', FORMULA);
    rangeOf(stage.sheets, 'O1').setValue(['TRUE', ...LIST.slice(1)].join());
    stage.answer('YES');
    stage.sheets.chooseMenu('Freeze the picture');
    expect(valuesOf(stage.sheets, 'A2')).toEqual([['1 4']]);
    expect(isFresh(stage)).toBe(true);
  });

  test('is named with that way out when a cell of it is typed over', () => {
    const stage = openSetUp();
    stage.sheets.type('O1', LIST.join());
    stage.sheets.type('B2', FORMULA);
    stage.sheets.type('D4', 'TRUE');
    expect(verdictOf(stage.sheets)).toMatch(/Empty D4\. To change cells .* Nonogram > Freeze the picture/);
  });

  test('is not asked about where there is none', () => {
    const stage = drawn();
    stage.sheets.chooseMenu('Freeze the picture');
    expect(stage.told()).toMatch(/nothing to freeze/);
  });
});

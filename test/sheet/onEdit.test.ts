import type { ServiceCall } from '../../standin';
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
  valuesOf,
  verdictOf,
} from './stage';

const UNIQUE = /^Unique Solution!/;
const NOT_UNIQUE = /^Not Unique!/;
const LIST = JELLYFISH.flatMap((row) => [...row].map((cell) => (cell === '#' ? 'TRUE' : 'FALSE')));

/** The calls that read or write the spreadsheet; the others name things or tell of what was read. */
function reaching(calls: readonly ServiceCall[]): readonly string[] {
  return calls
    .map(({ name }) => name)
    .filter(
      (name) => /\.(find|set|get(Value|Values|Formulas|ConditionalF))/.test(name) && !/^DeveloperMetadata\./.test(name),
    );
}

/** A sheet with checkboxes. */
function withCheckboxes() {
  const stage = openStage();
  stage.answer('YES');
  stage.sheets.chooseMenu('Set up sheet');
  return stage;
}

describe('an edit of a sheet that was set up', () => {
  test('renews clues and verdict when a checkbox is ticked', () => {
    const { sheets } = withCheckboxes();
    sheets.toggle('B2');
    expect(valuesOf(sheets, 'A2:B2')).toEqual([['1', true]]);
    expect(verdictOf(sheets)).toMatch(UNIQUE);
    sheets.toggle('C3');
    expect(verdictOf(sheets)).toMatch(NOT_UNIQUE);
    expect(valuesOf(sheets, 'B1:C1')).toEqual([['1', '1']]);
  });

  test('loses nothing when boxes are ticked faster than Sheets tells of it', () => {
    const { sheets } = withCheckboxes();
    sheets.holdEvents();
    for (const cell of ['B2', 'C2', 'D2', 'F2', 'G2', 'J2']) sheets.toggle(cell);
    sheets.releaseEvents();
    expect(valuesOf(sheets, 'A2')).toEqual([['3 2 1']]);
  });

  test('renews them when a whole picture is pasted, changed and deleted in part', () => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    expect(cluesOf(sheets)).toEqual(JELLYFISH_CLUES);
    expect(verdictOf(sheets)).toMatch(UNIQUE);
    sheets.clear('B4:K11');
    expect(cluesOf(sheets).rows).toEqual(['4', '6', ...Array(8).fill('0')]);
    draw(sheets, SWITCH, 'B10');
    expect(verdictOf(sheets)).toMatch(NOT_UNIQUE);
  });

  test('follows the list in O1 from which a formula fills the grid', () => {
    const { sheets } = openSetUp();
    sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
    sheets.type('O1', LIST.join());
    expect(cluesOf(sheets)).toEqual(JELLYFISH_CLUES);
    expect(verdictOf(sheets)).toMatch(UNIQUE);
    sheets.type('O1', LIST.slice(1).join());
    expect(verdictOf(sheets)).toMatch(/^Check the grid! .*99 values/);
    sheets.type('O1', ['TRUE', ...LIST.slice(1)].join());
    expect(valuesOf(sheets, 'A2')).toEqual([['1 4']]);
    expect(rangeOf(sheets, 'B2').getFormula()).toBe('=WRAPROWS(SPLIT(O1, ","), 10)');
  });

  test('keeps what was typed over a clue of the picture, and says how to put it right', () => {
    const { sheets, answer } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.type('A2', '9');
    expect(valuesOf(sheets, 'A2')).toEqual([['9']]);
    expect(verdictOf(sheets)).toBe(
      'Check the clues! A2 holds another clue than the picture has. Nonogram > Write clues asks and replaces.',
    );
    answer('YES');
    sheets.chooseMenu('Write clues');
    expect(cluesOf(sheets)).toEqual(JELLYFISH_CLUES);
  });

  test('keeps a verdict fresh that stays while clue cells are written again', () => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.paste('B1', [['1', '', '7']]);
    expect(cluesOf(sheets)).toEqual(JELLYFISH_CLUES);
    expect(sheets.look('A1').strikethrough).toBe(false);
    sheets.paste('A4', [['8.'], ['']]);
    expect(valuesOf(sheets, 'A4:A5')).toEqual([['8.'], ['2 2 2']]);
    expect(sheets.look('A1').strikethrough).toBe(false);
  });

  test('accepts a clue of the picture that was typed in another way', () => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.type('A5', '2, 2, 2');
    expect(valuesOf(sheets, 'A5')).toEqual([['2, 2, 2']]);
    expect(verdictOf(sheets)).toMatch(UNIQUE);
  });

  test('checks the clues as typed where the grid is empty, and leaves them as they are', () => {
    const { sheets } = openSetUp();
    sheets.type('A2', '2,1');
    expect(verdictOf(sheets)).toBe(
      'Clues missing! Only the row clues are typed so far. Type the column clues into B1:K1.',
    );
    sheets.paste('B1', [['1', '1', '0', '1']]);
    expect(verdictOf(sheets)).toMatch(UNIQUE);
    expect(valuesOf(sheets, 'A2')).toEqual([['2,1']]);
    expect(noteOf(sheets)).toContain('as typed');
  });

  test('says Nothing to check yet! when the last of it is deleted', () => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.clear('A2:A11');
    sheets.clear('A2:K11');
    sheets.clear('B1:K1');
    expect(verdictOf(sheets)).toMatch(/^Nothing to check yet! Draw the picture in B2:K11 .* A2:A11 and B1:K1\.$/);
  });

  test('elsewhere on the sheet changes nothing and takes no write', () => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.type('Z20', 'x');
    expect(sheets.calls.filter(({ name }) => /\.set/.test(name))).toEqual([]);
  });

  test('is silent', () => {
    const { sheets, told } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.type('C5', 'maybe');
    expect(told()).toBe('');
  });
});

describe('an edit of another sheet', () => {
  test('does nothing where no puzzle was set up, with two calls that reach the spreadsheet', () => {
    const { sheets } = openSetUp();
    sheets.addSheet('Notes');
    sheets.type('A1', 'Unique ideas');
    draw(sheets, ['#'], 'B2');
    expect(reaching(sheets.calls)).toEqual(['DeveloperMetadataFinder.find', 'Range.getValue']);
    expect(valuesOf(sheets, 'A1:B2')).toEqual([
      ['Unique ideas', ''],
      ['', true],
    ]);
  });

  test.each([true, false])('renews a duplicated sheet on its own, with the noted size or without (%s)', (metadata) => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.duplicateSheet({ metadata });
    draw(sheets, ['##'], 'B2');
    expect(valuesOf(sheets, 'A2')).toEqual([['2 4']]);
    sheets.activateSheet('Sheet1');
    expect(cluesOf(sheets)).toEqual(JELLYFISH_CLUES);
  });
});

describe('while another execution holds the lock', () => {
  test('an edit writes nothing where A1 holds a title, and no verdict is to be taken back', () => {
    const { sheets } = openSetUp();
    sheets.type('A1', 'My title');
    sheets.type('B2', 'TRUE');
    sheets.setLockHeldElsewhere(true);
    sheets.type('B3', 'TRUE');
    expect(sheets.calls.filter(({ name }) => /\.(set|add|clear)/.test(name))).toEqual([]);
  });

  test('an edit leaves the clues to that one, but no stale verdict', () => {
    const { sheets, told } = openSetUp();
    draw(sheets, JELLYFISH);
    sheets.setLockHeldElsewhere(true);
    draw(sheets, SWITCH);
    expect(told()).toBe('');
    expect(verdictOf(sheets)).toBe('');
    expect(cluesOf(sheets)).toEqual(JELLYFISH_CLUES);
    sheets.setLockHeldElsewhere(false);
    sheets.type('Z1', 'anything');
    expect(verdictOf(sheets)).toMatch(UNIQUE);
    expect(cluesOf(sheets).rows[0]).toBe('1 4');
  });

  test('the one that holds it sees what was drawn meanwhile', () => {
    const { sheets } = openSetUp();
    let drawn = false;
    sheets.onCall = ({ name }) => {
      if (name !== 'Range.setNote' || drawn) return;
      drawn = true;
      rangeOf(sheets, 'B2:C3').setValues([
        [true, false],
        [false, true],
      ]);
    };
    draw(sheets, ['....', '....', '####']);
    expect(valuesOf(sheets, 'A2:A4')).toEqual([['1'], ['1'], ['4']]);
    expect(verdictOf(sheets)).toMatch(/Unique/);
    expect(drawn).toBe(true);
  });

  test('what changes beside the picture all the time does not matter', () => {
    const { sheets } = openSetUp();
    let number = 0;
    sheets.onCall = ({ name }) => {
      if (name !== 'Range.setNote') return;
      number += 1;
      rangeOf(sheets, 'L5').setValue(number);
    };
    draw(sheets, JELLYFISH);
    expect(verdictOf(sheets)).toMatch(UNIQUE);
    expect(number).toBe(1);
  });

  test('a picture that never stands still gets no verdict, and A1 says why', () => {
    const { sheets } = openSetUp();
    let filled = false;
    sheets.onCall = ({ name }) => {
      if (name !== 'Range.setNote') return;
      filled = !filled;
      rangeOf(sheets, 'B2').setValue(filled);
    };
    draw(sheets, ['..#']);
    expect(verdictOf(sheets)).toMatch(/^Check the grid! The picture kept changing/);
  });
});

/** Failures: each known cause is named with its cure, logged without what cells hold, and leaves no verdict that is not true. */
import { NO_CELLS } from '../../src/sheet/words/messages';
import {
  cluesOf,
  draw,
  JELLYFISH,
  JELLYFISH_CLUES,
  openSetUp,
  openStage,
  type Stage,
  SWITCH,
  valuesOf,
  verdictOf,
} from './stage';
import { call, JELLYFISH_ON_WIRE, sheetId } from './wire';

const TABLE = /Google table.*Convert to unformatted data/;
const PROTECTED = /protected.*owner of the sheet/;
const VALIDATION = /only takes certain values.*Data > Data validation/;
const NO_ROOM = /no room.*new file/;

/** What A1 shows when nobody looks at it closely: a verdict that is not struck through. */
function standingVerdict({ sheets }: Stage): string {
  const cell = sheets.look('A1');
  return cell.strikethrough ? '' : cell.text;
}

/** The jellyfish with its verdict. */
function openDrawn(options: Parameters<typeof openStage>[0] = {}): Stage {
  const stage = openSetUp(options);
  draw(stage.sheets, JELLYFISH);
  expect(standingVerdict(stage)).toMatch(/^Unique Solution!/);
  return stage;
}

/** Exactly one failure was logged: what failed, Google's words, and where in the script. */
function expectLogged({ sheets }: Stage, what: string, said: RegExp): void {
  expect(sheets.logged).toEqual([expect.stringMatching(new RegExp(`^${what}: .*${said.source}[^]*\\n +at `))]);
}

describe('a command', () => {
  test.each(['Set up sheet', 'Check puzzle', 'Write clues', 'Change size…', 'Freeze the picture'])(
    'that is chosen while a chart is open says so: %s',
    (caption) => {
      const stage = openDrawn();
      stage.sheets.addChartSheet('Chart');
      stage.sheets.chooseMenu(caption);
      expect(stage.told()).toBe(NO_CELLS);
      expect(stage.sheets.logged).toEqual([]);
    },
  );

  test('logs both failures when the verdict cannot be taken back either', () => {
    const stage = openDrawn();
    stage.sheets.onCall = ({ name }) => {
      if (/^(Range|RangeList|DeveloperMetadata)\.set/.test(name)) throw new Error('Service error: Spreadsheets');
    };
    stage.sheets.type('B2', 'TRUE');
    stage.sheets.onCall = null;
    expect(stage.sheets.logged).toEqual([
      expect.stringMatching(/^Taking back the verdict/),
      expect.stringMatching(/Service error/),
    ]);
    expect(stage.told()).toMatch(/did not work/);
  });

  test('names the page that is missing from the project', () => {
    const stage = openStage({ htmlFiles: { Seitenleiste: '<p>Hello</p>' } });
    stage.sheets.chooseMenu('Show solving steps');
    expect(stage.told()).toMatch(/^Show solving steps did not work\. The file Sidebar is missing .* exactly Sidebar/);
    expectLogged(stage, 'Show solving steps', /No HTML file named Sidebar was found\./);
  });

  test('names a table with typed columns', () => {
    const stage = openStage();
    stage.sheets.makeTable('A1:K11', ['none', ...Array<'number'>(10).fill('number')]);
    stage.answer('YES');
    stage.sheets.chooseMenu('Set up sheet');
    expect(stage.told()).toMatch(TABLE);
    expectLogged(stage, 'Set up sheet', /typed columns/);
    expect(verdictOf(stage.sheets)).toBe('');
  });

  test('names the protection of cells', () => {
    const stage = openDrawn();
    stage.sheets.protect('A1:K11');
    stage.sheets.services.SpreadsheetApp.getActiveSheet()
      .getRange('B2:C3')
      .setValues([
        [true, false],
        [false, true],
      ]);
    stage.sheets.chooseMenu('Check puzzle');
    expect(stage.told()).toMatch(PROTECTED);
    expect(standingVerdict(stage)).toBe('');
  });

  test('names data validation that refuses a clue', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    stage.sheets.clear('B2:K11');
    stage.sheets.validate('A2:A11', ['secret one', 'secret two']);
    draw(stage.sheets, SWITCH);
    expect(stage.told()).toMatch(VALIDATION);
    expect(stage.sheets.logged.join()).not.toMatch(/secret/);
    expect(standingVerdict(stage)).toBe('');
  });

  test('names the limit of ten million cells', () => {
    const stage = openStage({ size: { rows: 5, columns: 4 } });
    stage.sheets.addSheet('Full', { rows: 999_998, columns: 10 });
    stage.sheets.activateSheet('Sheet1');
    stage.answer('NO', 'NO');
    stage.sheets.chooseMenu('Set up sheet');
    expect(stage.told()).toMatch(NO_ROOM);
    expectLogged(stage, 'Set up sheet', /above the limit of 10000000 cells/);
    const sheet = stage.sheets.services.SpreadsheetApp.getActiveSheet();
    expect([sheet.getMaxRows(), sheet.getMaxColumns()]).toEqual([5, 4]);
  });

  test('names what the person has not agreed to', () => {
    const stage = openStage();
    stage.sheets.setAccess('in part');
    stage.sheets.chooseMenu('Check puzzle');
    expect(stage.told()).toMatch(/may not do this yet.*allow what Google asks for/);
  });

  test('that Google did not even start tells nothing, and leaves all as it was', () => {
    const stage = openDrawn();
    const before = stage.sheets.view();
    stage.sheets.setAccess('not yet');
    expect(() => stage.sheets.chooseMenu('Check puzzle')).toThrow('Authorization is required to perform that action.');
    expect([stage.told(), stage.sheets.view()]).toEqual(['', before]);
  });

  test('works with frozen and hidden rows and columns', () => {
    const stage = openStage({ size: { rows: 8, columns: 8 } });
    stage.sheets.freeze(7, 7);
    stage.sheets.hideRows(2, 3);
    stage.sheets.hideColumns(4, 2);
    stage.answer('NO');
    stage.sheets.chooseMenu('Set up sheet');
    draw(stage.sheets, JELLYFISH);
    expect(standingVerdict(stage)).toMatch(/^Unique Solution!/);
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
  });
});

describe('an edit', () => {
  test('of a sheet whose clues are protected leaves no verdict, and writes nothing in part', () => {
    const stage = openDrawn();
    stage.sheets.protect('B1:K1');
    draw(stage.sheets, SWITCH);
    expect(stage.told()).toMatch(PROTECTED);
    expectLogged(stage, 'Check puzzle', /protected cell/);
    expect(standingVerdict(stage)).toBe('');
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
  });

  test('of a sheet whose A1 is protected leaves the old verdict struck through', () => {
    const stage = openDrawn();
    stage.sheets.protect('A1');
    draw(stage.sheets, SWITCH);
    expect(stage.told()).toMatch(PROTECTED);
    expect(standingVerdict(stage)).toBe('');
    expect(verdictOf(stage.sheets)).toMatch(/^Unique Solution!/);
    draw(stage.sheets, ['#...', '....']);
    draw(stage.sheets, ['##', '##']);
    expect(standingVerdict(stage)).toBe('');
  });

  test.each([true, false])('of a sheet that is protected but for its grid does so, too; rules, too: %s', (rules) => {
    const stage = openDrawn({ rulesAreProtected: rules });
    for (const area of ['A1:K1', 'A2:A11']) stage.sheets.protect(area);
    draw(stage.sheets, SWITCH);
    expect(stage.told()).toMatch(PROTECTED);
    expect(standingVerdict(stage)).toBe('');
    stage.sheets.setUser('owner');
    stage.sheets.type('Z9', '');
    expect(standingVerdict(stage)).toBe('');
  });

  test('by somebody who may write renews what another could not', () => {
    const stage = openDrawn();
    for (const area of ['A1:K1', 'A2:A11']) stage.sheets.protect(area, ['owner']);
    draw(stage.sheets, ['##..', '####']);
    draw(stage.sheets, SWITCH);
    stage.sheets.setUser('owner');
    stage.sheets.type('Z9', 'anything');
    expect(standingVerdict(stage)).toMatch(/Unique/);
    expect(cluesOf(stage.sheets).rows[0]).toBe('1 3');
  });

  test('of a tab that feeds two puzzles renews the second, too, when the first cannot be', () => {
    const stage = openSetUp();
    stage.sheets.addSheet('Source');
    draw(stage.sheets, JELLYFISH);
    stage.sheets.activateSheet('Sheet1');
    stage.sheets.type('B2', '=Source!B2:K11');
    stage.sheets.duplicateSheet({ metadata: true });
    stage.sheets.activateSheet('Sheet1');
    stage.sheets.protect('A1');
    stage.sheets.activateSheet('Source');
    draw(stage.sheets, ['####...']);
    expect(stage.told()).toMatch(PROTECTED);
    stage.sheets.activateSheet('Sheet1');
    expect(standingVerdict(stage)).toBe('');
    stage.sheets.activateSheet('Copy of Sheet1');
    expect(standingVerdict(stage)).toMatch(/Unique/);
    expect(valuesOf(stage.sheets, 'A2')).toEqual([['4']]);
  });

  test('of a sheet beside a chart renews clues and verdict', () => {
    const stage = openSetUp();
    stage.sheets.addChartSheet('Chart');
    stage.sheets.activateSheet('Sheet1');
    draw(stage.sheets, JELLYFISH);
    expect(standingVerdict(stage)).toMatch(/^Unique Solution!/);
    stage.sheets.activateSheet('Chart');
    stage.sheets.open();
    expect(stage.told()).toBe('');
  });

  test('before the add-on was used in the file makes no call', () => {
    const { sheets, told } = openDrawn();
    const before = told();
    sheets.setAccess('not in this file');
    sheets.type('Z9', 'anything');
    expect(sheets.calls).toEqual([]);
    sheets.open('NONE');
    expect(
      sheets.calls
        .map(({ name }) => name)
        .filter((name) => !/^(SpreadsheetApp\.getUi|Ui\.createMenu|Menu\.)/.test(name)),
    ).toEqual([]);
    expect([before, told(), sheets.logged]).toEqual(['', '', []]);
  });
});

describe('a call of the sidebar', () => {
  test('while a chart is open gets that as what the sheet holds', () => {
    const stage = openDrawn();
    stage.sheets.addChartSheet('Chart');
    expect(call(stage, 'sidebarReadPuzzle')).toMatchObject({
      ok: true,
      value: { sheetName: 'Chart', content: { kind: 'refused', problem: NO_CELLS } },
    });
    expect(stage.sheets.logged).toEqual([]);
  });

  test('for a sheet that is a chart says so', () => {
    const stage = openStage();
    stage.sheets.addChartSheet('Chart');
    const request = { sheetId: sheetId(stage), clues: JELLYFISH_ON_WIRE, overwrite: true };
    expect(call(stage, 'sidebarWriteClues', request)).toEqual({ ok: false, problem: expect.stringMatching(/chart/) });
    const line = { sheetId: sheetId(stage), kind: 'row', index: 0 };
    expect(call(stage, 'sidebarShowLine', line)).toEqual({ ok: false, problem: expect.stringMatching(/chart/) });
  });

  test('names what keeps it from writing, and no verdict outlives the picture', () => {
    const stage = openDrawn();
    stage.sheets.protect('A2:A11');
    const picture = [...SWITCH].map((row) => row.padEnd(10, '.')).concat(Array<string>(8).fill('.'.repeat(10)));
    const request = { sheetId: sheetId(stage), picture, overwrite: true };
    expect(call(stage, 'sidebarWritePicture', request)).toEqual({
      ok: false,
      problem: expect.stringMatching(PROTECTED),
    });
    expect(standingVerdict(stage)).toBe('');
  });

  test('does not reach the script with several accounts', () => {
    const stage = openDrawn();
    stage.sheets.setAccess('several accounts');
    expect(() => call(stage, 'sidebarReadPuzzle')).toThrow('PERMISSION_DENIED');
  });
});

describe('any other failure', () => {
  test('is told in a sentence of ours, and then in Google’s words', () => {
    const stage = openDrawn();
    stage.sheets.onCall = ({ name }) => {
      if (name === 'Range.getMergedRanges') throw new Error('Service Spreadsheets failed while accessing document.');
    };
    stage.sheets.chooseMenu('Check puzzle');
    expect(stage.told()).toBe(
      'Check puzzle did not work. Try again; if it happens again, this is what Google says about it: Service Spreadsheets failed while accessing document.',
    );
    expectLogged(stage, 'Check puzzle', /Service Spreadsheets failed/);
    expect(verdictOf(stage.sheets)).toBe('');
  });

  test('is told also when the verdict cannot be taken back', () => {
    const stage = openDrawn();
    stage.sheets.protect('A1');
    stage.sheets.onCall = ({ name }) => {
      if (name === 'Range.getMergedRanges') throw new Error('Service Spreadsheets failed while accessing document.');
    };
    draw(stage.sheets, SWITCH);
    expect(stage.told()).toMatch(/Service Spreadsheets failed/);
    expect(standingVerdict(stage)).toBe('');
  });

  test('is logged without what any cell holds', () => {
    const stage = openDrawn();
    stage.sheets.type('D30', 'my secret');
    stage.sheets.onCall = ({ name }) => {
      if (name === 'Range.getMergedRanges') throw new Error('It failed.\nThe cell holds my secret');
    };
    stage.sheets.chooseMenu('Check puzzle');
    expect(stage.sheets.logged.join()).toMatch(/It failed\./);
    expect(stage.sheets.logged.join()).not.toMatch(/secret/);
    expect(valuesOf(stage.sheets, 'D30')).toEqual([['my secret']]);
  });
});

test.each([
  ['a time that is over', 'Exceeded maximum execution time', /took too long.*smaller/],
  ['several accounts', 'Error code PERMISSION_DENIED.', /several Google accounts.*private window/],
  ['missing rights', 'Authorization is required to perform that action.', /may not do this yet/],
  ['frozen rows', 'Sorry, it is not possible to delete all non-frozen rows.', /no room.*Unfreeze/],
  ['a chart', 'The action is not supported for OBJECT sheet', /chart and has no cells/],
])('the cause is named: %s', (_, said, sentence) => {
  const stage = openDrawn();
  stage.sheets.onCall = ({ name }) => {
    if (name === 'Range.getValues') throw new Error(said);
  };
  stage.sheets.chooseMenu('Check puzzle');
  expect(stage.told()).toMatch(sentence);
  expect(stage.told()).not.toContain(said);
});

/** Grids whose values arrive late: what A1 says meanwhile, and that no verdict about anything else is left standing. */
import { draw, JELLYFISH, JELLYFISH_CLUES, noteOf, openSetUp, type Stage, SWITCH, valuesOf, verdictOf } from './stage';
import { call } from './wire';

const LIST = JELLYFISH.flatMap((row) => [...row].map((cell) => (cell === '#' ? 'TRUE' : 'FALSE'))).join();
const LATE = ['Loading...', '#N/A'] as const;

/** Ways in which a picture comes from another tab, with the late cell. */
const SOURCES = {
  'a picture cell by cell': { formula: '=Source!B2:K11', fill: (stage: Stage) => draw(stage.sheets, JELLYFISH) },
  'a list in the formula': {
    formula: '=WRAPROWS(SPLIT(Source!A1, ","), 10)',
    fill: ({ sheets }: Stage) => sheets.type('A1', LIST),
  },
} as const;

/** A sheet whose grid is a formula on the tab Source, which holds the jellyfish. */
function openFed(source: keyof typeof SOURCES, before: (stage: Stage) => void = () => undefined): Stage {
  const stage = openSetUp();
  stage.sheets.addSheet('Source');
  SOURCES[source].fill(stage);
  stage.sheets.activateSheet('Sheet1');
  before(stage);
  stage.sheets.type('B2', SOURCES[source].formula);
  return stage;
}

function standingVerdict({ sheets }: Stage): string {
  const cell = sheets.look('A1');
  return cell.strikethrough ? '' : cell.text;
}

const WAYS = [
  ['opening the file', (stage: Stage) => stage.sheets.open()],
  ['Check puzzle', (stage: Stage) => stage.sheets.chooseMenu('Check puzzle')],
  ['the sidebar’s reading', (stage: Stage) => call(stage, 'sidebarReadPuzzle')],
  [
    'an edit of another sheet',
    ({ sheets }: Stage) => {
      sheets.activateSheet('Source');
      sheets.type('Z9', 'anything');
      sheets.activateSheet('Sheet1');
    },
  ],
] as const;

const SOURCE_NAMES = ['a picture cell by cell', 'a list in the formula'] as const;

describe.each(SOURCE_NAMES)('%s', (source) => {
  test.each(LATE)('that shows %s when it is typed is named as that, with what to do afterwards', (shown) => {
    const stage = openFed(source, ({ sheets }) => sheets.delay('B2', shown));
    expect(verdictOf(stage.sheets)).toMatch(/^Check the grid! B2 .*(loading|late).*Nonogram > Check puzzle/);
    expect(`${verdictOf(stage.sheets)} ${noteOf(stage.sheets)}`).not.toMatch(/use TRUE or FALSE/i);
    expect(stage.told()).toBe('');
  });

  describe.each(LATE)('that shows %s', (shown) => {
    test.each(WAYS)('has its verdict when it has arrived, by %s', (_, renew) => {
      const stage = openFed(source, ({ sheets }) => sheets.delay('B2', shown));
      stage.sheets.arrive();
      expect(standingVerdict(stage)).not.toMatch(/Unique/);
      renew(stage);
      expect(standingVerdict(stage)).toMatch(/^Unique Solution!/);
      expect(valuesOf(stage.sheets, 'A2')).toEqual([['4']]);
    });

    test.each(WAYS)('once more after its verdict does not leave that standing, also after %s', (_, renew) => {
      const stage = openFed(source);
      expect(standingVerdict(stage)).toMatch(/^Unique Solution!/);
      stage.sheets.delay('B2', shown);
      expect(standingVerdict(stage)).toBe('');
      renew(stage);
      expect(standingVerdict(stage)).toMatch(/^Check the grid! B2 .*(loading|late)/);
      stage.sheets.arrive();
      expect(standingVerdict(stage)).not.toMatch(/Unique/);
    });
  });
});

test('another picture that arrives is not taken for the one that was judged', () => {
  const stage = openFed('a picture cell by cell');
  stage.sheets.delay('B2', 'Loading...');
  stage.sheets.open();
  const source = stage.sheets.services.SpreadsheetApp.getActiveSpreadsheet().getSheets()[1];
  source?.getRange('B2:C3').setValues([...SWITCH].map((row) => [...row].map((cell) => cell === '#')));
  source?.getRange('D2:K11').clearContent();
  source?.getRange('B4:C11').clearContent();
  stage.sheets.arrive();
  expect(standingVerdict(stage)).not.toMatch(/Unique/);
  stage.sheets.open();
  expect(standingVerdict(stage)).toMatch(/^Not Unique!/);
});

test('a single cell that is late is named, whatever the others hold', () => {
  const stage = openSetUp();
  draw(stage.sheets, JELLYFISH);
  stage.sheets.delay('E5', 'Loading...');
  stage.sheets.type('E5', '=Z1');
  expect(verdictOf(stage.sheets)).toMatch(/^Check the grid! E5 is still loading\./);
});

describe('a formula of the person’s own for the clues of a picture', () => {
  const shown = ({ sheets }: Stage) => valuesOf(sheets, 'A2:A11').flat();

  test.each(LATE)(
    'keeps its cells free while it shows %s, and nothing is struck through when it has arrived',
    (late) => {
      const stage = openSetUp();
      stage.sheets.delay('A2', late);
      stage.sheets.type('A2', '=NONOGRAM_ROWS(B2:K11)');
      expect(verdictOf(stage.sheets)).toMatch(/A2 .*(loading|late)/);
      draw(stage.sheets, JELLYFISH);
      expect(shown(stage)).toEqual([late, ...Array<string>(9).fill('')]);
      expect(standingVerdict(stage)).toBe('');
      stage.sheets.arrive();
      expect(shown(stage)).toEqual(JELLYFISH_CLUES.rows);
      expect(standingVerdict(stage)).toMatch(/^Unique Solution!/);
    },
  );

  test('is named when it is another and late', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    stage.sheets.type('Z1', '4');
    stage.sheets.delay('A2', 'Loading...');
    stage.sheets.type('A2', '=Z1&""');
    expect(verdictOf(stage.sheets)).toMatch(/^Check the clues! A2 is still loading/);
    stage.sheets.chooseMenu('Check puzzle');
    expect(verdictOf(stage.sheets)).toMatch(/^Check the clues! A2 is still loading/);
    expect(stage.asked.filter(({ message }) => /Replace/.test(message))).toEqual([]);
    stage.sheets.arrive();
    stage.sheets.chooseMenu('Check puzzle');
    expect(standingVerdict(stage)).toMatch(/^Unique Solution!/);
  });

  test('that has no room is not taken for the clues', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    stage.sheets.type('A5', '3');
    stage.sheets.type('A2', '=NONOGRAM_ROWS(B2:K11)');
    expect(shown(stage)[0]).toBe('#REF!');
    expect(standingVerdict(stage)).not.toMatch(/Unique/);
  });
});

test('clues that are late are named as that', () => {
  const stage = openSetUp();
  stage.sheets.paste('B1', [['1', '1', ...Array<string>(8).fill('0')]]);
  stage.sheets.paste('A2', [['1'], ['1'], ...Array.from({ length: 8 }, () => ['0'])]);
  stage.sheets.delay('A3', 'Loading...');
  stage.sheets.type('A3', '=Z1');
  expect(verdictOf(stage.sheets)).toMatch(/A3 is still loading/);
});

import {
  draw,
  JELLYFISH,
  JELLYFISH_CLUES,
  openSetUp,
  openStage,
  rangeOf,
  type Stage,
  stateOf,
  verdictOf,
} from './stage';
import { call, problem, sheetId } from './wire';

describe('sidebarReadPuzzle', () => {
  test('gives name, size and picture of the open sheet', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    expect(call(stage, 'sidebarReadPuzzle')).toEqual({
      ok: true,
      value: {
        sheetId: sheetId(stage),
        sheetName: 'Sheet1',
        size: { rows: 10, columns: 10 },
        content: { kind: 'picture', picture: JELLYFISH },
        ink: '#7E57C2',
        mark: expect.any(String),
      },
    });
  });

  test('gives typed clues where the grid is empty, as they stand in the sheet', () => {
    const stage = openSetUp();
    stage.sheets.paste('A2', [['2,1'], ['0'], ['two']]);
    stage.sheets.paste('B1', [['1\n1']]);
    const content = {
      kind: 'clues',
      rows: ['2,1', '0', 'two', ...Array(7).fill('')],
      columns: ['1\n1', ...Array(9).fill('')],
    };
    expect(call(stage, 'sidebarReadPuzzle')).toMatchObject({ ok: true, value: { content } });
  });

  test('says that there is nothing yet, also on a sheet that was never set up', () => {
    const size = { rows: 10, columns: 10 };
    expect(call(openStage(), 'sidebarReadPuzzle')).toMatchObject({ value: { size, content: { kind: 'nothing' } } });
  });

  test('writes nothing where A1 says that there is nothing yet', () => {
    const stage = openSetUp();
    call(stage, 'sidebarReadPuzzle');
    expect(stage.sheets.calls.filter(({ name }) => /\.(set|add|remove|clear)/.test(name))).toEqual([]);
  });

  test('takes back a verdict about a picture that has gone without an edit', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    rangeOf(stage.sheets, 'B2:K11').clearContent();
    call(stage, 'sidebarReadPuzzle');
    expect(verdictOf(stage.sheets)).toMatch(/^Nothing to check yet!/);
  });

  test('takes back a verdict about typed clues that another script has changed, and gives one where there was none', () => {
    const stage = openSetUp();
    const clues = JELLYFISH_CLUES.rows.map((clue) => [clue]);
    stage.sheets.paste('A2', clues);
    stage.sheets.paste('B1', [JELLYFISH_CLUES.columns]);
    expect(verdictOf(stage.sheets)).toMatch(/^Unique Solution!/);
    rangeOf(stage.sheets, 'A2').setValue('10');
    call(stage, 'sidebarReadPuzzle');
    expect(verdictOf(stage.sheets)).not.toMatch(/^Unique Solution!/);
    stage.sheets.clear('A1:K11');
    expect(verdictOf(stage.sheets)).toMatch(/^Nothing to check yet!/);
    rangeOf(stage.sheets, 'A2:A11').setValues(clues);
    rangeOf(stage.sheets, 'B1:K1').setValues([JELLYFISH_CLUES.columns]);
    call(stage, 'sidebarReadPuzzle');
    expect(verdictOf(stage.sheets)).toMatch(/^Unique Solution!/);
  });

  test.each([
    ['B3', 'maybe', /B3 holds the text maybe/],
    ['A2', '=1/0', /A2 shows the error/],
  ])('says what is wrong with %s', (cell, text, sentence) => {
    const stage = openStage();
    stage.sheets.type(cell, text);
    expect(call(stage, 'sidebarReadPuzzle')).toMatchObject({
      ok: true,
      value: { sheetName: 'Sheet1', content: { kind: 'refused', problem: expect.stringMatching(sentence) } },
    });
  });

  test('names a sheet without cells, and says why it shows nothing of it', () => {
    const stage = openStage();
    stage.sheets.addChartSheet('Chart1');
    expect(call(stage, 'sidebarReadPuzzle')).toMatchObject({
      ok: true,
      value: { sheetName: 'Chart1', content: { kind: 'refused', problem: expect.stringMatching(/is a chart/) } },
    });
  });

  test('gives the attempt that is drawn beside typed clues', () => {
    const stage = openSetUp();
    stage.sheets.paste(
      'A2',
      JELLYFISH_CLUES.rows.map((clue) => [clue]),
    );
    stage.sheets.paste('B1', [JELLYFISH_CLUES.columns]);
    expect(call(stage, 'sidebarReadPuzzle')).toMatchObject({ value: { content: { kind: 'clues', picture: null } } });
    stage.sheets.type('B2', 'TRUE');
    const picture = ['#.........', ...Array(9).fill('..........')];
    expect(call(stage, 'sidebarReadPuzzle')).toMatchObject({ value: { content: { kind: 'clues', picture } } });
  });

  test('gives the colour of the rule for filled cells, also when the person has chosen another', () => {
    const stage = openSetUp();
    const sheet = stage.sheets.services.SpreadsheetApp.getActiveSheet();
    const rules = sheet
      .getConditionalFormatRules()
      .map((rule) =>
        rule.getBooleanCondition()?.getBackground()?.toUpperCase() === '#7E57C2'
          ? rule.copy().setBackground('#00695c').build()
          : rule,
      );
    sheet.setConditionalFormatRules(rules);
    expect(call(stage, 'sidebarReadPuzzle')).toMatchObject({ value: { ink: '#00695C' } });
  });
});

describe('sidebarFollow', () => {
  /** The mark of what the sheet holds now. */
  function markOf(stage: Stage): string {
    const reply = call(stage, 'sidebarReadPuzzle');
    return (reply as { readonly value: { readonly mark: string } }).value.mark;
  }

  test('says that nothing is new by seven calls, of which two read cells or notes, and writes nothing', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    const mark = markOf(stage);
    expect(call(stage, 'sidebarFollow', mark)).toEqual({ ok: true, value: null });
    const reaching = stage.sheets.calls.map(({ name }) => name).filter((name) => !/\.(getKey|getValue)$/.test(name));
    expect(reaching).toEqual([
      'SpreadsheetApp.getActiveSheet',
      'Sheet.getType',
      'Sheet.getDeveloperMetadata',
      'Sheet.getSheetId',
      'Sheet.getName',
      'Sheet.getRange',
      'Range.getValues',
    ]);
  });

  test.each<[string, (stage: Stage) => unknown]>([
    ['a cell is filled', ({ sheets }) => sheets.type('C3', 'TRUE')],
    ['another script has emptied one', ({ sheets }) => rangeOf(sheets, 'E2').setValue(false)],
    ['a clue is typed', ({ sheets }) => sheets.type('A2', '1 1')],
    [
      'the size is another',
      ({ sheets, answer }) => {
        answer({ button: 'OK', text: '12 x 10' });
        sheets.chooseMenu('Change size…');
      },
    ],
    ['another sheet is open', ({ sheets }) => sheets.addSheet('Owl')],
  ])('gives the puzzle when %s', (_, change) => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    const mark = markOf(stage);
    change(stage);
    const reply = call(stage, 'sidebarFollow', mark);
    expect(reply).toEqual(call(stage, 'sidebarReadPuzzle'));
    expect(reply).toMatchObject({ ok: true, value: { mark: expect.any(String) } });
    expect(markOf(stage)).not.toBe(mark);
  });

  test('writes no more once A1 says that the picture keeps changing by itself', () => {
    const stage = openSetUp();
    stage.sheets.type('B2', '=ARRAYFORMULA(IF(RANDARRAY(10,10)>0.5, TRUE, FALSE))');
    stage.sheets.type('O1', 'x');
    expect(verdictOf(stage.sheets)).toMatch(/kept changing/);
    call(stage, 'sidebarFollow', 'another mark');
    expect(stage.sheets.calls.filter(({ name }) => /\.(set|add|remove|clear)/.test(name))).toEqual([]);
  });

  test('finds nothing new after what it gave, whatever kind of sheet that was', () => {
    const stage = openStage();
    for (const prepare of [
      () => undefined,
      () => draw(stage.sheets, JELLYFISH),
      () => stage.sheets.type('B3', 'maybe'),
      () => stage.sheets.addSheet('Small', { rows: 3, columns: 3 }),
      () => stage.sheets.addChartSheet('Chart1'),
    ]) {
      prepare();
      expect(call(stage, 'sidebarFollow', markOf(stage))).toEqual({ ok: true, value: null });
    }
  });
});

describe('sidebarShowCell', () => {
  test('selects a cell, wherever it is', () => {
    const stage = openSetUp();
    expect(call(stage, 'sidebarShowCell', { sheetId: sheetId(stage), row: 3, column: 1 })).toEqual({
      ok: true,
      value: null,
    });
    expect(stage.sheets.view().selection).toBe('A3');
  });

  test('refuses cells and sheets that are not there', () => {
    const stage = openSetUp();
    const cell = { sheetId: sheetId(stage), row: 2, column: 2 };
    expect(call(stage, 'sidebarShowCell', { ...cell, row: 5000 })).toEqual(problem(/not there any more/));
    expect(call(stage, 'sidebarShowCell', { ...cell, sheetId: 99 })).toEqual(problem(/not there any more/));
    for (const wrong of [null, {}, { ...cell, row: 0 }, { ...cell, column: 1.5 }]) {
      expect(call(stage, 'sidebarShowCell', wrong)).toEqual(problem(/./));
    }
  });
});

describe('sidebarOpenLarge', () => {
  test('shows the page at a view in a dialog with room', () => {
    const stage = openStage();
    expect(call(stage, 'sidebarOpenLarge', 'steps')).toEqual({ ok: true, value: null });
    expect(stage.sheets.dialog).toMatchObject({
      title: 'Nonogram',
      width: 1000,
      height: 700,
      html: expect.stringContaining('data-view="steps"'),
    });
    expect(call(stage, 'sidebarOpenLarge', 'nothing')).toEqual(problem(/./));
  });
});

describe('sidebarShowLine', () => {
  test.each([
    ['row', 2, 'B4:K4'],
    ['column', 9, 'K2:K11'],
  ])('selects the cells of %s %i', (kind, index, cells) => {
    const stage = openSetUp();
    expect(call(stage, 'sidebarShowLine', { sheetId: sheetId(stage), kind, index })).toEqual({ ok: true, value: null });
    expect(stage.sheets.view().selection).toBe(cells);
  });

  test.each([
    ['row', 1, 'B3:M3'],
    ['column', 11, 'M2:M3'],
  ])('selects %s %i of a puzzle that is wider than high', (kind, index, cells) => {
    const stage = openSetUp();
    stage.answer({ button: 'OK', text: '2 x 12' });
    stage.sheets.chooseMenu('Change size…');
    expect(call(stage, 'sidebarShowLine', { sheetId: sheetId(stage), kind, index })).toEqual({ ok: true, value: null });
    expect(stage.sheets.view().selection).toBe(cells);
    const beyond = { sheetId: sheetId(stage), kind, index: kind === 'row' ? 2 : 12 };
    expect(call(stage, 'sidebarShowLine', beyond)).toEqual(problem(/another size now/));
  });

  test('goes to the sheet of the puzzle when another is open', () => {
    const stage = openSetUp();
    const line = { sheetId: sheetId(stage), kind: 'row', index: 0 };
    stage.sheets.addSheet('Other');
    call(stage, 'sidebarShowLine', line);
    expect(stage.sheets.activeSheetName).toBe('Sheet1');
  });

  test('says when the line or the sheet is not there any more', () => {
    const stage = openSetUp();
    const id = sheetId(stage);
    expect(call(stage, 'sidebarShowLine', { sheetId: id, kind: 'row', index: 10 })).toEqual(
      problem(/another size now/),
    );
    expect(call(stage, 'sidebarShowLine', { sheetId: id + 99, kind: 'row', index: 1 })).toEqual(
      problem(/not there any more/),
    );
  });
});

const BAD_REQUESTS: readonly unknown[] = [
  null,
  'x',
  {},
  { sheetId: 'x' },
  {
    sheetId: 0,
    clues: { rows: [[1]], columns: [['1']] },
    picture: ['#', '##'],
    overwrite: true,
    kind: 'row',
    index: 0.5,
  },
  { sheetId: 0, clues: { rows: [[1]] }, picture: ['x'], overwrite: true, kind: 'diagonal', index: 0 },
  { sheetId: 0, clues: { rows: '1', columns: [[1]] }, picture: '#', overwrite: true, kind: 'column', index: '1' },
  { sheetId: 0, clues: null, picture: [['#']], overwrite: true, index: 1 },
  { sheetId: 0, clues: { rows: [[1], []], columns: [[1], []] }, picture: ['#.', '..'], kind: 'row' },
];

describe.each(['sidebarWriteClues', 'sidebarWritePicture', 'sidebarShowLine'])('%s', (name) => {
  test.each(BAD_REQUESTS)('answers a request it does not understand in a sentence: %j', (request) => {
    const stage = openSetUp();
    const before = stateOf(stage.sheets);
    expect(call(stage, name, request)).toEqual(problem(/does not understand/));
    expect(stateOf(stage.sheets) === before).toBe(true);
  });
});

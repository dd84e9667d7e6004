/** Reading, plans and questions answered No change nothing: no row, column, format, rule or note, and no size. */
import { draw, JELLYFISH, openSetUp, openStage, type Stage, stateOf, valuesOf, verdictOf } from './stage';
import { call, cluesOnWire, problem, sheetId } from './wire';

/** Cuts the only sheet down to so many rows and columns. */
function shrink({ sheets }: Stage, rows: number, columns: number): void {
  sheets.restore(sheets.save().replace(/"rows":\d+,"columns":\d+/, `"rows":${rows},"columns":${columns}`));
}

function sizeOfSheet({ sheets }: Stage): readonly [number, number] {
  const sheet = sheets.services.SpreadsheetApp.getActiveSheet();
  return [sheet.getMaxRows(), sheet.getMaxColumns()];
}

/** A sheet of 5 rows and 4 columns, never set up, with a small picture and something of the person's own in A1. */
function smallSheet(): Stage {
  const stage = openStage();
  shrink(stage, 5, 4);
  stage.sheets.type('A1', 'Shopping');
  draw(stage.sheets, ['##', '.#']);
  return stage;
}

describe('on a sheet of 5 rows and 4 columns', () => {
  test('the sidebar reads what is there, and the rest of the 10 × 10 cells as blank', () => {
    const stage = smallSheet();
    const before = stateOf(stage.sheets);
    const blank = '.'.repeat(10);
    const picture = ['##........', '.#........', ...Array(8).fill(blank)];
    expect(call(stage, 'sidebarReadPuzzle')).toMatchObject({ value: { content: { kind: 'picture', picture } } });
    expect(stateOf(stage.sheets) === before).toBe(true);
    expect(sizeOfSheet(stage)).toEqual([5, 4]);
  });

  test.each(['Set up sheet', 'Write clues', 'Check puzzle', 'Change size…'])(
    '%s asks before it uses the sheet, and leaves it as large as it was on No',
    (command) => {
      const stage = smallSheet();
      const before = stateOf(stage.sheets);
      stage.answer('NO');
      stage.sheets.chooseMenu(command);
      expect(stage.asked.map(({ message }) => message).join()).toMatch(/A1 holds something else/);
      expect(stateOf(stage.sheets) === before).toBe(true);
    },
  );

  test.each([
    ['sidebarWriteClues', { clues: cluesOnWire(['1', '0'], ['1', '0']) }],
    ['sidebarWritePicture', { picture: JELLYFISH }],
  ])('%s asks before it makes room', (name, request) => {
    const stage = smallSheet();
    const before = stateOf(stage.sheets);
    const asked = call(stage, name, { sheetId: sheetId(stage), ...request, overwrite: false });
    expect(asked).toMatchObject({ ok: true, value: { written: false } });
    expect(stateOf(stage.sheets) === before).toBe(true);
  });

  test.each([
    ['Set up sheet', 12],
    ['Write clues', 11],
    ['Check puzzle', 12],
  ])('%s makes room once it may', (command, lines) => {
    const stage = smallSheet();
    stage.answer('YES', 'NO');
    stage.sheets.chooseMenu(command);
    expect(sizeOfSheet(stage)).toEqual([lines, lines]);
    expect(valuesOf(stage.sheets, 'A2:A3')).toEqual([['2'], ['1']]);
  });

  test('Change size… to a small puzzle makes only the room that it takes', () => {
    const stage = smallSheet();
    stage.answer('YES', { button: 'OK', text: '3 x 3' });
    stage.sheets.chooseMenu('Change size…');
    expect(sizeOfSheet(stage)).toEqual([5, 5]);
    expect(valuesOf(stage.sheets, 'A2:A4')).toEqual([['2'], ['1'], ['0']]);
  });

  test('an edit does nothing', () => {
    const stage = smallSheet();
    stage.sheets.type('C4', 'TRUE');
    expect(sizeOfSheet(stage)).toEqual([5, 4]);
    expect(stage.sheets.calls.filter(({ name }) => /\.(set|insert|add)/.test(name))).toEqual([]);
  });
});

describe('a refused Change size…', () => {
  test.each([
    ['30', 'O1', 'TRUE,FALSE', /O1 would become a clue cell/],
    ['30 x 10', 'C13', 'drawn in May', /C13 holds the text drawn in May/],
  ])('to %s leaves the sheet as large as it was because of %s', (size, cell, content, sentence) => {
    const stage = openSetUp();
    shrink(stage, 25, 20);
    stage.sheets.type(cell, content);
    const before = stateOf(stage.sheets);
    stage.answer({ button: 'OK', text: size });
    stage.sheets.chooseMenu('Change size…');
    expect(stage.told()).toMatch(sentence);
    expect(stateOf(stage.sheets) === before).toBe(true);
    expect(sizeOfSheet(stage)).toEqual([25, 20]);
  });
});

describe('a sheet that has lost columns of its puzzle', () => {
  function cutOff(): Stage {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    stage.sheets.deleteRows(31, 970);
    stage.sheets.deleteColumns(9, 18);
    return stage;
  }

  test('is not enlarged by an edit, which says in A1 what is missing', () => {
    const stage = cutOff();
    stage.sheets.type('B2', 'TRUE');
    expect(sizeOfSheet(stage)).toEqual([30, 8]);
    expect(verdictOf(stage.sheets)).toBe(
      'Check the grid! Rows or columns were added or removed: the coloured grid now covers B2:H11, but the puzzle has 10 × 10 cells. Undo that, or choose Nonogram > Change size… and type 10 x 7.',
    );
  });

  test('gets them back by Set up sheet', () => {
    const stage = cutOff();
    stage.answer('NO');
    stage.sheets.chooseMenu('Set up sheet');
    expect(stage.asked[stage.asked.length - 1]?.message).toMatch(/Make it 10 × 7\?/);
    expect(sizeOfSheet(stage)).toEqual([30, 12]);
    expect(valuesOf(stage.sheets, 'A2')).toEqual([['4']]);
  });

  test('takes a smaller size', () => {
    const stage = cutOff();
    stage.answer({ button: 'OK', text: '10 x 7' }, 'YES');
    stage.sheets.chooseMenu('Change size…');
    expect(sizeOfSheet(stage)).toEqual([30, 9]);
    expect(verdictOf(stage.sheets)).toMatch(/^(Unique|Not Unique)/);
  });

  test('is not enlarged by the sidebar, which says what is missing', () => {
    const stage = cutOff();
    stage.sheets.type('C3', 'TRUE');
    const before = stateOf(stage.sheets);
    expect(call(stage, 'sidebarReadPuzzle')).toMatchObject({
      value: { content: { kind: 'refused', problem: expect.stringMatching(/coloured grid now covers B2:H11/) } },
    });
    expect(stateOf(stage.sheets) === before).toBe(true);
  });

  test('does not show a line that is not there', () => {
    const stage = cutOff();
    const line = { sheetId: sheetId(stage), kind: 'column', index: 9 };
    expect(call(stage, 'sidebarShowLine', line)).toEqual(problem(/another size now/));
  });
});

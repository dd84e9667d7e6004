/** Verdict and clues of a large puzzle stay in view; what the person freezes and unfreezes is theirs. */
import { draw, openSetUp, openStage, rangeOf, type Stage, stateOf, verdictOf } from './stage';

const SET_UP = 'Set up sheet';

function openSized(text: string, options: Parameters<typeof openSetUp>[0] = {}): Stage {
  const stage = openSetUp(options);
  changeSize(stage, text);
  return stage;
}

function changeSize(stage: Stage, text: string): void {
  stage.answer({ button: 'OK', text });
  stage.sheets.chooseMenu('Change size…');
}

function sheetOf({ sheets }: Stage): GoogleAppsScript.Spreadsheet.Sheet {
  return sheets.services.SpreadsheetApp.getActiveSheet();
}

/** How many rows and columns are frozen. */
function frozen({ sheets }: Stage): readonly number[] {
  const { rows, columns } = sheets.view().frozen;
  return [rows, columns];
}

/** Gives the note about the puzzle another layout; undefined takes it away, as in notes of version 0.1.0. */
function noteLayout(stage: Stage, layout: unknown): void {
  const [note] = sheetOf(stage).getDeveloperMetadata();
  note?.setValue(JSON.stringify({ ...JSON.parse(note.getValue() ?? ''), layout }));
}

describe('Row 1 and column A', () => {
  test.each([
    ['20 x 20', [1, 1]],
    ['5 x 20', [1, 1]],
    ['20 x 5', [1, 1]],
    ['19 x 19', [0, 0]],
  ])('of a puzzle of %s are frozen so: %j', (text, expected) => {
    expect(frozen(openSized(text))).toEqual(expected);
  });

  test('are free again when the puzzle is small again', () => {
    const stage = openSized('25');
    changeSize(stage, '22');
    expect(frozen(stage)).toEqual([1, 1]);
    changeSize(stage, '10');
    expect(frozen(stage)).toEqual([0, 0]);
  });

  test('are frozen as well when the sidebar writes a large picture', () => {
    const stage = openSetUp();
    const picture = Array.from({ length: 20 }, () => '#'.repeat(20));
    stage.sheets.callServer('sidebarWritePicture', { sheetId: 0, picture, overwrite: true });
    expect(frozen(stage)).toEqual([1, 1]);
    stage.sheets.callServer('sidebarWritePicture', { sheetId: 0, picture: ['##', '##'], overwrite: true });
    expect(frozen(stage)).toEqual([0, 0]);
  });

  test('are frozen by Set up sheet where an earlier version laid out a large puzzle, and free when it gets smaller', () => {
    const stage = openSized('20');
    for (const layout of [undefined, 'spoilt', { cell: 30 }]) {
      noteLayout(stage, layout);
      stage.sheets.freeze(0, 0);
      sheetOf(stage).setRowHeights(2, 20, 30).setColumnWidths(2, 20, 30);
      stage.sheets.chooseMenu(SET_UP);
      expect(frozen(stage)).toEqual([1, 1]);
      expect([sheetOf(stage).getRowHeight(21), sheetOf(stage).getColumnWidth(2)]).toEqual([20, 20]);
    }
    changeSize(stage, '10');
    expect(frozen(stage)).toEqual([0, 0]);
  });

  test('are laid out by Set up sheet without changing anything the second time', () => {
    const stage = openSized('20');
    const once = stateOf(stage.sheets);
    stage.sheets.chooseMenu(SET_UP);
    expect(stateOf(stage.sheets) === once).toBe(true);
  });

  test('are free again after a picture that goes on beyond a large grid was taken in', () => {
    const stage = openSized('20');
    noteLayout(stage, undefined);
    stage.sheets.freeze(0, 0);
    rangeOf(stage.sheets, 'B22').setValue(true);
    stage.answer('YES');
    stage.sheets.chooseMenu(SET_UP);
    expect(stage.told()).toMatch(/Ready: draw in B2:U22/);
    stage.answer({ button: 'OK', text: '10' }, 'YES');
    stage.sheets.chooseMenu('Change size…');
    expect(frozen(stage)).toEqual([0, 0]);
  });
});

describe('What the person', () => {
  test('has frozen stays, and what is not frozen yet is added beside it', () => {
    const stage = openSetUp();
    stage.sheets.freeze(2, 0);
    changeSize(stage, '20');
    expect(frozen(stage)).toEqual([2, 1]);
    changeSize(stage, '10');
    expect(frozen(stage)).toEqual([2, 0]);
  });

  test('has frozen of a small puzzle is no matter of the add-on, be it the same as the add-on would freeze', () => {
    const stage = openSetUp();
    stage.sheets.freeze(1, 1);
    changeSize(stage, '20');
    changeSize(stage, '12');
    expect(frozen(stage)).toEqual([1, 1]);
  });

  test('has frozen since the add-on did stays when the puzzle is small again', () => {
    const stage = openSized('20');
    stage.sheets.freeze(3, 1);
    changeSize(stage, '10');
    expect(frozen(stage)).toEqual([3, 0]);
    changeSize(stage, '20');
    changeSize(stage, '10');
    expect(frozen(stage)).toEqual([3, 0]);
  });

  test('has unfrozen stays unfrozen', () => {
    const stage = openSized('20');
    stage.sheets.freeze(0, 1);
    stage.sheets.chooseMenu(SET_UP);
    changeSize(stage, '25');
    expect(frozen(stage)).toEqual([0, 1]);
    changeSize(stage, '10');
    expect(frozen(stage)).toEqual([0, 0]);
  });

  test('has made so large that it would fill the window is not frozen', () => {
    const stage = openSetUp();
    sheetOf(stage).setColumnWidth(1, 600);
    stage.sheets.freeze(2, 0);
    changeSize(stage, '20');
    expect(frozen(stage)).toEqual([2, 0]);
    stage.sheets.freeze(0, 0);
    sheetOf(stage).setRowHeight(1, 400);
    stage.sheets.chooseMenu(SET_UP);
    expect(frozen(stage)).toEqual([0, 0]);
  });
});

describe('What Sheets refuses to freeze', () => {
  test('keeps nothing else from being done, and is frozen when nothing stands in the way any more', () => {
    const stage = openSetUp();
    stage.sheets.mergeCells('Z1:Z2');
    stage.told();
    changeSize(stage, '20');
    expect(stage.told()).toMatch(/The puzzle now has 20 × 20 cells: B2:U21\.$/);
    expect(frozen(stage)).toEqual([0, 1]);
    expect(stage.sheets.logged.join()).toMatch(/Freezing the clues: .*only part of a merged cell/);
    stage.sheets.deleteColumns(26, 1);
    stage.sheets.chooseMenu(SET_UP);
    expect(frozen(stage)).toEqual([1, 1]);
  });

  test('does so as well where it refuses to free it', () => {
    const stage = openSized('20');
    const refuse = (name: string) => {
      if (name === 'Sheet.setFrozenRows') throw new Error('Service error: Spreadsheets');
    };
    stage.sheets.onCall = ({ name }) => refuse(name);
    changeSize(stage, '10');
    stage.sheets.onCall = null;
    expect(stage.told()).toMatch(/The puzzle now has 10 × 10 cells/);
    expect(frozen(stage)).toEqual([1, 0]);
    stage.sheets.chooseMenu(SET_UP);
    expect(frozen(stage)).toEqual([0, 0]);
  });

  test('may be all rows that are not hidden', () => {
    const stage = openSized('20', { size: { rows: 22, columns: 22 } });
    changeSize(stage, '10');
    stage.sheets.hideRows(2, 21);
    changeSize(stage, '20');
    expect(frozen(stage)).toEqual([0, 1]);
    expect(verdictOf(stage.sheets)).toMatch(/^Nothing to check yet!/);
  });
});

test('A sheet with fewer rows and columns is made larger before anything is frozen', () => {
  const stage = openStage({ size: { rows: 5, columns: 1 } });
  draw(stage.sheets, ['#'], 'A5');
  stage.sheets.clear('A5');
  stage.answer('NO');
  stage.sheets.chooseMenu(SET_UP);
  changeSize(stage, '20');
  expect(frozen(stage)).toEqual([1, 1]);
});

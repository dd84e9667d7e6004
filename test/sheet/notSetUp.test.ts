/** What Check puzzle and Write clues leave on a sheet that was never set up: it can be read, and nothing else has changed. */
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
  verdictOf,
} from './stage';
import { linesOf } from './textLines';

function drawn(): Stage {
  const stage = openStage();
  draw(stage.sheets, JELLYFISH);
  return stage;
}

/** Height of row 1 and width of column A. */
function roomOf({ sheets }: Stage) {
  const { rowHeights, columnWidths } = sheets.view();
  return { height: rowHeights[0] ?? 0, width: columnWidths[0] ?? 0 };
}

/** The sizes of all other rows and columns, each of them once. */
function otherSizes({ sheets }: Stage): readonly number[] {
  const { rowHeights, columnWidths } = sheets.view();
  return [...new Set([...rowHeights.slice(1), ...columnWidths.slice(1)])];
}

describe.each(['Check puzzle', 'Write clues'])('%s on a sheet that was never set up', (command) => {
  test('shows every number of the column clues, and row clues on one line', () => {
    const stage = drawn();
    stage.sheets.chooseMenu(command);
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
    expect(roomOf(stage).height).toBeGreaterThanOrEqual(5 * 17);
    expect(linesOf('1 1 1 1 1', roomOf(stage).width, 10)).toBe(1);
  });

  test('changes no other size, and makes nothing smaller', () => {
    const stage = drawn();
    stage.sheets.services.SpreadsheetApp.getActiveSheet().setRowHeight(1, 300).setColumnWidth(1, 400);
    stage.sheets.chooseMenu(command);
    expect(roomOf(stage)).toEqual({ height: 300, width: 400 });
    expect(otherSizes(stage)).toEqual([21, 100]);
  });
});

describe('Check puzzle on a sheet that was never set up', () => {
  test('shows all of the verdict', () => {
    const stage = drawn();
    stage.sheets.chooseMenu('Check puzzle');
    const { height, width } = roomOf(stage);
    expect(rangeOf(stage.sheets, 'A1').getVerticalAlignment()).toBe('top');
    expect(linesOf(String(verdictOf(stage.sheets)), width, 10)).toBeLessThanOrEqual(Math.floor(height / 17));
  });

  test('says once what Set up sheet would do, and asks nothing', () => {
    const stage = drawn();
    stage.sheets.chooseMenu('Check puzzle');
    expect(stage.told()).toBe('Nonogram > Set up sheet makes the cells square and colours the picture.');
    expect(stage.asked).toEqual([]);
    stage.sheets.chooseMenu('Check puzzle');
    expect(stage.told()).toBe('');
  });

  test('says nothing of the kind where the puzzle is set up, be the note about it lost', () => {
    const stage = openSetUp();
    stage.told();
    draw(stage.sheets, JELLYFISH);
    stage.sheets.chooseMenu('Check puzzle');
    stage.sheets.duplicateSheet({ metadata: false });
    stage.sheets.chooseMenu('Check puzzle');
    expect(stage.told()).toBe('');
  });
});

test('Write clues on an empty grid leaves all sizes as they are', () => {
  const stage = openStage();
  stage.sheets.chooseMenu('Write clues');
  expect(stage.told()).toMatch(/^The grid B2:K11 is empty\./);
  expect(roomOf(stage)).toEqual({ height: 21, width: 100 });
});

test('After Set up sheet neither A1 nor its note tells to set the sheet up', () => {
  const stage = openStage();
  stage.sheets.chooseMenu('Check puzzle');
  stage.answer('NO');
  stage.sheets.chooseMenu('Set up sheet');
  expect(`${verdictOf(stage.sheets)}\n${noteOf(stage.sheets)}`).not.toMatch(/Set up sheet/);
});

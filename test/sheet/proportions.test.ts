/** How large cells and clues are, what of a person's own sizes stays, and that clues and verdicts can be read. */
import type { Size } from '../../src/contract/places';
import { howToBegin, sizeInWords } from '../../src/contract/wording';
import type { Line, Verdict } from '../../src/core';
import { describeMoved, describeOverreach } from '../../src/sheet/words/cells';
import { announcementText, cluesMissing, drawingSentence, verdictSentence } from '../../src/sheet/words/verdicts';
import { openSetUp, rangeOf, type Stage } from './stage';
import { linesOf, widthOf } from './textLines';

const SET_UP = 'Set up sheet';

function openSized(text: string): Stage {
  const stage = openSetUp();
  changeSize(stage, text);
  return stage;
}

function changeSize(stage: Stage, text: string): void {
  stage.answer({ button: 'OK', text });
  stage.sheets.chooseMenu('Change size…');
  stage.told();
}

function sheetOf({ sheets }: Stage): GoogleAppsScript.Spreadsheet.Sheet {
  return sheets.services.SpreadsheetApp.getActiveSheet();
}

/** The heights of the grid's rows and the widths of its columns, each of them once. */
function cellSizes({ sheets }: Stage, { rows, columns }: Size) {
  const { rowHeights, columnWidths } = sheets.view();
  return {
    heights: [...new Set(rowHeights.slice(1, rows + 1))],
    widths: [...new Set(columnWidths.slice(1, columns + 1))],
  };
}

/** Width of column A and height of row 1. */
function roomOf({ sheets }: Stage) {
  const { rowHeights, columnWidths } = sheets.view();
  return { width: columnWidths[0] ?? 0, height: rowHeights[0] ?? 0 };
}

describe('Grid cells', () => {
  test.each([
    [{ rows: 19, columns: 19 }, 30],
    [{ rows: 20, columns: 20 }, 20],
    [{ rows: 20, columns: 5 }, 20],
    [{ rows: 5, columns: 20 }, 20],
    [{ rows: 30, columns: 30 }, 20],
  ])('of a puzzle of %j are %i pixels large', (size, pixels) => {
    const stage = openSized(sizeInWords(size));
    expect(cellSizes(stage, size)).toEqual({ heights: [pixels], widths: [pixels] });
    stage.sheets.chooseMenu(SET_UP);
    expect(cellSizes(stage, size)).toEqual({ heights: [pixels], widths: [pixels] });
  });

  test('are large again when the puzzle is small again, and the lines outside as any others', () => {
    const stage = openSized('25');
    changeSize(stage, '15');
    expect(cellSizes(stage, { rows: 15, columns: 15 })).toEqual({ heights: [30], widths: [30] });
    const { rowHeights, columnWidths } = stage.sheets.view();
    expect([rowHeights[20], columnWidths[20]]).toEqual([21, 100]);
  });

  test('that the person gave another size keep it, and new ones take it over', () => {
    const stage = openSetUp();
    sheetOf(stage).setRowHeights(2, 10, 42);
    for (const text of ['12', '25', '12']) {
      changeSize(stage, text);
      const sizes = cellSizes(stage, { rows: Number(text), columns: Number(text) });
      expect(sizes).toEqual({ heights: [42], widths: [text === '25' ? 20 : 30] });
    }
    stage.sheets.chooseMenu(SET_UP);
    expect(cellSizes(stage, { rows: 12, columns: 12 }).heights).toEqual([42]);
  });

  test.each([2, 5, 11])('get their size back when column %i alone was made wider, and a row has come in', (column) => {
    const stage = openSetUp();
    sheetOf(stage).setColumnWidth(column, 90);
    stage.sheets.insertRows(2 + (column % 2), 1);
    stage.answer('YES');
    stage.sheets.chooseMenu(SET_UP);
    expect(cellSizes(stage, { rows: 10, columns: 10 })).toEqual({ heights: [30], widths: [30] });
  });

  test('get their size back when single columns were made equally wide', () => {
    const stage = openSetUp();
    sheetOf(stage).setColumnWidth(2, 45).setColumnWidth(4, 45);
    stage.sheets.chooseMenu(SET_UP);
    expect(cellSizes(stage, { rows: 10, columns: 10 })).toEqual({ heights: [30], widths: [30] });
  });

  test('are laid out anew where lines have the size of new ones', () => {
    const stage = openSetUp();
    sheetOf(stage).setRowHeights(2, 10, 21).setColumnWidths(2, 10, 100);
    stage.sheets.chooseMenu(SET_UP);
    expect(cellSizes(stage, { rows: 10, columns: 10 })).toEqual({ heights: [30], widths: [30] });
  });
});

describe('Row 1 and column A', () => {
  test('stay as large as the person made them, also through other sizes', () => {
    const stage = openSetUp();
    sheetOf(stage).setRowHeight(1, 160).setColumnWidth(1, 260);
    stage.sheets.chooseMenu(SET_UP);
    expect(roomOf(stage)).toEqual({ width: 260, height: 160 });
    changeSize(stage, '30');
    expect(roomOf(stage)).toEqual({ width: 260, height: 220 });
    changeSize(stage, '10');
    expect(roomOf(stage)).toEqual({ width: 260, height: 136 });
  });

  test('become as large as verdict and clues need', () => {
    const stage = openSetUp();
    sheetOf(stage).setRowHeight(1, 40).setColumnWidth(1, 60);
    stage.sheets.chooseMenu(SET_UP);
    expect(roomOf(stage)).toEqual({ width: 200, height: 136 });
  });

  test('have room for a clue of as many numbers as a column can have', () => {
    expect(roomOf(openSized('19')).height).toBe(10 * 17 + 10);
    expect(roomOf(openSized('30')).height).toBe(15 * 14 + 10);
  });

  test('become smaller again with the puzzle', () => {
    const stage = openSized('30');
    expect(roomOf(stage).height).toBe(220);
    changeSize(stage, '10');
    expect(roomOf(stage)).toEqual({ width: 200, height: 136 });
  });
});

describe('Clues', () => {
  test('are of 8 points in a large puzzle, and of 10 again in a small one and outside of it', () => {
    const stage = openSized('20');
    const points = (...cells: readonly string[]) => cells.map((cell) => rangeOf(stage.sheets, cell).getFontSize());
    expect(points('A2', 'A21', 'B1', 'U1')).toEqual([8, 8, 8, 8]);
    changeSize(stage, '12');
    expect(points('A2', 'A13', 'B1', 'M1', 'A14', 'A21', 'N1', 'U1')).toEqual(Array(8).fill(10));
  });

  test('of a small puzzle keep the size that the person gave them', () => {
    const stage = openSetUp();
    rangeOf(stage.sheets, 'A2:A11').setFontSize(12);
    stage.sheets.chooseMenu(SET_UP);
    changeSize(stage, '8');
    expect(rangeOf(stage.sheets, 'A2').getFontSize()).toBe(12);
  });

  test.each([
    ['19', 19],
    ['20', 20],
    ['30', 30],
  ])('of %s lines fit into their cells, be they the longest, and two digits stand side by side', (text, length) => {
    const stage = openSized(text);
    const points = rangeOf(stage.sheets, 'B1').getFontSize();
    const ones = Array<string>(Math.ceil(length / 2)).fill('1');
    const { width, height } = roomOf(stage);
    expect(linesOf(ones.join(' '), width, points)).toBe(1);
    expect(ones.length * points * 1.7).toBeLessThanOrEqual(height);
    expect(linesOf(`${length}`, stage.sheets.view().columnWidths[1] ?? 0, points)).toBe(1);
    expect(widthOf(`${length}`, points)).toBeLessThanOrEqual((stage.sheets.view().columnWidths[1] ?? 0) - 7);
  });
});

/** What A1 says most often, at its longest, and long sentences about a mistake. */
function textsFor(size: Size): readonly string[] {
  const cells = size.rows * size.columns;
  const step = { line: { kind: 'row', index: 0 }, clue: [], filled: [], crossed: [] } as const;
  const say = (verdict: Verdict) =>
    announcementText(
      verdict.kind,
      verdictSentence({ verdict, steps: Array(100).fill(step), decided: cells - 1 }, size),
    );
  const stops = say({ kind: 'unique', solution: [], tries: 1 });
  const columns = [9, 14, 19].map((index): Line => ({ kind: 'column', index }));
  const wider = { rows: size.rows, columns: size.columns + 1 };
  return [
    say({ kind: 'line-solvable', solution: [] }),
    stops,
    say({ kind: 'multiple', solutions: [[], []], differing: [], tries: 1 }),
    say({ kind: 'gave-up', known: [], tries: 40_000 }),
    announcementText('none', `Total row blocks (${cells}) do not match column blocks (${cells - 1}).`),
    announcementText('nothing', howToBegin(size)),
    announcementText('clues-missing', cluesMissing('row', size)),
    `${stops} ${drawingSentence([], false)}`,
    `${stops} ${drawingSentence(columns, false)}`,
    announcementText('check-grid', describeOverreach({ row: 5, column: size.columns + 2 }, wider, size)),
    announcementText('check-grid', describeMoved({ row: 3, column: 2, ...size }, size)),
  ];
}

describe('A1', () => {
  test.each([
    ['5', { rows: 5, columns: 5 }],
    ['10', { rows: 10, columns: 10 }],
    ['20', { rows: 20, columns: 20 }],
    ['29', { rows: 29, columns: 29 }],
  ])('shows all of what it says beside a puzzle of %s lines', (text, size) => {
    const stage = openSized(text);
    const cell = rangeOf(stage.sheets, 'A1');
    expect([cell.getWrap(), cell.getVerticalAlignment(), cell.getFontSize()]).toEqual([true, 'top', 10]);
    const { width, height } = roomOf(stage);
    const room = Math.floor(height / 17);
    for (const said of textsFor(size)) expect([said, linesOf(said, width, 10) <= room]).toEqual([said, true]);
  });
});

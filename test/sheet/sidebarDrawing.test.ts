import fc from 'fast-check';
import {
  draw,
  JELLYFISH,
  JELLYFISH_CLUES,
  openSetUp,
  openStage,
  rangeOf,
  type Stage,
  stateOf,
  valuesOf,
  verdictOf,
} from './stage';
import { call, problem, sheetId } from './wire';

const SIZE = { rows: 10, columns: 10 };

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly filled: boolean;
}

function drawing(stage: Stage, cells: readonly Cell[], change: object = {}): unknown {
  const request = { sheetId: sheetId(stage), size: SIZE, cells, overwrite: false, behind: false, ...change };
  return call(stage, 'sidebarDraw', request);
}

const CELL: Cell = { row: 0, column: 0, filled: true };

/** The grid as rows of `#` and `.`. */
function gridOf({ sheets }: Stage): readonly string[] {
  return valuesOf(sheets, 'B2:K11').map((row) => row.map((cell) => (cell === true ? '#' : '.')).join(''));
}

describe('sidebarDraw', () => {
  test('draws the cells, writes clues and verdict, and gives the sheet as it is then', () => {
    const stage = openSetUp();
    const reply = drawing(stage, [CELL, { row: 0, column: 2, filled: true }, { row: 4, column: 4, filled: false }]);
    const picture = ['#.#.......', ...Array(9).fill('..........')];
    expect(gridOf(stage)).toEqual(picture);
    expect(valuesOf(stage.sheets, 'A2:C2')[0]).toEqual(['1 1', true, '']);
    expect(verdictOf(stage.sheets)).toMatch(/^Unique Solution!/);
    expect(reply).toEqual({
      ok: true,
      value: { written: true, puzzle: (call(stage, 'sidebarReadPuzzle') as { readonly value: unknown }).value },
    });
  });

  test('writes no cell but those that were drawn: any other may have been changed by somebody meanwhile', () => {
    const place = fc.record(
      { row: fc.nat({ max: 9 }), column: fc.nat({ max: 9 }), filled: fc.boolean() },
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { minLength: 1, maxLength: 40, selector: ({ row, column }) => 10 * row + column }),
        (cells) => {
          const stage = openSetUp();
          draw(stage.sheets, JELLYFISH);
          drawing(stage, cells);
          const written = stage.sheets.calls
            .filter(({ name }) => name === 'RangeList.setValue')
            .flatMap(({ target = '' }) => String(target).split(','));
          const wanted = JELLYFISH.map((row, index) =>
            [...row]
              .map((cell, column) => {
                const drawn = cells.find((one) => one.row === index && one.column === column);
                return drawn === undefined ? cell : drawn.filled ? '#' : '.';
              })
              .join(''),
          );
          expect(gridOf(stage)).toEqual(wanted);
          expect(written.reduce((sum, name) => sum + rangeOf(stage.sheets, name).getValues().flat().length, 0)).toBe(
            cells.length,
          );
        },
      ),
      { numRuns: 15 },
    );
  });

  test('sets up a blank sheet for the first stroke, and asks before anything else would be overwritten', () => {
    const blank = openStage();
    expect(drawing(blank, [CELL])).toMatchObject({ ok: true, value: { written: true } });
    expect(verdictOf(blank.sheets)).toMatch(/^Unique Solution!/);
    const taken = openStage();
    taken.sheets.type('C1', 'My notes');
    const before = stateOf(taken.sheets);
    expect(drawing(taken, [CELL])).toMatchObject({
      value: { written: false, question: expect.stringMatching(/^In the sheet Sheet1: C1 .*Go on\?$/) },
    });
    expect(stateOf(taken.sheets) === before).toBe(true);
  });

  test('asks before a formula that fills the grid gives way, and then keeps its picture', () => {
    const stage = openSetUp();
    const list = JELLYFISH.flatMap((row) => [...row].map((cell) => (cell === '#' ? 'TRUE' : 'FALSE')));
    stage.sheets.type('O1', list.join(','));
    stage.sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
    const [first = ''] = JELLYFISH;
    const turned = { row: 0, column: 0, filled: first[0] !== '#' };
    expect(drawing(stage, [turned])).toMatchObject({
      value: { written: false, question: expect.stringMatching(/formula in B2/) },
    });
    expect(rangeOf(stage.sheets, 'B2').getFormula()).toMatch(/WRAPROWS/);
    expect(drawing(stage, [turned], { overwrite: true })).toMatchObject({ value: { written: true } });
    const changed = [`${turned.filled ? '#' : '.'}${first.slice(1)}`, ...JELLYFISH.slice(1)];
    expect([rangeOf(stage.sheets, 'B2').getFormula(), gridOf(stage)]).toEqual(['', changed]);
  });

  test('is solving where the clues were typed, and leaves them', () => {
    const stage = openSetUp();
    const rows = JELLYFISH_CLUES.rows.map((clue) => [clue]);
    stage.sheets.paste('A2', rows);
    stage.sheets.paste('B1', [JELLYFISH_CLUES.columns]);
    expect(drawing(stage, [CELL])).toMatchObject({ value: { puzzle: { content: { kind: 'clues' } } } });
    expect(valuesOf(stage.sheets, 'A2:A11')).toEqual(rows);
  });

  test('draws nothing while another sheet is in front, unless it is to', () => {
    const stage = openSetUp();
    const behind = sheetId(stage);
    stage.sheets.addSheet('Owl');
    expect(drawing(stage, [CELL], { sheetId: behind })).toEqual({
      ok: true,
      value: { written: false, front: { sheetId: sheetId(stage), sheetName: 'Owl' } },
    });
    expect(drawing(stage, [CELL], { sheetId: behind, behind: true })).toMatchObject({
      value: { written: true, puzzle: { sheetName: 'Sheet1' } },
    });
    stage.sheets.activateSheet('Sheet1');
    expect(gridOf(stage)[0]).toBe('#.........');
  });

  test.each<[string, object, RegExp]>([
    ['a board of another size', { size: { rows: 5, columns: 5 } }, /has 10 × 10 cells now/],
    ['a cell outside the board', { cells: [{ row: 10, column: 0, filled: true }] }, /./],
    ['a cell that is no cell', { cells: [{ row: 0, column: 0, filled: 'yes' }] }, /./],
    ['no cells', { cells: [] }, /./],
    ['an impossible size', { size: { rows: 1, columns: 400 } }, /./],
    ['a sheet that is gone', { sheetId: 99, behind: true }, /not there any more/],
  ])('refuses %s, and changes nothing', (_, change, sentence) => {
    const stage = openSetUp();
    const before = stateOf(stage.sheets);
    expect(drawing(stage, [CELL], change)).toEqual(problem(sentence));
    expect(stateOf(stage.sheets) === before).toBe(true);
  });

  test('refuses a grid that holds a word, by its cell', () => {
    const stage = openSetUp();
    stage.sheets.type('D4', 'maybe');
    expect(drawing(stage, [CELL])).toEqual(problem(/^D4 holds the text maybe/));
  });

  test('reaches the spreadsheet 28 times at most for a stroke, and writes cells, clues and verdict once', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    drawing(stage, [CELL, { row: 0, column: 1, filled: true }]);
    const reaching = stage.sheets.calls
      .map(({ name }) => name)
      .filter((name) =>
        /^(Sheet|Range|RangeList)\.(set|get(Value|Values|Formulas|ConditionalF|Developer|Merged))/.test(name),
      );
    const times = (pattern: RegExp) => reaching.filter((name) => pattern.test(name)).length;
    expect(reaching.length).toBeLessThanOrEqual(28);
    expect([times(/RangeList\.setValue/), times(/Range\.setValues/), times(/Range\.setValue$/)]).toEqual([1, 2, 1]);
  });
});

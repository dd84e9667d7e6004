import {
  cluesOf,
  draw,
  JELLYFISH,
  JELLYFISH_CLUES,
  openSetUp,
  openStage,
  rangeOf,
  type Stage,
  SWITCH,
  stateOf,
  valuesOf,
  verdictOf,
} from './stage';
import { call, cluesOnWire, JELLYFISH_ON_WIRE, problem, sheetId } from './wire';

function writeClues(stage: Stage, clues: ReturnType<typeof cluesOnWire>, overwrite = false): unknown {
  return call(stage, 'sidebarWriteClues', { sheetId: sheetId(stage), clues, overwrite });
}

function writePicture(stage: Stage, picture: readonly string[], overwrite = false): unknown {
  return call(stage, 'sidebarWritePicture', { sheetId: sheetId(stage), picture, overwrite });
}

const written = (message: unknown) => ({ ok: true, value: { written: true, message } });
const question = (text: RegExp) => ({ ok: true, value: { written: false, question: expect.stringMatching(text) } });
describe('sidebarWriteClues', () => {
  test('writes clues into an empty sheet and has them judged', () => {
    const stage = openSetUp();
    expect(writeClues(stage, JELLYFISH_ON_WIRE)).toEqual(written('The clues are in A2:A11 and B1:K1 of Sheet1.'));
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
    expect(verdictOf(stage.sheets)).toMatch(/^Unique/);
    expect(rangeOf(stage.sheets, 'A2').getNumberFormat()).toBe('@');
  });

  test('writes the same clues again without a question', () => {
    const stage = openSetUp();
    writeClues(stage, JELLYFISH_ON_WIRE);
    expect(writeClues(stage, JELLYFISH_ON_WIRE)).toEqual(written(expect.any(String)));
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
  });

  test('asks before other clues are replaced', () => {
    const stage = openSetUp();
    stage.sheets.type('A2', '3');
    expect(writeClues(stage, JELLYFISH_ON_WIRE)).toEqual(
      question(/clues in A2:A11 and B1:K1 will be replaced\. Go on\?/),
    );
    expect(valuesOf(stage.sheets, 'A2')).toEqual([['3']]);
    expect(writeClues(stage, JELLYFISH_ON_WIRE, true)).toEqual(written(expect.any(String)));
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
  });

  test('asks before a picture with other clues is cleared, and says first that a formula fills it', () => {
    const stage = openSetUp();
    stage.sheets.type('B2', '=WRAPROWS(SPLIT("TRUE,FALSE,FALSE,TRUE", ","), 2)');
    const before = stateOf(stage.sheets);
    expect(writeClues(stage, JELLYFISH_ON_WIRE)).toEqual(
      question(
        /^In the sheet Sheet1: The formula in B2, which fills the grid, will be removed\. The picture in B2:K11 has other clues/,
      ),
    );
    expect(stateOf(stage.sheets) === before).toBe(true);
    writeClues(stage, JELLYFISH_ON_WIRE, true);
    expect(valuesOf(stage.sheets, 'B2:K11').flat().join('')).toBe('');
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
  });

  test('leaves a picture that has these clues', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    expect(writeClues(stage, JELLYFISH_ON_WIRE)).toEqual(written(expect.any(String)));
    expect(valuesOf(stage.sheets, 'E2')).toEqual([[true]]);
  });

  test('changes the size after a question', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    expect(writeClues(stage, cluesOnWire(['1', ''], ['', '', '1']))).toEqual(
      question(/puzzle of the sheet becomes 2 × 3\./),
    );
    expect(writeClues(stage, cluesOnWire(['1', ''], ['', '', '1']), true)).toEqual(
      written('The clues are in A2:A3 and B1:D1 of Sheet1.'),
    );
    expect(cluesOf(stage.sheets, 'A2:A5', 'B1:F1')).toEqual({
      rows: ['1', '0', '', ''],
      columns: ['0', '0', '1', '', ''],
    });
    expect(valuesOf(stage.sheets, 'B2:K11').flat().join('')).toBe('');
    expect(verdictOf(stage.sheets)).toMatch(/^Unique/);
  });

  test('sets a fresh sheet up in the size of the clues', () => {
    const stage = openStage();
    expect(writeClues(stage, cluesOnWire(['1', '0'], ['1', '0', '0']))).toEqual(
      written('The clues are in A2:A3 and B1:D1 of Sheet1.'),
    );
    stage.sheets.toggle('B2');
    stage.sheets.type('B2', 'TRUE');
    expect(verdictOf(stage.sheets)).toMatch(/^Unique/);
  });

  test('asks before clue formulas are replaced, and before other things on a sheet never set up', () => {
    const stage = openStage();
    stage.sheets.type('A2', '=1+1');
    stage.sheets.type('A1', 'Shopping');
    expect(writeClues(stage, cluesOnWire(['1', ''], ['', '1']))).toEqual(
      question(/A1 will be overwritten\. .*formula in A2 will be replaced by a clue\./),
    );
    writeClues(stage, cluesOnWire(['1', ''], ['', '1']), true);
    expect(valuesOf(stage.sheets, 'A2')).toEqual([['1']]);
  });

  test.each([
    ['clues that do not fit', ['3', ''], ['1', '1'], /Row 1: 3 in a line of 2 cells needs 3/],
    ['unequal totals', ['1', ''], ['1', '1'], /Total row blocks \(1\)/],
    ['too few lines', ['1'], ['1', ''], /1 × 2 is not possible/],
  ])('refuses %s', (_, rows, columns, sentence) => {
    const stage = openSetUp();
    expect(writeClues(stage, cluesOnWire(rows, columns))).toEqual(problem(sentence));
  });

  test('writes nothing while another sheet is in front, or its own is gone, and says which one is', () => {
    const stage = openSetUp();
    const behind = sheetId(stage);
    stage.sheets.addSheet('Owl');
    const before = stateOf(stage.sheets);
    for (const id of [behind, 99]) {
      const target = { sheetId: id, overwrite: true };
      const front = { ok: true, value: { written: false, front: { sheetId: sheetId(stage), sheetName: 'Owl' } } };
      expect(call(stage, 'sidebarWriteClues', { ...target, clues: JELLYFISH_ON_WIRE })).toEqual(front);
      expect(call(stage, 'sidebarWritePicture', { ...target, picture: JELLYFISH })).toEqual(front);
    }
    expect(stateOf(stage.sheets) === before).toBe(true);
  });

  test('refuses to write over something that would become a clue cell', () => {
    const stage = openSetUp();
    stage.sheets.type('O1', 'TRUE,FALSE');
    const lines = ['1', ...Array(14).fill('')];
    expect(writeClues(stage, cluesOnWire(lines, lines), true)).toEqual(
      problem(/^O1 would become a clue cell .*, but holds something/),
    );
    stage.sheets.type('P1', 'FALSE');
    expect(writeClues(stage, cluesOnWire(lines, lines), true)).toEqual(
      problem(/^O1 and P1 would become clue cells .*, but hold something/),
    );
  });
});

describe('sidebarWritePicture', () => {
  test('writes a picture into an empty grid, with its clues and verdict', () => {
    const stage = openSetUp();
    expect(writePicture(stage, JELLYFISH)).toEqual(written('The picture is in B2:K11 of Sheet1.'));
    expect(valuesOf(stage.sheets, 'D2:E2')).toEqual([[false, true]]);
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
    expect(verdictOf(stage.sheets)).toMatch(/^Unique/);
  });

  test('writes a solution beside the clues it is one of, without a question', () => {
    const stage = openSetUp();
    writeClues(stage, JELLYFISH_ON_WIRE);
    expect(writePicture(stage, JELLYFISH)).toEqual(written(expect.any(String)));
  });

  test('asks before it replaces a picture, a formula, or typed clues', () => {
    const stage = openSetUp();
    stage.sheets.type('A2', '3');
    expect(writePicture(stage, JELLYFISH)).toEqual(question(/clues in A2:A11 and B1:K1 will be replaced/));
    draw(stage.sheets, SWITCH);
    expect(writePicture(stage, JELLYFISH)).toEqual(question(/grid B2:K11 will be replaced/));
    stage.sheets.clear('B2:K11');
    stage.sheets.type('B2', '=SPLIT("TRUE,FALSE", ",")');
    expect(writePicture(stage, JELLYFISH)).toEqual(
      question(/^In the sheet Sheet1: The formula in B2, which fills the grid/),
    );
    expect(rangeOf(stage.sheets, 'B2').getFormula()).toMatch(/SPLIT/);
    expect(writePicture(stage, JELLYFISH, true)).toEqual(written(expect.any(String)));
    expect(rangeOf(stage.sheets, 'B2').getFormula()).toBe('');
    expect(cluesOf(stage.sheets)).toEqual(JELLYFISH_CLUES);
  });

  test('asks before it adds the column clues to row clues that were typed, which are its own from then on', () => {
    const stage = openSetUp();
    stage.sheets.paste(
      'A2',
      JELLYFISH_CLUES.rows.map((clue) => [clue]),
    );
    expect(writePicture(stage, JELLYFISH)).toEqual(question(/clues in A2:A11 and B1:K1 will be replaced/));
    expect(writePicture(stage, JELLYFISH, true)).toEqual(written(expect.any(String)));
    expect(verdictOf(stage.sheets)).toMatch(/^Unique/);
    stage.sheets.type('B2', 'TRUE');
    expect(valuesOf(stage.sheets, 'A2')).toEqual([['1 4']]);
  });

  test('leaves the formula that already gives this picture', () => {
    const stage = openSetUp();
    stage.sheets.type(
      'O1',
      JELLYFISH.flatMap((row) => [...row].map((cell) => (cell === '#' ? 'TRUE' : 'FALSE'))).join(),
    );
    stage.sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
    expect(writePicture(stage, JELLYFISH)).toEqual(written(expect.any(String)));
    expect(rangeOf(stage.sheets, 'B2').getFormula()).toMatch(/WRAPROWS/);
  });

  test('changes the size after a question', () => {
    const stage = openSetUp();
    draw(stage.sheets, JELLYFISH);
    expect(writePicture(stage, ['#.#', '.#.'])).toEqual(question(/becomes 2 × 3\. .*will be replaced/));
    writePicture(stage, ['#.#', '.#.'], true);
    expect(valuesOf(stage.sheets, 'B2:E4')).toEqual([
      [true, false, true, ''],
      [false, true, false, ''],
      ['', '', '', ''],
    ]);
    expect(valuesOf(stage.sheets, 'A2:A3')).toEqual([['1 1'], ['1']]);
  });
});

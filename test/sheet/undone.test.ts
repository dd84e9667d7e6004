/** What undo, other scripts and duplicated sheets leave in A1 and in clue cells, each found by a random history. */
import { draw, noteOf, openSetUp, openStage, rangeOf, type Stage, valuesOf, verdictOf } from './stage';

const PICTURE = ['##..', '.#.#', '.###', '#...'] as const;

/** A puzzle of 4 × 4 with its picture. */
function drawnPuzzle(): Stage {
  const stage = openSetUp();
  stage.answer({ button: 'OK', text: '4 x 4' });
  stage.sheets.chooseMenu('Change size…');
  draw(stage.sheets, PICTURE);
  return stage;
}

function looksStale({ sheets }: Stage): boolean {
  return sheets.look('A1').strikethrough;
}

test('a formula in A1 that shows nothing is not overwritten by an edit', () => {
  const { sheets } = drawnPuzzle();
  sheets.type('A1', '=Z9');
  sheets.type('E5', 'TRUE');
  expect(rangeOf(sheets, 'A1').getFormula()).toBe('=Z9');
});

test('a formula in A1 that shows nothing is asked about before a sheet is used', () => {
  const stage = openStage();
  stage.sheets.type('A1', '=Z9');
  stage.answer('NO');
  stage.sheets.chooseMenu('Check puzzle');
  expect(stage.asked[0]?.message).toContain('A1');
  expect(rangeOf(stage.sheets, 'A1').getFormula()).toBe('=Z9');
});

test.each(['F2', 'D6', 'F6'])(
  'a cell right outside the grid, %s, that another script fills strikes the verdict through',
  (cell) => {
    const stage = drawnPuzzle();
    expect(looksStale(stage)).toBe(false);
    rangeOf(stage.sheets, cell).setValue(true);
    expect(looksStale(stage)).toBe(true);
  },
);

test('an earlier verdict that undo brings back without an event is struck through', () => {
  const stage = drawnPuzzle();
  const earlier = String(verdictOf(stage.sheets));
  stage.sheets.type('D5', 'TRUE');
  expect(verdictOf(stage.sheets)).not.toBe(earlier);
  rangeOf(stage.sheets, 'A1').setValue(earlier);
  expect(looksStale(stage)).toBe(true);
});

test('a verdict that undo brings back in place of what says that there is none is struck through', () => {
  const stage = drawnPuzzle();
  const verdict = String(verdictOf(stage.sheets));
  stage.sheets.type('B2', 'maybe');
  expect(verdictOf(stage.sheets)).toMatch(/^Check the grid!/);
  expect(looksStale(stage)).toBe(false);
  rangeOf(stage.sheets, 'A1').setValue(verdict);
  expect(looksStale(stage)).toBe(true);
});

test('a verdict that gave way to a title is struck through when undo brings it back', () => {
  const stage = drawnPuzzle();
  const verdict = String(verdictOf(stage.sheets));
  stage.sheets.type('A1', 'My title');
  expect(looksStale(stage)).toBe(false);
  rangeOf(stage.sheets, 'A1').setValue(verdict);
  expect(looksStale(stage)).toBe(true);
  stage.sheets.type('D5', 'TRUE');
  expect(looksStale(stage)).toBe(false);
});

test('a number in a clue cell is the person’s, be it the same as the clue that was written there', () => {
  const stage = drawnPuzzle();
  expect(valuesOf(stage.sheets, 'A2')).toEqual([['2']]);
  rangeOf(stage.sheets, 'A2').setNumberFormat('General').setValue(2);
  stage.sheets.type('E2', 'TRUE');
  expect(valuesOf(stage.sheets, 'A2')).toEqual([[2]]);
  expect(verdictOf(stage.sheets)).toMatch(/^Check the clues! A2 holds another clue/);
});

test('clues between typed ones stay the add-on’s while the grid cannot be read', () => {
  const stage = drawnPuzzle();
  stage.sheets.type('A3', '4');
  stage.sheets.type('A5', '4');
  stage.sheets.type('B2', 'maybe');
  expect(verdictOf(stage.sheets)).toMatch(/^Check the grid!/);
  stage.sheets.type('B4', 'TRUE');
  stage.sheets.type('B2', 'TRUE');
  expect(valuesOf(stage.sheets, 'A2:A5')).toEqual([['2'], ['4'], ['4'], ['4']]);
  expect(verdictOf(stage.sheets)).toMatch(/^Check the clues! A3 and A5 hold other clues/);
});

test('what was to be overwritten on a fresh sheet whose grid could not be read stays', () => {
  const stage = openStage();
  draw(stage.sheets, ['##', '##']);
  stage.sheets.type('A4', 'TRUE');
  stage.sheets.type('C5', 'maybe');
  stage.answer('YES');
  stage.sheets.chooseMenu('Check puzzle');
  expect(stage.told()).toMatch(/C5 holds the text maybe/);
  stage.sheets.type('C5', 'TRUE');
  expect(valuesOf(stage.sheets, 'A4')).toEqual([[true]]);
});

test('an earlier verdict that undo brings back into A1 is renewed by the next edit', () => {
  const stage = drawnPuzzle();
  const verdict = String(verdictOf(stage.sheets));
  stage.sheets.type('A1', 'My title');
  stage.sheets.type('A1', verdict);
  expect(verdictOf(stage.sheets)).toBe(verdict);
  expect(noteOf(stage.sheets)).not.toBe('');
});

test('note and colour that undo brings back beside a title of the person are taken back', () => {
  const stage = drawnPuzzle();
  const note = noteOf(stage.sheets);
  const color = rangeOf(stage.sheets, 'A1').getBackground();
  stage.sheets.type('A1', 'My title');
  expect(noteOf(stage.sheets)).toBe('');
  rangeOf(stage.sheets, 'A1').setNote(note).setBackground(color);
  stage.sheets.type('E5', 'TRUE');
  expect(noteOf(stage.sheets)).toBe('');
  expect(rangeOf(stage.sheets, 'A1').getBackground()).toBe('#ffffff');
});

test('clues typed on a duplicate whose note is lost are not overwritten', () => {
  const { sheets } = drawnPuzzle();
  sheets.duplicateSheet({ metadata: false });
  sheets.paste('B1', [['4', '4', '4', '4']]);
  expect(valuesOf(sheets, 'B1:E1')).toEqual([['4', '4', '4', '4']]);
  expect(verdictOf(sheets)).toContain('Check the clues!');
});

test('clues that were typed before a sheet was duplicated are not overwritten where the note is lost', () => {
  const { sheets } = drawnPuzzle();
  sheets.type('B1', '4');
  sheets.duplicateSheet({ metadata: false });
  sheets.type('E5', 'TRUE');
  expect(valuesOf(sheets, 'B1')).toEqual([['4']]);
});

test('a clue typed among others that were moved by an insertion stays the person’s when the puzzle follows', () => {
  const stage = drawnPuzzle();
  stage.sheets.insertColumns(4, 1);
  stage.sheets.paste('A2', [['4'], ['2']]);
  stage.answer('YES', 'NO');
  stage.sheets.chooseMenu('Check puzzle');
  expect(valuesOf(stage.sheets, 'A2:A3')).toEqual([['4'], ['2']]);
});

test('a clue typed after another was typed over in its place is the person’s, though it is the same', () => {
  const { sheets } = drawnPuzzle();
  const [[clue] = []] = valuesOf(sheets, 'C1');
  sheets.paste('A1', [
    ['FALSE', 'TRUE', 'TRUE'],
    ['TRUE', 'TRUE', 'TRUE'],
  ]);
  sheets.type('C1', String(clue));
  draw(sheets, ['.#..', '....', '....', '....']);
  expect(valuesOf(sheets, 'C1')).toEqual([[clue]]);
});

test.each([
  ['row', 'A2', (stage: Stage) => stage.sheets.insertRows(1, 1)],
  ['column', 'B1', (stage: Stage) => stage.sheets.insertColumns(1, 1)],
] as const)(
  'a verdict that a %s moved to %s, and that was deleted there, is struck through when undo brings it back',
  (_, cell, insert) => {
    const stage = drawnPuzzle();
    const verdict = String(verdictOf(stage.sheets));
    insert(stage);
    stage.sheets.clear(cell);
    expect(verdictOf(stage.sheets)).toMatch(/^Check the grid! The puzzle has moved/);
    stage.sheets.type('H9', 'x');
    rangeOf(stage.sheets, cell).setValue(verdict);
    expect(stage.sheets.look(cell).strikethrough).toBe(true);
    rangeOf(stage.sheets, cell).setValue('');
    insert(stage);
    stage.sheets.type('H9', 'y');
    const moved = cell === 'A2' ? 'A3' : 'C1';
    rangeOf(stage.sheets, moved).setValue(verdict);
    expect(stage.sheets.look(moved).strikethrough).toBe(true);
  },
);

test('clues on a duplicate without a note, whose verdict was deleted, are the person’s', () => {
  const stage = drawnPuzzle();
  stage.sheets.duplicateSheet({ metadata: false });
  stage.sheets.clear('A1:E5');
  stage.sheets.paste('B1', [['0', '3', '2', '1']]);
  stage.answer('NO');
  stage.sheets.chooseMenu('Check puzzle');
  expect(valuesOf(stage.sheets, 'B1:E1')).toEqual([['0', '3', '2', '1']]);
});

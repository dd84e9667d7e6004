import { draw, JELLYFISH, JELLYFISH_CLUES, openStage, valuesOf } from './stage';

describe('functions for cells', () => {
  test('NONOGRAM_ROWS and NONOGRAM_COLUMNS spill the clues of a range', () => {
    const { sheets } = openStage();
    draw(sheets, JELLYFISH, 'D5');
    sheets.type('A5', '=NONOGRAM_ROWS(D5:M14)');
    sheets.type('D1', '=NONOGRAM_COLUMNS(D5:M14)');
    expect(valuesOf(sheets, 'A5:A14').flat()).toEqual(JELLYFISH_CLUES.rows);
    expect(valuesOf(sheets, 'D1:M1').flat()).toEqual(JELLYFISH_CLUES.columns);
  });

  test.each([
    [
      'NONOGRAM_ROWS',
      [
        [true, 'TRUE', ''],
        [0, 1, 'false'],
      ],
      [['2'], ['1']],
    ],
    [
      'NONOGRAM_COLUMNS',
      [
        [true, 'TRUE', ''],
        [0, 1, 'false'],
      ],
      [['1', '2', '0']],
    ],
    ['NONOGRAM_ROWS', true, [['1']]],
    ['NONOGRAM_COLUMNS', '', [['0']]],
  ])('%s of %j is %j', (name, range, clues) => {
    expect(openStage().sheets.callServer(name, range)).toEqual(clues);
  });

  test('take ranges of up to 30 rows and 30 columns', () => {
    const { sheets } = openStage();
    const range = Array.from({ length: 30 }, () => Array(30).fill(true));
    expect(sheets.callServer('NONOGRAM_ROWS', range)).toEqual(Array(30).fill(['30']));
    expect(sheets.callServer('NONOGRAM_COLUMNS', range)).toEqual([Array(30).fill('30')]);
  });

  test.each([
    [[[true, 'maybe']], /row 1, column 2 of the range is neither TRUE nor FALSE/],
    [Array(31).fill([true]), /31 rows and 1 column; a puzzle has at most 30/],
    [[Array(400).fill(true)], /1 row and 400 columns/],
  ])('say what is wrong with a range that is no picture', (range, sentence) => {
    const { sheets } = openStage();
    expect(() => sheets.callServer('NONOGRAM_ROWS', range)).toThrow(sentence);
    expect(() => sheets.callServer('NONOGRAM_COLUMNS', range)).toThrow(sentence);
  });
});

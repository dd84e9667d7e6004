import { boardAfter, cellsOf, finishedBoard } from '../../../sidebar/board/board';
import { lineLogic } from '../../../src/core';
import { gridOf } from '../../../testkit/drawing';
import { board, cells, drawn, HEART, puzzle } from '../pictures';

describe('the board', () => {
  const { steps } = lineLogic(puzzle(HEART));

  test('starts with nothing known', () => {
    expect(drawn(boardAfter(puzzle(HEART), steps, 0))).toEqual(['?????', '?????', '?????', '?????', '?????']);
  });

  test('holds after each step what it held before and what the step decides', () => {
    for (const [index, step] of steps.entries()) {
      const before = cellsOf(boardAfter(puzzle(HEART), steps, index), step.line);
      const after = cellsOf(boardAfter(puzzle(HEART), steps, index + 1), step.line);
      const expected = before.map((cell, place) => {
        if (step.filled.includes(place)) return 'filled';
        return step.crossed.includes(place) ? 'empty' : cell;
      });
      expect(after).toEqual(expected);
    }
  });

  test('shows the picture after the last step', () => {
    expect(drawn(boardAfter(puzzle(HEART), steps, steps.length))).toEqual(HEART);
  });

  test('gives the cells of a row from the left and of a column from the top', () => {
    const shown = board(['#?.', '..#']);
    expect(cellsOf(shown, { kind: 'row', index: 0 })).toEqual(cells('#?.'));
    expect(cellsOf(shown, { kind: 'column', index: 2 })).toEqual(cells('.#'));
  });

  test('shows a finished picture', () => {
    expect(drawn(finishedBoard(gridOf(HEART)))).toEqual(HEART);
  });
});

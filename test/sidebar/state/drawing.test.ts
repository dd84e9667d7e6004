import fc from 'fast-check';
import { sizeOfGrid } from '../../../sidebar/state/cells';
import {
  adopt,
  cellsToDraw,
  type Drawing,
  nextChange,
  pictureOf,
  withChangeMade,
  withoutUnsent,
  withPicture,
  withSent,
  withStrokeEnded,
} from '../../../sidebar/state/drawing';
import { beginStroke, extendStroke, straightPath } from '../../../sidebar/state/stroke';
import { pictureText } from '../../../src/contract/pictureText';
import type { Grid, Position } from '../../../src/core';
import { gridOf } from '../../../testkit/drawing';

const blank = ['....', '....', '....', '....'];

function drawingOf(rows: readonly string[] = blank): Drawing {
  return adopt(undefined, 7, gridOf(rows));
}

function at(row: number, column: number): Position {
  return { row, column };
}

/** The drawing after a stroke through these cells. */
function stroked(drawing: Drawing, cells: readonly Position[], straight = false): Drawing {
  const [first = at(0, 0), ...others] = cells;
  const stroke = others.reduce(
    (sofar, cell) => extendStroke(sofar, cell, straight),
    beginStroke(pictureOf(drawing), first, 'draw'),
  );
  return withStrokeEnded({ ...drawing, stroke });
}

function shown(drawing: Drawing): readonly string[] {
  return pictureText(pictureOf(drawing));
}

describe('a stroke', () => {
  test('fills all its cells when the first was empty, and empties them when it was filled', () => {
    const filled = stroked(drawingOf(), [at(0, 0), at(0, 1), at(1, 1)]);
    expect(shown(filled)).toEqual(['##..', '.#..', '....', '....']);
    expect(shown(stroked(filled, [at(0, 1), at(0, 2), at(1, 1)]))).toEqual(['#...', '....', '....', '....']);
  });

  test('leaves no gaps where the pointer was fast', () => {
    expect(shown(stroked(drawingOf(), [at(0, 0), at(3, 3)]))).toEqual(['#...', '.#..', '..#.', '...#']);
  });

  test('with Shift is the line from its first cell to the pointer, and nothing else', () => {
    expect(shown(stroked(drawingOf(), [at(0, 0), at(3, 1), at(0, 3)], true))).toEqual(['####', '....', '....', '....']);
  });

  test('with the tool that empties never fills', () => {
    const drawing = drawingOf(['#...', ...blank.slice(1)]);
    const stroke = extendStroke(beginStroke(pictureOf(drawing), at(0, 1), 'empty'), at(0, 0), false);
    expect(shown(withStrokeEnded({ ...drawing, stroke }))).toEqual(blank);
  });

  test('goes straight from any cell to any other, by cells that touch', () => {
    const cell = fc.record({ row: fc.nat({ max: 29 }), column: fc.nat({ max: 29 }) });
    fc.assert(
      fc.property(cell, cell, (from, to) => {
        const path = straightPath(from, to);
        expect([path[0], path.at(-1)]).toEqual([from, to]);
        for (const [index, { row, column }] of path.entries()) {
          const next = path[index + 1];
          if (next === undefined) continue;
          expect(Math.max(Math.abs(next.row - row), Math.abs(next.column - column))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('taking back', () => {
  test('takes back one stroke after the other, and makes them again', () => {
    const one = stroked(drawingOf(), [at(0, 0)]);
    const two = stroked(one, [at(1, 1)]);
    const back = withChangeMade(two, 'undo');
    expect(shown(back)).toEqual(shown(one));
    expect(shown(withChangeMade(back, 'undo'))).toEqual(blank);
    expect(shown(withChangeMade(back, 'redo'))).toEqual(shown(two));
    expect(nextChange(drawingOf(), 'undo')).toBeNull();
  });

  test('leaves what somebody else drew meanwhile as it is', () => {
    const mine = stroked(drawingOf(), [at(0, 0)]);
    const sent = withSent(mine, mine.unsent);
    const theirs = adopt(sent, 7, gridOf(['#...', '....', '....', '...#']));
    expect(shown(withChangeMade(theirs, 'undo'))).toEqual(['....', '....', '....', '...#']);
  });

  test('ends with the picture that was there, whatever was drawn', () => {
    const cells = fc.array(fc.record({ row: fc.nat({ max: 3 }), column: fc.nat({ max: 3 }) }), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 12 }), (strokes) => {
        const drawn = strokes.reduce((drawing, path) => stroked(drawing, path), drawingOf());
        const back = drawn.past.reduce((drawing) => withChangeMade(drawing, 'undo'), drawn);
        expect(shown(back)).toEqual(blank);
        const again = back.future.reduce((drawing) => withChangeMade(drawing, 'redo'), back);
        expect(shown(again)).toEqual(shown(drawn));
      }),
    );
  });
});

describe('what is not in the sheet yet', () => {
  test('lies over what the sheet holds until the sheet has taken it', () => {
    const drawn = stroked(drawingOf(), [at(0, 0), at(0, 1)]);
    expect(cellsToDraw(drawn.unsent)).toEqual([
      { row: 0, column: 0, filled: true },
      { row: 0, column: 1, filled: true },
    ]);
    const meanwhile = adopt(drawn, 7, gridOf(['....', '....', '####', '....']));
    expect(shown(meanwhile)).toEqual(['##..', '....', '####', '....']);
    expect(withSent(meanwhile, drawn.unsent).unsent.size).toBe(0);
  });

  test('stays when it was drawn over while it was on its way', () => {
    const drawn = stroked(drawingOf(), [at(0, 0), at(0, 1)]);
    const over = stroked(drawn, [at(0, 0)]);
    expect(cellsToDraw(withSent(over, drawn.unsent).unsent)).toEqual([{ row: 0, column: 0, filled: false }]);
  });

  test('can be dropped', () => {
    expect(shown(withoutUnsent(stroked(drawingOf(), [at(0, 0)])))).toEqual(blank);
  });

  test('is the difference to a picture that takes the place of the one on the board', () => {
    const wanted: Grid = gridOf(['#...', '.#..', '....', '....']);
    const drawing = withPicture(drawingOf(['##..', '....', '....', '....']), wanted);
    expect([shown(drawing), drawing.unsent.size]).toEqual([pictureText(wanted), 2]);
    expect(withPicture(drawing, wanted)).toBe(drawing);
  });

  test('begins anew when the sheet has another size', () => {
    const larger = adopt(stroked(drawingOf(), [at(3, 3)]), 7, gridOf(['.....', '.....']));
    expect([sizeOfGrid(larger.base), larger.unsent.size, larger.past.length]).toEqual([{ rows: 2, columns: 5 }, 0, 1]);
  });
});

/** What a search knows, and how it takes it back. */
import { boardFrom, nothingKnown, writeCell } from '../../../src/core/lines/knowledge';
import { linesOf } from '../../../src/core/lines/numbering';
import {
  assign,
  assignAll,
  assume,
  backTo,
  isFull,
  isOpen,
  openTrail,
  type Trail,
} from '../../../src/core/search/trail';
import { boardText } from '../../../testkit/drawing';
import { puzzleFor } from '../puzzles';
import { literalsOn } from './conflicts';

/** A trail of 2 × 3 cells on which the last cell is certainly filled. */
function trailWithLastFilled(): Trail {
  const lines = linesOf(puzzleFor(['#..', '..#']));
  const certain = nothingKnown(lines);
  writeCell(lines, certain, 10);
  return openTrail(lines, certain);
}

const boardOn = ({ lines, known }: Trail) => boardText(boardFrom(lines, known));

describe('A trail', () => {
  test('begins with what is certain, and no line has to be looked at for that', () => {
    const trail = trailWithLastFilled();
    expect(boardOn(trail)).toEqual(['???', '??#']);
    expect(literalsOn(trail)).toEqual([10]);
    expect({ dirty: trail.dirty, level: trail.levelOf[5] }).toEqual({ dirty: { rows: 0, columns: 0 }, level: 0 });
  });

  test('notes of each literal its level, its place and its reason', () => {
    const trail = trailWithLastFilled();
    assume(trail, 0);
    assign(trail, 3, 0);
    assume(trail, 7);
    const noted = [0, 1, 3].map((cell) => [trail.levelOf[cell], trail.placeOf[cell], trail.reasonOf[cell]]);
    expect(noted).toEqual([
      [1, 1, null],
      [1, 2, 0],
      [2, 3, null],
    ]);
    expect(boardOn(trail)).toEqual(['#.?', '.?#']);
  });

  test('asks the lines through a new cell to be looked at, except the one that decided it', () => {
    const trail = trailWithLastFilled();
    assume(trail, 0);
    expect(trail.dirty).toEqual({ rows: 0b01, columns: 0b001 });
    assign(trail, 8, 1);
    expect(trail.dirty).toEqual({ rows: 0b01, columns: 0b011 });
    assign(trail, 5, 4);
    expect(trail.dirty).toEqual({ rows: 0b01, columns: 0b011 });
    assign(trail, 7, 2);
    expect(trail.dirty).toEqual({ rows: 0b11, columns: 0b011 });
  });

  test('goes back to a level as it was, and remembers of each cell what it was last', () => {
    const trail = trailWithLastFilled();
    assume(trail, 0);
    assignAll(trail, 0, { filled: 0, empty: 0b110 }, 0);
    assume(trail, 7);
    assume(trail, 9);
    expect(isFull(trail)).toBe(true);
    backTo(trail, 1);
    expect(boardOn(trail)).toEqual(['#..', '??#']);
    backTo(trail, 0);
    expect(boardOn(trail)).toEqual(['???', '??#']);
    expect({ literals: literalsOn(trail), levels: trail.levels }).toEqual({ literals: [10], levels: [] });
    expect([0, 1, 2, 3, 4, 5].map((cell) => isOpen(trail, cell))).toEqual([true, true, true, true, true, false]);
    expect(Array.from(trail.lastLiteral)).toEqual([0, 3, 5, 7, 9, 10]);
  });
});

/** The fast line solver against enumeration, everywhere it can be enumerated, and against the reference beyond that. */

import { solveLine } from '../../../src/core/lines/lineSolver';
import { solvedLine } from '../../../testkit/lineText';
import { agrees, cluesForLength, common, everyLine, naiveLine, placementsOf } from '../../../testkit/oracle';
import { type KnownLine, randomLine, seeded, wholeBetween } from '../../../testkit/random';
import { referenceLine } from '../../../testkit/referenceLineSolver';

const fast = (clue: readonly number[], line: string) => solvedLine(solveLine, clue, line);

/** So many lines of 9 to 30 cells, known to any degree; every third has a wrong cell, and perhaps no placement left. */
function randomLines(seed: number, count: number): KnownLine[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) =>
    randomLine(random, wholeBetween(random, 9, 30), random(), i % 3 === 0 ? 1 : 0),
  );
}

function differingFromReference(lines: readonly KnownLine[]): KnownLine[] {
  return lines.filter(({ clue, line }) => fast(clue, line) !== referenceLine(clue, line));
}

describe('The line solver', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'equals enumeration on every clue and every state of lines of %d cells',
    (length) => {
      const states = everyLine('#.?', length);
      for (const clue of cluesForLength(length)) {
        const placements = placementsOf(clue, length);
        const differing = states.filter(
          (state) => fast(clue, state) !== common(placements.filter((placement) => agrees(placement, state))),
        );
        expect({ clue, differing }).toEqual({ clue, differing: [] });
      }
    },
  );

  test('finds no placement for any clue that is longer than its line', () => {
    for (let length = 1; length <= 30; length += 1) {
      expect(fast([length + 1], '?'.repeat(length))).toBeNull();
      expect(fast([length, 1], '?'.repeat(length))).toBeNull();
      expect(fast(new Array(Math.floor((length + 1) / 2) + 1).fill(1), '?'.repeat(length))).toBeNull();
    }
  });

  test('equals the reference on 20,000 random lines of 9 to 30 cells, contradictory ones included', () => {
    expect(differingFromReference(randomLines(1, 20_000))).toEqual([]);
  });

  test('equals the reference on 10,000 lines whose clue belongs to another line', () => {
    const others = randomLines(2, 10_000);
    const mixed = randomLines(3, 10_000).map(({ line }, i) => ({ line, clue: others[i]?.clue ?? [] }));
    expect(differingFromReference(mixed)).toEqual([]);
  });

  test('returns false and leaves the line as it was when there is no placement', () => {
    const line = { filled: 0b001, empty: 0b010 };
    expect(solveLine([2], 3, line)).toBe(false);
    expect(line).toEqual({ filled: 0b001, empty: 0b010 });
  });
});

describe('The reference line solver', () => {
  test.each([1, 2, 3, 4, 5, 6])('equals enumeration on every clue and every state of lines of %d cells', (length) => {
    for (const clue of cluesForLength(length)) {
      const differing = everyLine('#.?', length).filter(
        (state) => referenceLine(clue, state) !== naiveLine(clue, state),
      );
      expect({ clue, differing }).toEqual({ clue, differing: [] });
    }
  });
});

describe('A line with the clue', () => {
  test.each([
    ['12 in 15 cells has its middle nine filled', [12], '???????????????', '???#########???'],
    ['1 2 in 15 cells has nothing certain', [1, 2], '???????????????', '???????????????'],
    ['0 is empty at once', [], '?????', '.....'],
    ['0 cannot hold a filled cell', [], '?#?', null],
    ['2 2 does not fit in four cells', [2, 2], '????', null],
    ['4 1 fills from a cell beside the border', [4, 1], '?#????????', '?###??????'],
    ['1 2 is crossed out once all its runs lie', [1, 2], '#??##?', '#..##.'],
    ['1 3 keeps the one cell between its runs empty', [1, 3], '#?###', '#.###'],
    ['30 fills all of the longest line', [30], '?'.repeat(30), '#'.repeat(30)],
    ['fifteen 1s and one cell to spare has nothing certain', new Array(15).fill(1), '?'.repeat(30), '?'.repeat(30)],
  ])('%s', (_, clue: readonly number[], line: string, expected: string | null) => {
    expect(fast(clue, line)).toBe(expected);
    expect(referenceLine(clue, line)).toBe(expected);
  });
});

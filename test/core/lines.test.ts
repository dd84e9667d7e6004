/** The fast line solver against enumeration, everywhere it can be enumerated, and against the reference beyond that. */
import fc from 'fast-check';
import { solvedLine } from '../../bench/lineText';
import { solveLine } from '../../src/core/lineSolver';
import { agrees, cluesForLength, common, linesOf, naiveLine, placementsOf, runsOf } from '../oracle';
import { referenceLine } from './reference';

const fast = (clue: readonly number[], line: string) => solvedLine({ solveLine }, clue, line);

/** Finished lines of 9 to 30 cells with stretches of every length. */
const finishedLines = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 9, maxLength: 30 }),
    fc.integer({ min: 9, max: 30 }),
  )
  .map(([filledFirst, stretches, length]) =>
    stretches
      .map((stretch, i) => ((i % 2 === 0) === filledFirst ? '#' : '.').repeat(stretch))
      .join('')
      .slice(0, length),
  );

/** A clue and what is known of its line; now and then a cell of that is wrong, so that no placement may be left. */
const knownLines = fc
  .tuple(finishedLines, fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 30, maxLength: 30 }))
  .map(([finished, luck]) => ({
    clue: runsOf(finished),
    line: Array.from(finished, (cell, i) => seen(cell, luck[i] ?? 0)).join(''),
  }));

function seen(cell: string, luck: number): string {
  if (luck === 60) return cell === '#' ? '.' : '#';
  return luck < 15 ? cell : '?';
}

describe('The line solver', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'equals enumeration on every clue and every state of lines of %d cells',
    (length) => {
      const states = linesOf('#.?', length);
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
    for (let length = 1; length <= 30; length++) {
      expect(fast([length + 1], '?'.repeat(length))).toBeNull();
      expect(fast([length, 1], '?'.repeat(length))).toBeNull();
      expect(fast(new Array(Math.floor((length + 1) / 2) + 1).fill(1), '?'.repeat(length))).toBeNull();
    }
  });

  test('equals the reference on random longer lines of up to 30 cells, contradictory ones included', () => {
    fc.assert(
      fc.property(knownLines, ({ clue, line }) => {
        expect(fast(clue, line)).toBe(referenceLine(clue, line));
      }),
      { numRuns: 20_000 },
    );
  });

  test('equals the reference when the clue belongs to another line', () => {
    fc.assert(
      fc.property(knownLines, knownLines, ({ clue }, { line }) => {
        expect(fast(clue, line)).toBe(referenceLine(clue, line));
      }),
      { numRuns: 10_000 },
    );
  });

  test('answers false and leaves the line as it was when there is no placement', () => {
    const line = { filled: 0b001, empty: 0b010 };
    expect(solveLine([2], 3, line)).toBe(false);
    expect(line).toEqual({ filled: 0b001, empty: 0b010 });
  });
});

describe('The reference line solver', () => {
  test.each([1, 2, 3, 4, 5, 6])('equals enumeration on every clue and every state of lines of %d cells', (length) => {
    for (const clue of cluesForLength(length)) {
      const differing = linesOf('#.?', length).filter((state) => referenceLine(clue, state) !== naiveLine(clue, state));
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

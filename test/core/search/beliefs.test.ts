/** Beliefs against enumeration: every placement of a line weighs the odds of the cells it fills. */
import { type Knowledge, nothingKnown, writeCell } from '../../../src/core/lines/knowledge';
import { type Lines, linesOf } from '../../../src/core/lines/numbering';
import { type Beliefs, beliefIn, noBeliefs, sweep } from '../../../src/core/search/beliefs';
import { drawingOf } from '../../../testkit/drawing';
import { agrees, everyLine, placementsOf, runsOf, turned } from '../../../testkit/oracle';
import { type Random, randomGrid, seeded, wholeBetween } from '../../../testkit/random';
import { puzzleFor } from '../puzzles';

/** What the placements of a line say of each cell, whatever its own odds are, as the probability that it is filled. */
function enumerated(placements: readonly string[], heard: readonly number[]): number[] {
  const odds = heard.map((probability) => probability / (1 - probability));
  const filled = heard.map(() => 0);
  const empty = heard.map(() => 0);
  for (const placement of placements) {
    const weight = odds.reduce((product, factor, cell) => (placement[cell] === '#' ? product * factor : product), 1);
    odds.forEach((itsOwn, cell) => {
      if (placement[cell] === '#') filled[cell] = (filled[cell] ?? 0) + weight / itsOwn;
      else empty[cell] = (empty[cell] ?? 0) + weight;
    });
  }
  const shares = filled.map((weight, cell) => weight / (weight + (empty[cell] ?? 0)));
  return shares.map((share) => Math.min(Math.max(share, 1e-6), 1 - 1e-6));
}

/** Everything that a board of `#`, `.` and `?` says. */
function knowledgeOf(lines: Lines, board: readonly string[]): Knowledge {
  const known = nothingKnown(lines);
  Array.from(board.join('')).forEach((letter, cell) => {
    if (letter !== '?') writeCell(lines, known, 2 * cell + '#.'.indexOf(letter));
  });
  return known;
}

function chances(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => 0.02 + 0.96 * random());
}

function largestDifference(one: readonly number[], other: readonly number[]): number {
  return Math.max(0, ...one.map((value, i) => Math.abs(value - (other[i] ?? Number.NaN))));
}

describe('What a line says of its cells', () => {
  /** A single row of which something is known, and the probabilities that the columns give its cells. */
  function saidByRow(clue: readonly number[], line: string, heard: readonly number[]): number[] {
    const lines = { height: 1, width: line.length, clues: [clue, ...heard.map(() => [1])] };
    const beliefs = { ...noBeliefs(line.length), fromColumns: Float64Array.from(heard) };
    sweep(lines, knowledgeOf(lines, [line]), beliefs);
    return Array.from(beliefs.fromRows);
  }

  /** All finished lines that agree with what is known of one, by their clues. */
  function placementsByClue(line: string): (readonly [clue: readonly number[], placements: readonly string[]])[] {
    const byClue = new Map<string, string[]>();
    for (const placement of completed(line)) {
      const key = JSON.stringify(runsOf(placement));
      byClue.set(key, [...(byClue.get(key) ?? []), placement]);
    }
    return [...byClue].map(([key, placements]) => [JSON.parse(key), placements]);
  }

  function completed(line: string): string[] {
    return line.includes('?') ? ['#', '.'].flatMap((letter) => completed(line.replace('?', letter))) : [line];
  }

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'equals enumeration for every clue and every unfinished state of lines of %d cells',
    (length) => {
      const random = seeded(length);
      let largest = 0;
      for (const line of everyLine('#.?', length).filter((line) => line.includes('?'))) {
        for (const [clue, placements] of placementsByClue(line)) {
          const heard = chances(random, length);
          const difference = largestDifference(saidByRow(clue, line, heard), enumerated(placements, heard));
          largest = Math.max(largest, difference);
        }
      }
      expect(largest).toBeLessThan(1e-9);
    },
  );
});

describe('A sweep', () => {
  /** A picture, some of its cells known, and beliefs from which to go on. */
  function given(random: Random): { lines: Lines; board: readonly string[]; beliefs: Beliefs } {
    const [height, width] = [wholeBetween(random, 2, 8), wholeBetween(random, 2, 8)];
    const picture = drawingOf(randomGrid(random, height, width, 0.2 + 0.6 * random()));
    const board = picture.map((row) => Array.from(row, (cell) => (random() < 0.3 ? cell : '?')).join(''));
    const [fromRows, fromColumns] = [chances(random, height * width), chances(random, height * width)];
    const beliefs = { fromRows: Float64Array.from(fromRows), fromColumns: Float64Array.from(fromColumns) };
    return { lines: linesOf(puzzleFor(picture)), board, beliefs };
  }

  /** What the rows of a board say; a row that is finished goes on saying what it said. */
  function saidByRows(
    clues: Lines['clues'],
    board: readonly string[],
    heard: readonly number[],
    said: readonly number[],
  ) {
    return board.flatMap((row, index) => {
      const part = [index * row.length, (index + 1) * row.length] as const;
      const placements = placementsOf(clues[index] ?? [], row.length).filter((placement) => agrees(placement, row));
      return row.includes('?') ? enumerated(placements, heard.slice(...part)) : said.slice(...part);
    });
  }

  /** Values of cells, row by row, as values column by column; the width is that of the given order. */
  function onTheirSide(values: readonly number[], width: number): number[] {
    return Array.from({ length: width }, (_, column) => values.filter((_, i) => i % width === column)).flat();
  }

  test('lets every row hear the columns, then every column what the rows have said anew', () => {
    const random = seeded(20);
    for (let count = 0; count < 60; count += 1) {
      const { lines, board, beliefs } = given(random);
      const { height, width, clues } = lines;
      const before = { rows: Array.from(beliefs.fromRows), columns: Array.from(beliefs.fromColumns) };
      sweep(lines, knowledgeOf(lines, board), beliefs);
      const rows = Array.from(beliefs.fromRows);
      expect(largestDifference(rows, saidByRows(clues, board, before.columns, before.rows))).toBeLessThan(1e-9);
      const heard = onTheirSide(rows, width);
      const said = saidByRows(clues.slice(height), turned(board), heard, onTheirSide(before.columns, width));
      expect(largestDifference(Array.from(beliefs.fromColumns), onTheirSide(said, height))).toBeLessThan(1e-9);
    }
  });
});

describe('The belief in a cell', () => {
  const beliefsIn = (row: number, column: number) =>
    beliefIn({ fromRows: Float64Array.of(0.1, row), fromColumns: Float64Array.of(0.1, column) }, 1);

  test('multiplies the odds that its row and its column give', () => {
    expect(beliefsIn(0.75, 0.5)).toBeCloseTo(0.75);
    expect(beliefsIn(0.75, 0.75)).toBeCloseTo(0.9);
    expect(beliefsIn(0.75, 0.25)).toBeCloseTo(0.5);
    expect(beliefsIn(0.2, 0.8)).toBeCloseTo(0.5);
  });

  test('is even as long as no line has said anything', () => {
    expect(beliefIn(noBeliefs(4), 3)).toBe(0.5);
  });
});

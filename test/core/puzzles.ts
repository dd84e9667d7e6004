/** Makers of puzzles for the tests: pictures of every density and size, and clues that may contradict each other. */
import fc from 'fast-check';
import { type Clues, checkClues, type Puzzle, type Solution } from '../../src/core/index';
import { drawingOf } from '../../testkit/drawing';
import { naiveCluesOf } from '../../testkit/oracle';
import { puzzleOf } from '../../testkit/puzzles';

/** The puzzle that asks for a picture. */
export function puzzleFor(picture: readonly string[]): Puzzle {
  return puzzleOf(naiveCluesOf(picture));
}

/** The pictures that a verdict shows. */
export function picturesShown({ verdict }: Solution): string[][] {
  if (verdict.kind === 'multiple') return verdict.solutions.map(drawingOf);
  return verdict.kind === 'unique' || verdict.kind === 'line-solvable' ? [drawingOf(verdict.solution)] : [];
}

/** Pictures of up to so many lines each way, sparse to dense. */
export function pictures(most: number): fc.Arbitrary<string[]> {
  const side = fc.integer({ min: 1, max: most });
  return fc.tuple(side, side, fc.integer({ min: 15, max: 75 })).chain(([height, width, percent]) => {
    const cell = fc.integer({ min: 1, max: 100 }).map((luck) => (luck <= percent ? '#' : '.'));
    const row = fc.array(cell, { minLength: width, maxLength: width }).map((cells) => cells.join(''));
    return fc.array(row, { minLength: height, maxLength: height });
  });
}

type Change = (rows: readonly (readonly number[])[], from: number, to: number) => readonly (readonly number[])[];

/** Ways to spoil the row clues of a picture that leave their total as it is, so that they still pass the check. */
const CHANGES: Readonly<Record<string, Change>> = {
  'nothing changed': (rows) => rows,
  'two clues exchanged': (rows, from, to) => replaced(rows, { [from]: rows[to] ?? [], [to]: rows[from] ?? [] }),
  'a clue read backwards': (rows, from) => replaced(rows, { [from]: [...(rows[from] ?? [])].reverse() }),
  'two runs joined': (rows, from) => {
    const [first = 0, second = 0, ...rest] = rows[from] ?? [];
    return replaced(rows, { [from]: [first + second, ...rest].filter((length) => length > 0) });
  },
  'a cell moved to another clue': (rows, from, to) => {
    const [first = 0, ...rest] = rows[from] ?? [];
    if (first === 0 || from === to) return rows;
    const shorter = [first - 1, ...rest].filter((length) => length > 0);
    const [grown = 0, ...others] = rows[to] ?? [];
    return replaced(rows, { [from]: shorter, [to]: [grown + 1, ...others] });
  },
};

function replaced<T>(list: readonly T[], news: Readonly<Record<number, T>>): readonly T[] {
  return list.map((item, i) => news[i] ?? item);
}

/** Clues with equal totals, of pictures or spoilt, so that many of them contradict each other; not all of them fit. */
function doubtfulClues(most: number): fc.Arbitrary<Clues> {
  const change = fc.constantFrom(...Object.values(CHANGES));
  return fc.tuple(pictures(most), change, fc.nat(), fc.nat()).map(([picture, spoil, from, to]) => {
    const { rows, columns } = naiveCluesOf(picture);
    return { rows: spoil(rows, from % rows.length, to % rows.length), columns };
  });
}

/** The puzzles among doubtful clues. */
export function doubtfulPuzzles(most: number): fc.Arbitrary<Puzzle> {
  return doubtfulClues(most)
    .map(checkClues)
    .filter((checked) => checked.ok)
    .map(({ puzzle }) => puzzle);
}

/** Clues that nobody drew: most of them do not fit or have totals that differ. */
export function inventedClues(most: number): fc.Arbitrary<Clues> {
  const clue = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 });
  const clues = fc.array(clue, { minLength: 1, maxLength: most });
  return fc.record({ rows: clues, columns: clues });
}

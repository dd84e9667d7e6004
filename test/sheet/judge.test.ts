import { gridOf } from '../../src/contract/pictureText';
import { cluesOf } from '../../src/core';
import { type NotedPuzzle, newPuzzle } from '../../src/sheet/notedPuzzle';
import {
  announceRefusal,
  type Effort,
  judgePicture,
  judgeTyped,
  quickly,
  thoroughly,
} from '../../src/sheet/renewal/judge';
import type { Announcement } from '../../src/sheet/writing/announcement';
import { changeOfA1, isForeign, textOf } from '../../src/sheet/writing/verdictCell';
import { dominoClues } from '../../testkit/puzzles';
import { JELLYFISH } from './stage';

/** The tries of an edit, however long they take. */
const QUICK: Effort = { ...quickly(), until: Number.POSITIVE_INFINITY };

/** Clues of 25 × 25 cells that a quick look leaves open and a thorough one settles. */
const HARD = dominoClues(12);
const HARD_SIZE = { rows: 25, columns: 25 };

function judgeHard(effort: Effort, puzzle = newPuzzle(HARD_SIZE)): Announcement {
  const texts = (clues: typeof HARD.rows) => clues.map((clue) => clue.join(' '));
  const typed = { rows: texts(HARD.rows), columns: texts(HARD.columns), problems: [] };
  return judgeTyped(typed, null, HARD_SIZE, puzzle, effort);
}

function judgeDrawn(picture: readonly string[]): Announcement {
  const grid = gridOf(picture);
  const size = { rows: picture.length, columns: picture[0]?.length ?? 0 };
  return judgePicture(cluesOf(grid), grid, size, newPuzzle(size), quickly());
}

/** What is noted after an announcement was written. */
function noted(announcement: Announcement): NotedPuzzle {
  const { kind, sentence, details, about } = announcement;
  const verdict = { kind, text: textOf(announcement), sentence, details, about };
  return { ...newPuzzle(HARD_SIZE), verdict };
}

test('a search that gives up says how many tries there were, and after an edit where to look longer', () => {
  const quick = judgeHard(QUICK);
  expect(quick.kind).toBe('gave-up');
  expect(quick.sentence).toMatch(/^Undecided! After 5,000 tries it is open/);
  expect(quick.details.join()).toMatch(/Check puzzle tries longer/);
});

test('an edit has less time than a command, and both end before Google ends them', () => {
  const [quick, thorough] = [quickly(), thoroughly()].map(({ until }) => (until - Date.now()) / 1000);
  expect(quick).toBeGreaterThan(1);
  expect(quick).toBeLessThan(20);
  expect(thorough).toBeGreaterThan(60);
  expect(thorough).toBeLessThan(300);
});

test('what a picture and what the same typed clues have to say is told apart', () => {
  const { rows, columns } = cluesOf(gridOf(JELLYFISH));
  const texts = (clues: typeof rows) => clues.map((clue) => clue.join(' '));
  const typed = judgeTyped(
    { rows: texts(rows), columns: texts(columns), problems: [] },
    null,
    HARD_SIZE,
    newPuzzle(HARD_SIZE),
    quickly(),
  );
  expect(typed.about).not.toBe(judgeDrawn(JELLYFISH).about);
});

test('a search ends when its time is over, however many tries are left, and says what line logic found', () => {
  const late = judgeHard({ tries: 1_000_000, until: 0, mentionCommand: false });
  expect(late.sentence).toMatch(/^Undecided! After \d+ tries it is open/);
  expect(late.details.join(' ')).toMatch(/The time was over .* Line logic decides/);
  expect(late.details.join(' ')).not.toMatch(/No cell is certain/);
});

test('what was proved about the same clues is not proved again', () => {
  const quick = judgeHard(QUICK);
  const proof: Announcement = {
    ...quick,
    kind: 'unique',
    sentence: 'Unique Solution! Proved.',
    details: ['So it is.'],
  };
  expect(judgeHard(QUICK, noted(proof))).toMatchObject({
    kind: 'unique',
    sentence: proof.sentence,
    details: proof.details,
  });
  expect(judgeHard(QUICK, noted({ ...proof, about: 'others' })).kind).toBe('gave-up');
  expect(judgeHard(QUICK, noted({ ...proof, kind: 'check-clues' })).kind).toBe('gave-up');
});

/** What becomes of an A1 that holds the same words already, but is to be written all the same. */
function sayAnew(announcement: Announcement) {
  return { kind: 'say', announcement };
}

describe('A1', () => {
  const drawn = judgeDrawn(JELLYFISH);

  test('keeps what it says already', () => {
    expect(changeOfA1(textOf(drawn), drawn, () => noted(drawn))).toEqual({ kind: 'keep' });
  });

  test('says anew what it holds already when nothing is noted about it', () => {
    expect(changeOfA1(textOf(drawn), drawn, () => null)).toEqual(sayAnew(drawn));
  });

  test('says the same words anew when they are about another picture, whose details differ', () => {
    const [one, other] = [judgeDrawn(['#.', '.#']), judgeDrawn(['#..', '.#.'])];
    expect(textOf(one)).toBe(textOf(other));
    expect(one.details).not.toEqual(other.details);
    expect(changeOfA1(textOf(one), other, () => noted(one))).toEqual(sayAnew(other));
  });

  test('does not trust a note about a text that it no longer holds', () => {
    const mistake = announceRefusal('C5 holds the text maybe.');
    expect(changeOfA1(textOf(drawn), drawn, () => noted(mistake))).toEqual(sayAnew(drawn));
  });

  test('holds something of the person unless it is blank or reads like what the add-on writes', () => {
    const puzzle = noted(drawn);
    expect(isForeign(puzzle, '', '')).toBe(false);
    expect(isForeign(puzzle, textOf(drawn), '')).toBe(false);
    expect(isForeign(puzzle, 'Unique Solution! by me', '')).toBe(true);
    expect(isForeign(noted(drawn), 'Checking...', '')).toBe(false);
  });
});

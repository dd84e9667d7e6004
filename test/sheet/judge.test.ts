import { gridOf } from '../../src/contract/pictureText';
import { cluesOf } from '../../src/core';
import type { NotedPuzzle } from '../../src/sheet/notedPuzzle';
import { announceRefusal, type Effort, judgePicture, judgeTyped } from '../../src/sheet/renewal/judge';
import { type Announcement, changeOfA1 } from '../../src/sheet/writing/verdictCell';
import { dominoClues } from '../../testkit/puzzles';
import { JELLYFISH } from './stage';

/** Clues of 25 × 25 cells that a quick look leaves open and a thorough one settles. */
const HARD = dominoClues(12);
const HARD_SIZE = { rows: 25, columns: 25 };

function judgeHard(effort: Effort): Announcement {
  const texts = (clues: typeof HARD.rows) => clues.map((clue) => clue.join(' '));
  return judgeTyped({ rows: texts(HARD.rows), columns: texts(HARD.columns), problems: [] }, HARD_SIZE, effort);
}

function judgeDrawn(picture: readonly string[]): Announcement {
  const grid = gridOf(picture);
  return judgePicture(cluesOf(grid), grid, { rows: picture.length, columns: picture[0]?.length ?? 0 }, 'quick');
}

/** What is noted after an announcement was written. */
function noted({ kind, text, about }: Announcement): NotedPuzzle {
  return { size: HARD_SIZE, verdict: { kind, text, about, before: '' }, note: null };
}

const nothingNoted = () => null;

test('a search that gives up says how many tries there were, and after an edit where to look longer', () => {
  const quick = judgeHard('quick');
  expect(quick.kind).toBe('gave-up');
  expect(quick.text).toMatch(/^Undecided! After 5,000 tries it is open/);
  expect(quick.details.join()).toMatch(/Check puzzle tries longer/);
});

test('what a picture and what the same typed clues have to say is told apart', () => {
  const { rows, columns } = cluesOf(gridOf(JELLYFISH));
  const texts = (clues: typeof rows) => clues.map((clue) => clue.join(' '));
  const typed = judgeTyped({ rows: texts(rows), columns: texts(columns), problems: [] }, HARD_SIZE, 'quick');
  expect(typed.about).not.toBe(judgeDrawn(JELLYFISH).about);
});

describe('A1', () => {
  const drawn = judgeDrawn(JELLYFISH);

  test('keeps what it says already', () => {
    expect(changeOfA1(drawn.text, drawn, () => noted(drawn))).toEqual({ kind: 'keep' });
  });

  test('says anew what it holds already when nothing is noted about it', () => {
    expect(changeOfA1(drawn.text, drawn, nothingNoted)).toEqual({ kind: 'say', announcement: drawn });
  });

  test('says the same words anew when they are about another picture, whose details differ', () => {
    const [one, other] = [judgeDrawn(['#.', '.#']), judgeDrawn(['#..', '.#.'])];
    expect(one.text).toBe(other.text);
    expect(one.details).not.toEqual(other.details);
    expect(changeOfA1(one.text, other, () => noted(one))).toEqual({ kind: 'say', announcement: other });
  });

  test('does not trust a note about a text that it no longer holds', () => {
    const mistake = announceRefusal('C5 holds the text maybe.');
    expect(changeOfA1(drawn.text, drawn, () => noted(mistake))).toEqual({ kind: 'say', announcement: drawn });
  });

  test('keeps a proof that fewer tries could not find again', () => {
    const proof: Announcement = { ...judgeHard('quick'), kind: 'unique', text: 'Unique Solution! Proved.' };
    expect(changeOfA1(proof.text, judgeHard('quick'), () => noted(proof))).toEqual({ kind: 'keep' });
  });

  test('does not keep a proof about other clues, nor what is no proof, when a search gives up', () => {
    const quick = judgeHard('quick');
    const proof: Announcement = { ...quick, kind: 'multiple', text: 'Not Unique! Proved.' };
    expect(changeOfA1(proof.text, { ...quick, about: 'others' }, () => noted(proof)).kind).toBe('say');
    const mistake: Announcement = { ...quick, kind: 'check-clues', text: 'Check the clues! …' };
    expect(changeOfA1(mistake.text, quick, () => noted(mistake)).kind).toBe('say');
  });
});

import { openSession, type Session } from '../../sidebar/session';
import {
  beginWords,
  changedWords,
  endWords,
  resultWords,
  sheetWords,
  startWords,
  totalsWords,
} from '../../sidebar/words';
import { type Puzzle, solve } from '../../src/core';
import { HEART, PROBE, puzzle, puzzleWith, SWITCH, sheetWith } from './pictures';

/** A puzzle that was solved to the end, with this many tries at most. */
function solvedSession(asked: Puzzle, tries?: number): Session {
  const session = openSession(asked, null);
  const solution = solve(asked, tries === undefined ? {} : { tries });
  return { ...session, solution, search: { kind: 'done' } };
}

const contradiction = puzzleWith({ rows: [[], [2]], columns: [[], [2]] });
/** Line logic finds nothing wrong with it, yet no picture fits. */
const unfinished = solvedSession(puzzle(PROBE));

describe('the result', () => {
  test('of a puzzle for line logic says that nobody has to guess', () => {
    const { tone, title, text } = resultWords(solvedSession(puzzle(HEART)));
    const steps = solve(puzzle(HEART)).steps.length;
    expect([tone, title]).toEqual(['good', 'Solved by line logic']);
    expect(text).toBe(
      `Exactly one picture fits, and it can be found one row or column at a time, without guessing. ${steps} steps.`,
    );
  });

  test('of a puzzle with one solution says where single lines stop', () => {
    const { tone, title, text } = resultWords(unfinished);
    expect([tone, title]).toEqual(['fair', 'Exactly one solution, line logic not enough']);
    expect(text).toBe(
      'Only one picture fits, but single lines stop deciding after 0 of 16 cells. A person needs to reason across lines or try a cell.',
    );
  });

  test('of a puzzle with several solutions says to change it', () => {
    const { tone, title, text } = resultWords(solvedSession(puzzle(SWITCH)));
    expect([tone, title]).toEqual(['bad', 'More than one solution']);
    expect(text).toBe(
      'At least two pictures fit. Both are shown, the cells in which they differ framed. Change the puzzle before giving it to anyone.',
    );
  });

  test('of a contradiction names the line where it breaks', () => {
    const { tone, title, text } = resultWords(solvedSession(contradiction));
    expect([tone, title]).toEqual(['bad', 'No solution']);
    expect(text).toMatch(
      /^No picture fits every clue; usually a clue was entered wrongly\. It breaks at (row|column) \d\.$/,
    );
  });

  test('of a search that gave up keeps to what is sure', () => {
    const { tone, title, text } = resultWords(solvedSession(puzzle(PROBE), 0));
    expect([tone, title]).toEqual(['open', 'Search gave up']);
    expect(text).toBe('After 0 tries it is undecided; the steps of line logic are still right.');
  });

  test('of a search under way or stopped says so', () => {
    const session = openSession(puzzle(PROBE), null);
    expect(resultWords(session).title).toBe('Still searching');
    const stopped = resultWords({ ...session, search: { kind: 'stopped', tries: 20_000 } });
    expect(stopped.title).toBe('Search stopped');
    expect(stopped.text).toMatch(/^Stopped after 20,000 tries/);
  });
});

describe('the ends of the steps', () => {
  test('are said at the start', () => {
    expect(startWords(solvedSession(puzzle(HEART)))).toBe('Nothing is known yet. Next shows the first step.');
    expect(startWords(unfinished)).toBe('No single line decides a cell in this puzzle.');
  });

  test('are said after the last step', () => {
    expect(endWords(solvedSession(puzzle(HEART)))).toBe('That was the last step: the picture is complete.');
    expect(endWords(unfinished)).toBe('Here line logic ends: 0 of 16 cells are decided.');
    expect(endWords(solvedSession(contradiction))).toMatch(
      /^Here it breaks: the clue of (row|column) \d cannot be laid/,
    );
  });
});

describe('the sheet in words', () => {
  test('is its name, the size and where the clues come from', () => {
    expect(sheetWords(sheetWith(HEART))).toBe('Sheet1, 5 × 5, from the picture');
    expect(sheetWords(sheetWith(HEART, { source: 'clues', picture: null }))).toBe('Sheet1, 5 × 5, from the clues');
  });

  test('tells another sheet from a changed puzzle', () => {
    const loaded = sheetWith(HEART);
    expect(changedWords(loaded, sheetWith(SWITCH))).toBe('The puzzle in the sheet has changed.');
    expect(changedWords(loaded, sheetWith(HEART, { sheetId: 8, sheetName: 'Owl' }))).toBe(
      'Another sheet is open now: Owl.',
    );
  });

  test('names the cells where a blank puzzle begins', () => {
    const blank = (rows: number, columns: number) =>
      sheetWith(HEART, { rows: Array(rows).fill(''), columns: Array(columns).fill('') });
    expect(beginWords(blank(10, 10))).toContain('B2:K11');
    expect(beginWords(blank(10, 10))).toContain('A2:A11 and B1:K1');
    expect(beginWords(blank(30, 30))).toContain('B2:AE31');
    expect(beginWords(blank(25, 26))).toContain('B1:AA1');
  });

  test('gives both totals, or a question mark', () => {
    expect(totalsWords(45, null)).toBe('Filled cells: 45 by the rows, ? by the columns.');
  });
});

import { openSession, type Session } from '../../../sidebar/state/session';
import { boardWords, breakWords, endWords, resultWords, startWords } from '../../../sidebar/words/resultWords';
import { type Puzzle, solve } from '../../../src/core';
import { puzzleOf } from '../../../testkit/puzzles';
import { HEART, PROBE, puzzle, SWITCH } from '../pictures';

/** A puzzle that was solved to the end, with this many tries at most. */
function solvedSession(asked: Puzzle, tries?: number): Session {
  const { verdict } = solve(asked, tries === undefined ? {} : { tries });
  return { ...openSession(asked, null), proof: { kind: 'done', verdict } };
}

/** Row 2 fills two cells, and column 1 none. */
const contradiction = puzzleOf({ rows: [[], [2]], columns: [[], [2]] });
/** Line logic decides some cells and finds nothing wrong, yet no picture fits. */
const puzzling = puzzleOf({ rows: [[1], [2], [2], [3], []], columns: [[1], [1, 1], [1, 1], [1], [2]] });
const unfinished = solvedSession(puzzle(PROBE));
/** Line logic decides five cells, then two pictures fit. */
const partly = puzzle(['...', '#..', '..#']);

describe('the result', () => {
  test('of a puzzle for line logic says that nobody has to guess', () => {
    const steps = solve(puzzle(HEART)).steps.length;
    expect(resultWords(solvedSession(puzzle(HEART)))).toEqual({
      tone: 'good',
      title: 'Solved by line logic',
      count: `${steps} steps`,
      text: `Exactly one picture fits, and it can be found one row or column at a time, without guessing. ${steps} steps.`,
    });
  });

  test('of a puzzle with one solution says where single lines stop', () => {
    expect(resultWords(unfinished)).toEqual({
      tone: 'fair',
      title: 'Unique, but not by line logic',
      count: '0 of 16',
      text: 'Only one picture fits. No single line decides a cell. A person needs to reason across lines or try a cell.',
    });
  });

  test('of a puzzle with several solutions says to change it', () => {
    expect(resultWords(solvedSession(puzzle(SWITCH)))).toEqual({
      tone: 'bad',
      title: 'More than one solution',
      count: '4 differ',
      text: 'At least two pictures fit. Both are shown, with frames around the cells in which they differ. Change the puzzle before giving it to anyone.',
    });
  });

  test('of a contradiction is bad, and names the line where it breaks', () => {
    const { tone, title, text } = resultWords(solvedSession(contradiction));
    expect([tone, title]).toEqual(['bad', 'No solution']);
    expect(text).toBe('No picture fits every clue; usually a clue was entered wrongly.');
    expect(breakWords({ kind: 'row', index: 1 })).toBe('It breaks at row 2.');
  });

  test('of a search that gave up keeps to what is sure', () => {
    expect(resultWords(solvedSession(puzzle(PROBE), 0))).toEqual({
      tone: 'open',
      title: 'Search gave up',
      count: '0 tries',
      text: 'After 0 tries it is undecided.',
    });
  });

  test('of a search under way or stopped says so, and what the steps are worth', () => {
    const session = openSession(partly, null);
    expect(resultWords(session)).toEqual({
      tone: 'open',
      title: 'Still searching',
      count: '',
      text: 'Single lines decide 5 of 9 cells, then no more. Now cells are tried.',
    });
    expect(resultWords({ ...session, proof: { kind: 'stopped', tries: 20_000 } })).toEqual({
      tone: 'open',
      title: 'Search stopped',
      count: '',
      text: 'Stopped after 20,000 tries, so it is undecided; the steps of line logic are still right.',
    });
  });
});

describe('the ends of the steps', () => {
  test('are said at the start', () => {
    expect(startWords(solvedSession(puzzle(HEART)))).toBe('Nothing is known yet. Next shows the first step.');
    expect(startWords(unfinished)).toBe('No single line decides a cell in this puzzle.');
  });

  test('are said after the last step', () => {
    expect(endWords(solvedSession(puzzle(HEART)))).toBe('That was the last step: the picture is complete.');
    expect(endWords(solvedSession(partly))).toBe('Here line logic ends: 5 of 9 cells are decided.');
    expect(endWords(solvedSession(contradiction))).toMatch(
      /^Here it breaks: (row|column) \d has no placement left that agrees with the other lines\.$/,
    );
    expect(endWords(solvedSession(puzzling))).toBe('Here line logic ends; trying cells showed that no picture fits.');
  });
});

describe('the board in words', () => {
  test('has its size, how much is known, and where it breaks', () => {
    expect(boardWords(puzzle(['#.#', '###']), 4, null)).toBe('Board of 2 rows and 3 columns, 4 of 6 cells known');
    expect(boardWords(contradiction, 0, { kind: 'column', index: 1 })).toBe(
      'Board of 2 rows and 2 columns, 0 of 4 cells known; column 2 has no placement left',
    );
  });
});

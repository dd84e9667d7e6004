/** The options of `solve`, and working in portions. */

import { DEFAULT_TRIES, type Puzzle, type Solution, solve, solving } from '../../src/core/index';
import { gridOf } from '../../testkit/drawing';
import { dominoClues, puzzleOf } from '../../testkit/puzzles';
import { picturesShown, puzzleFor } from './puzzles';

/** Every line is a single 1, so that solutions are the permutations: nothing follows until cells are assumed. */
const diagonal = (size: number): string[] =>
  Array.from({ length: size }, (_, row) => `${'.'.repeat(row)}#${'.'.repeat(size - row - 1)}`);

/** A puzzle that takes some thousand tries. */
const HARD = puzzleOf(dominoClues(8));

const onlyByTrying = ['.##.', '#..#', '.##.', '#...'];

/** All that the portions report, and the solution at the end. */
function inPortions(puzzle: Puzzle, tries: number): { reports: number[]; solution: Solution } {
  const work = solving(puzzle, { tries });
  const reports: number[] = [];
  for (;;) {
    const portion = work.next();
    if (portion.done === true) return { reports, solution: portion.value };
    reports.push(portion.value);
  }
}

describe('A known picture', () => {
  test('is the first of two solutions', () => {
    const picture = ['.#.', '#..', '..#'];
    const solution = solve(puzzleFor(picture), { picture: gridOf(picture) });
    expect(solution.verdict.kind).toBe('multiple');
    expect(picturesShown(solution)[0]).toEqual(picture);
  });

  test('whose neighbour has the same clues is judged without a try', () => {
    const picture = ['#..', '...', '..#'];
    expect(solve(puzzleFor(picture), { picture: gridOf(picture), tries: 0 }).verdict).toMatchObject({
      kind: 'multiple',
      tries: 0,
    });
  });

  test('that is the only one is proved to be', () => {
    const solution = solve(puzzleFor(onlyByTrying), { picture: gridOf(onlyByTrying) });
    expect(solution.verdict.kind).toBe('unique');
    expect(picturesShown(solution)).toEqual([onlyByTrying]);
  });

  test('does not change the steps of line logic', () => {
    const picture = ['##.#', '#..#', '####', '.#..'];
    const puzzle = puzzleFor(picture);
    expect(solve(puzzle, { picture: gridOf(picture) })).toEqual(solve(puzzle));
  });

  test.each([
    ['a row', ['#.', '##'], 'Row 1 of the picture is 1, its clue is 2.'],
    ['a row in its order', ['##', '..'], 'Row 2 of the picture is 0, its clue is 1.'],
    ['a column', ['##', '.#'], 'Column 1 of the picture is 1, its clue is 2.'],
  ])(
    'that differs from the clues of %s is refused, and the first line that differs is named',
    (_, picture, message) => {
      const puzzle = puzzleFor(['##', '#.']);
      const refused = () => solve(puzzle, { picture: gridOf(picture) });
      expect(refused).toThrow(RangeError);
      expect(refused).toThrow(message);
    },
  );

  test.each([
    ['too few rows', ['##']],
    ['too many cells', ['##.', '#..']],
    ['rows of different lengths', ['##', '#']],
  ])('with %s is refused', (_, picture) => {
    const refused = () => solve(puzzleFor(['##', '#.']), { picture: gridOf(picture) });
    expect(refused).toThrow(new RangeError('The picture does not have 2 rows of 2 cells.'));
  });
});

describe('The tries', () => {
  test('are never more than allowed, and giving up says how many they were', () => {
    for (const tries of [0, 1, 2, 3]) {
      const { verdict } = solve(puzzleFor(onlyByTrying), { tries });
      if (verdict.kind === 'gave-up') expect(verdict.tries).toBe(tries);
      else expect(verdict).toMatchObject({ kind: 'unique' });
    }
    expect(solve(puzzleFor(onlyByTrying), { tries: 0 }).verdict.kind).toBe('gave-up');
  });

  test('are none when line logic suffices, whatever is allowed', () => {
    expect(solve(puzzleFor(['##', '#.']), { tries: 0 }).verdict.kind).toBe('line-solvable');
  });

  test('allowed by default are those for which solve gives up when told nothing', () => {
    expect(Number.isInteger(DEFAULT_TRIES)).toBe(true);
    const puzzle = puzzleFor(onlyByTrying);
    expect(solve(puzzle)).toEqual(solve(puzzle, { tries: DEFAULT_TRIES }));
  });
});

describe('Working in portions', () => {
  test('comes to the same solution as solving at once', () => {
    const puzzle = puzzleFor(diagonal(12));
    expect(inPortions(puzzle, 500).solution).toEqual(solve(puzzle, { tries: 500 }));
  });

  test('reports tries that only grow and never pass the limit', () => {
    const { reports } = inPortions(HARD, 400);
    expect(reports.length).toBeGreaterThan(1);
    expect(reports).toEqual([...reports].sort((one, other) => one - other));
    expect(Math.max(...reports)).toBeLessThanOrEqual(400);
  });

  test('reports to whoever listens to solve', () => {
    const heard: number[] = [];
    solve(HARD, { tries: 400, onProgress: (tries) => heard.push(tries) });
    expect(heard).toEqual(inPortions(HARD, 400).reports);
  });

  test('can be stopped, and another puzzle solved in between', () => {
    const work = solving(HARD, { tries: 400 });
    expect(work.next().done).toBe(false);
    const between = solve(puzzleFor(onlyByTrying));
    expect(between.verdict.kind).toBe('unique');
    let last = work.next();
    while (last.done !== true) last = work.next();
    expect(last.value).toEqual(solve(HARD, { tries: 400 }));
  });
});

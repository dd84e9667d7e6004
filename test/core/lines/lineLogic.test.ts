/** The steps of line logic and their order. */

import { type Line, type LineLogic, lineLogic, type Step, solve } from '../../../src/core/index';
import { puzzleOf } from '../../../testkit/puzzles';
import { puzzleFor } from '../puzzles';

const nameOf = ({ kind, index }: Line): string => `${kind} ${index}`;
const orderOf = ({ steps }: LineLogic): string[] => steps.map(({ line }) => nameOf(line));

/** The board that the steps alone draw. */
function drawn(steps: readonly Step[], height: number, width: number): string[] {
  const board = Array.from({ length: height }, () => new Array<string>(width).fill('?'));
  const draw = ({ kind, index }: Line, cell: number, letter: string) => {
    const [row, column] = kind === 'row' ? [index, cell] : [cell, index];
    const cells = board[row];
    if (cells !== undefined) cells[column] = letter;
  };
  for (const { line, filled, crossed } of steps) {
    for (const cell of filled) draw(line, cell, '#');
    for (const cell of crossed) draw(line, cell, '.');
  }
  return board.map((row) => row.join(''));
}

describe('The steps of line logic', () => {
  const picture = ['.###.', '#...#', '#.#.#', '#####', '..#..'];

  test('take the rows from the top, then the columns from the left, and again', () => {
    const logic = lineLogic(puzzleFor(picture));
    const passes = orderOf(logic).map((name) => (name.startsWith('row') ? 'rows' : 'columns'));
    const turns = passes.filter((pass, i) => pass !== passes[i - 1]);
    expect(turns.slice(0, 2)).toEqual(['rows', 'columns']);
    logic.steps.reduce<Line | null>((previous, { line }) => {
      if (previous?.kind === line.kind) expect(line.index).toBeGreaterThan(previous.index);
      return line;
    }, null);
  });

  test('say of each line its clue and the cells it decided, with what earlier lines of the same pass had found', () => {
    const { steps, decided } = lineLogic(puzzleOf({ rows: [[3], [1], []], columns: [[1], [2], [1]] }));
    expect(steps).toEqual([
      { line: { kind: 'row', index: 0 }, clue: [3], filled: [0, 1, 2], crossed: [] },
      { line: { kind: 'row', index: 2 }, clue: [], filled: [], crossed: [0, 1, 2] },
      { line: { kind: 'column', index: 0 }, clue: [1], filled: [], crossed: [1] },
      { line: { kind: 'column', index: 1 }, clue: [2], filled: [1], crossed: [] },
      { line: { kind: 'column', index: 2 }, clue: [1], filled: [], crossed: [1] },
    ]);
    expect(decided).toBe(9);
  });

  test('draw the whole picture when it is line-solvable', () => {
    const { steps, verdict } = lineLogic(puzzleFor(picture));
    expect(verdict?.kind).toBe('line-solvable');
    expect(drawn(steps, 5, 5)).toEqual(picture);
  });

  test('are none where no line decides anything, and the verdict is left open', () => {
    expect(lineLogic(puzzleFor(['#.', '.#']))).toEqual({ steps: [], decided: 0, verdict: null });
  });

  test('include those before the line that contradicts, and that line is named', () => {
    const { verdict, steps, decided } = lineLogic(puzzleOf({ rows: [[2], []], columns: [[], [2]] }));
    expect(verdict).toEqual({ kind: 'none', line: { kind: 'column', index: 0 }, tries: 0 });
    expect(steps.map(({ line }) => nameOf(line))).toEqual(['row 0', 'row 1']);
    expect(decided).toBe(4);
  });

  test('are the same in the whole solution, which has the same verdict where there is one already', () => {
    for (const drawing of [picture, ['#.', '.#'], ['.##.', '#..#', '.##.', '#...'], ['##', '#.']]) {
      const { steps, decided, verdict } = lineLogic(puzzleFor(drawing));
      const solution = solve(puzzleFor(drawing));
      expect(solution).toEqual({ steps, decided, verdict: verdict ?? solution.verdict });
      expect(verdict === null).toBe(solution.verdict.kind !== 'line-solvable');
    }
  });
});

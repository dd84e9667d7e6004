import fc from 'fast-check';
import { boardAfter, cellsOf } from '../../../sidebar/board/board';
import { overlapOf, reasonedStep, type StepReason } from '../../../sidebar/board/stepReasons';
import { type Clue, lineLogic, type Step } from '../../../src/core';
import { agrees, placementsOf } from '../../../testkit/oracle';
import { board, drawn, puzzle } from '../pictures';

/** The reasons for what line logic decides in a row with this clue, known so far as written. */
function reasonedRow(clue: Clue, known: string, filled: readonly number[], crossed: readonly number[]) {
  const step: Step = { line: { kind: 'row', index: 0 }, clue, filled, crossed };
  return reasonedStep(step, board([known]));
}

describe('the reason for a step', () => {
  test('of a single run in a blank line is its overlap', () => {
    const { reasons } = reasonedRow([6], '??????????', [4, 5], []);
    const run = { length: 6, first: 0, last: 4 };
    expect(reasons).toEqual([{ kind: 'overlap', run, nth: null, cells: [4, 5], blank: true, length: 10 }]);
  });

  test('tells runs of the same length apart', () => {
    const { reasons } = reasonedRow([3, 3], '????????', [2, 5], []);
    expect(reasons.map((reason) => reason.kind === 'overlap' && [reason.nth, reason.cells])).toEqual([
      [1, [2]],
      [2, [5]],
    ]);
  });

  test.each<[string, Clue, string, readonly number[], readonly number[], StepReason['kind'][]]>([
    ['an empty clue', [], '???', [], [0, 1, 2], ['nothing-to-fill']],
    ['runs that need the whole line', [2, 1], '????', [0, 1, 3], [2], ['no-room-to-move']],
    ['a line whose filled cells are all found', [2], '?##??', [], [0, 3, 4], ['all-filled-found']],
    ['a single placement left', [2], '??.?#', [3], [0, 1], ['one-placement-left']],
    ['cells out of reach', [2], '?#???', [], [3, 4], ['out-of-reach']],
    ['cells that one run or another fills', [2, 2], '??.#????', [4], [], ['always-filled']],
    ['cells beside a found one', [1, 1], '??#??', [], [1, 3], ['never-filled']],
  ])('of %s is named', (_, clue, known, filled, crossed, kinds) => {
    expect(reasonedRow(clue, known, filled, crossed).reasons.map((reason) => reason.kind)).toEqual(kinds);
  });
});

const pictures = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })).chain(([rows, columns]) =>
  fc.array(fc.string({ unit: fc.constantFrom('#', '.'), minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
);

/** Every step of a puzzle with its line's length, what was known, and all placements that were left. */
function reasonedSteps(picture: readonly string[]) {
  const drawnPuzzle = puzzle(picture);
  const { steps } = lineLogic(drawnPuzzle);
  return steps.map((step, index) => {
    const before = boardAfter(drawnPuzzle, steps, index);
    const known = drawn([cellsOf(before, step.line)])[0] ?? '';
    const left = placementsOf(step.clue, known.length).filter((placement) => agrees(placement, known));
    return { step, known, left, reasoned: reasonedStep(step, before) };
  });
}

describe('the reasons for every step', () => {
  test('account for each cell that it decides', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        for (const { step, reasoned } of reasonedSteps(picture)) {
          const whole = reasoned.reasons.some((reason) => !('cells' in reason));
          const named = reasoned.reasons.flatMap((reason) => ('cells' in reason ? reason.cells : []));
          const decided = [...step.filled, ...step.crossed].sort((a, b) => a - b);
          expect(whole || JSON.stringify(named.sort((a, b) => a - b)) === JSON.stringify(decided)).toBe(true);
        }
      }),
    );
  });

  test('are true of all placements that are left', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        for (const { step, known, left, reasoned } of reasonedSteps(picture)) {
          for (const reason of reasoned.reasons) expect(holds(reason, step, known, left)).toBe(true);
        }
      }),
    );
  });

  test('come with each run between the ends of where the placements left put it', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        for (const { step, left, reasoned } of reasonedSteps(picture)) {
          const starts = left.map(startsOf);
          const ends = step.clue.map((length, run) => {
            const places = starts.map((start) => start[run] ?? -1);
            return { length, first: Math.min(...places), last: Math.max(...places) };
          });
          expect(reasoned.runs).toEqual(ends);
        }
      }),
    );
  });
});

/** Where the stretches of filled cells begin. */
function startsOf(placement: string): readonly number[] {
  return [...placement.matchAll(/#+/g)].map((match) => match.index);
}

/** Whether a reason is true, from its meaning alone. */
function holds(reason: StepReason, step: Step, known: string, left: readonly string[]): boolean {
  const always = (cells: readonly number[], wanted: string) =>
    cells.every((cell) => left.every((placement) => placement[cell] === wanted));
  switch (reason.kind) {
    case 'nothing-to-fill':
      return step.clue.length === 0;
    case 'no-room-to-move':
      return reason.length === known.length && placementsOf(step.clue, known.length).length === 1;
    case 'all-filled-found':
      return left.length === 1 && left[0]?.replace(/\./g, '?') === known.replace(/\./g, '?');
    case 'one-placement-left':
      return left.length === 1;
    case 'overlap':
      return always(reason.cells, '#') && reason.cells.every((cell) => overlapOf(reason.run).includes(cell));
    case 'always-filled':
      return always(reason.cells, '#');
    case 'out-of-reach':
    case 'never-filled':
      return always(reason.cells, '.');
  }
}

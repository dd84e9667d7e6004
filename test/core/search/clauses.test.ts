/** What learnt clauses decide, and that the search can take everything back. */
import fc from 'fast-check';
import { nothingKnown } from '../../../src/core/lines/knowledge';
import { linesOf } from '../../../src/core/lines/numbering';
import { type Clauses, followClauses, noClauses, remember, watch } from '../../../src/core/search/clauses';
import { assume, backTo, type Clause, isOpen, openTrail, type Trail } from '../../../src/core/search/trail';
import { puzzleOf } from '../../../testkit/puzzles';

/** A trail over so many cells in one row; its line is not asked for anything here. */
function emptyTrail(cells: number): Trail {
  const lines = linesOf(puzzleOf({ rows: [[]], columns: new Array<readonly number[]>(cells).fill([]) }));
  return openTrail(lines, nothingKnown(lines));
}

const clauseOf = (...literals: number[]): Clause => ({ literals: Int32Array.from(literals), levels: literals.length });

/** Literals of cells: positive for filled, negative for empty, counted from 1. */
const literalOf = (value: number): number => 2 * (Math.abs(value) - 1) + (value > 0 ? 0 : 1);

function holding({ literals, length }: Trail): number[] {
  return Array.from(literals.subarray(0, length)).sort((one, other) => one - other);
}

/**
 * All that clauses decide from given literals, by going through every clause again and again; null is a contradiction.
 */
function naivelyDecided(clauses: readonly (readonly number[])[], given: readonly number[]): number[] | null {
  const holds = new Set(given);
  for (let before = -1; before !== holds.size; ) {
    before = holds.size;
    for (const clause of clauses) {
      if (clause.some((literal) => holds.has(literal))) continue;
      const [last, ...others] = clause.filter((literal) => !holds.has(literal ^ 1));
      if (last === undefined) return null;
      if (others.length === 0) holds.add(last);
    }
  }
  return [...holds].sort((one, other) => one - other);
}

const CELLS = 6;
const literals = fc
  .uniqueArray(fc.integer({ min: 1, max: CELLS }), { minLength: 2, maxLength: 4 })
  .chain((cells) => fc.tuple(...cells.map((cell) => fc.constantFrom(literalOf(cell), literalOf(-cell)))));

describe('Clauses', () => {
  test('decide their last literal when all others are false', () => {
    const trail = emptyTrail(3);
    const clauses = noClauses(trail);
    watch(clauses, clauseOf(0, 2, 4));
    assume(trail, 1);
    expect(followClauses(clauses, trail)).toBeNull();
    expect(isOpen(trail, 1)).toBe(true);
    assume(trail, 3);
    expect(followClauses(clauses, trail)).toBeNull();
    expect(holding(trail)).toEqual([1, 3, 4]);
  });

  test('that have no literal left are the conflict', () => {
    const trail = emptyTrail(2);
    const clauses = noClauses(trail);
    const given = [clauseOf(0, 3), clauseOf(0, 2)];
    for (const clause of given) watch(clauses, clause);
    assume(trail, 1);
    expect(given).toContain(followClauses(clauses, trail));
  });

  test('decide the same as going through all of them, also after assumptions were taken back', () => {
    const assumptions = fc.array(fc.nat(2 * CELLS - 1), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(literals, { maxLength: 12 }), fc.array(assumptions, { maxLength: 5 }), (given, branches) => {
        const trail = emptyTrail(CELLS);
        const clauses = noClauses(trail);
        for (const clause of given) watch(clauses, clauseOf(...clause));
        for (const branch of branches) {
          follow(trail, clauses, given, branch);
          backTo(trail, 0);
          expect(holding(trail)).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function follow(
  trail: Trail,
  clauses: Clauses,
  given: readonly (readonly number[])[],
  branch: readonly number[],
): void {
  const made: number[] = [];
  for (const literal of branch) {
    if (!isOpen(trail, literal >> 1)) continue;
    made.push(literal);
    assume(trail, literal);
    const broken = followClauses(clauses, trail);
    const decided = naivelyDecided(given, made);
    expect(broken === null).toBe(decided !== null);
    if (decided === null) return;
    expect(holding(trail)).toEqual(decided);
  }
}

describe('When too many clauses are learnt', () => {
  /** How many are left of eleven, one more than the limit, that all come from so many levels. */
  function leftOfEleven(levels: number): number {
    const trail = emptyTrail(4);
    const clauses = noClauses(trail);
    clauses.limit = 10;
    for (let count = 0; count < 11; count += 1) remember(clauses, trail, { ...clauseOf(0, 2, 4), levels });
    return clauses.learnt.length;
  }

  test('those of more than two levels are halved, and those of two levels stay whatever their number', () => {
    expect([1, 2, 3, 4].map(leftOfEleven)).toEqual([11, 11, 6, 6]);
  });

  test('the half that comes from more levels is dropped', () => {
    const trail = emptyTrail(4);
    const clauses = noClauses(trail);
    clauses.limit = 7;
    for (const levels of [9, 3, 8, 4, 7, 5, 6, 10]) remember(clauses, trail, { ...clauseOf(0, 2, 4), levels });
    expect(clauses.learnt.map(({ levels }) => levels)).toEqual([3, 4, 5, 6]);
  });

  test('clauses that were not learnt, such as the demand for another solution, are never dropped', () => {
    const trail = emptyTrail(4);
    const clauses = noClauses(trail);
    clauses.limit = 10;
    watch(clauses, clauseOf(0, 2));
    for (let count = 0; count < 11; count += 1) remember(clauses, trail, { ...clauseOf(0, 2, 4), levels: 9 });
    assume(trail, 1);
    expect(followClauses(clauses, trail)).toBeNull();
    expect(holding(trail)).toEqual([1, 2]);
  });

  test('none is dropped that decides what holds, and all that are left are still watched', () => {
    const trail = emptyTrail(4);
    const clauses = noClauses(trail);
    clauses.limit = 10;
    const reason = { literals: Int32Array.of(4, 6), levels: 9 };
    remember(clauses, trail, reason);
    assume(trail, 7);
    followClauses(clauses, trail);
    expect(holding(trail)).toEqual([4, 7]);
    for (let count = 0; count < 10; count += 1) {
      remember(clauses, trail, { literals: Int32Array.of(0, 2, 4), levels: 5 });
    }
    expect(clauses.learnt.length).toBeLessThan(11);
    expect(clauses.learnt).toEqual(expect.arrayContaining([reason]));
    expect(clauses.watching[4]).toContain(reason);
    expect(new Set(clauses.watching.flatMap((watchers) => watchers ?? []))).toEqual(new Set(clauses.learnt));
  });
});

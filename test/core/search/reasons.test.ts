/** Why a line concluded something, and what a conflict teaches. */
import fc from 'fast-check';
import { type Lines, linesOf, nothingKnown } from '../../../src/core/lines/knowledge';
import { followInOrder } from '../../../src/core/lines/lineLogic';
import { noClauses } from '../../../src/core/search/clauses';
import { learnFrom, noActivity } from '../../../src/core/search/learning';
import { propagate } from '../../../src/core/search/propagation';
import { explain, NOTHING } from '../../../src/core/search/reasons';
import { assume, isOpen, openTrail, type Reason, type Trail } from '../../../src/core/search/trail';
import { agrees, placementsOf, solutionsOf } from '../../../testkit/oracle';
import { pictures, puzzleFor } from '../puzzles';

interface Search {
  readonly lines: Lines;
  readonly trail: Trail;
  readonly conflict: Reason;
}

/** Assumes cells as the lot has it, with all that follows, until every cell is decided or a line contradicts. */
function assumed(picture: readonly string[], lots: readonly number[]): Search {
  const lines = linesOf(puzzleFor(picture));
  const certain = nothingKnown(lines);
  followInOrder(lines, certain);
  const trail = openTrail(lines, certain);
  const clauses = noClauses(trail);
  for (const lot of lots) {
    const open = Array.from(trail.levelOf.keys()).filter((cell) => isOpen(trail, cell));
    const cell = open[(lot >> 1) % open.length];
    if (cell === undefined) break;
    assume(trail, 2 * cell + (lot & 1));
    const conflict = propagate(trail, clauses);
    if (conflict !== null) return { lines, trail, conflict };
  }
  return { lines, trail, conflict: null };
}

const searches = fc
  .tuple(pictures(8), fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }))
  .map(([picture, lots]) => ({ picture, ...assumed(picture, lots) }));

/** A line of which only these literals are known. */
function lineWith({ height, width }: Lines, line: number, literals: readonly number[]): string {
  const cells = new Array<string>(line < height ? width : height).fill('?');
  for (const literal of literals) {
    const row = Math.floor((literal >> 1) / width);
    const column = (literal >> 1) % width;
    cells[line < height ? column : row] = (literal & 1) === 0 ? '#' : '.';
  }
  return cells.join('');
}

function hasPlacement(lines: Lines, line: number, literals: readonly number[]): boolean {
  const known = lineWith(lines, line, literals);
  return placementsOf(lines.clues[line] ?? [], known.length).some((placement) => agrees(placement, known));
}

/** What is certain of a line, which reasons leave out. */
function certainIn({ levelOf, literals, length }: Trail, { height, width }: Lines, line: number): number[] {
  return Array.from(literals.subarray(0, length)).filter((literal) => {
    const cell = literal >> 1;
    const itsLine = line < height ? Math.floor(cell / width) : height + (cell % width);
    return levelOf[cell] === 0 && itsLine === line;
  });
}

function expectShortestReason({ lines, trail }: Search, line: number, concluded: number): void {
  const opposite = concluded === NOTHING ? [] : [concluded ^ 1];
  const given = [...certainIn(trail, lines, line), ...opposite];
  const reason = explain(trail, line, concluded);
  expect(hasPlacement(lines, line, [...given, ...reason])).toBe(false);
  for (const left of reason) {
    const others = reason.filter((literal) => literal !== left);
    expect(hasPlacement(lines, line, [...given, ...others])).toBe(true);
  }
}

describe('The reason for what a line decided', () => {
  test('suffices, and nothing of it can be left out', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const { trail } = search;
        for (const literal of trail.literals.subarray(0, trail.length)) {
          const reason = trail.reasonOf[literal >> 1];
          if (typeof reason === 'number') expectShortestReason(search, reason, literal);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('holds only what was known earlier', () => {
    fc.assert(
      fc.property(searches, ({ trail }) => {
        for (const literal of trail.literals.subarray(0, trail.length)) {
          const place = trail.placeOf[literal >> 1] ?? 0;
          for (const cause of explain(trail, trail.reasonOf[literal >> 1] ?? null, literal)) {
            expect(trail.holds[cause]).toBe(1);
            expect(trail.placeOf[cause >> 1]).toBeLessThan(place);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('of a contradiction suffices, and nothing of it can be left out', () => {
    fc.assert(
      fc.property(searches, (search) => {
        fc.pre(typeof search.conflict === 'number');
        if (typeof search.conflict === 'number') expectShortestReason(search, search.conflict, NOTHING);
      }),
      { numRuns: 100 },
    );
  });
});

describe('What a conflict teaches', () => {
  const conflicts = searches.filter(({ conflict }) => conflict !== null);

  test('holds in every solution', () => {
    fc.assert(
      fc.property(conflicts, ({ picture, lines, trail, conflict }) => {
        const { literals } = learnFrom(trail, conflict, noActivity(trail.levelOf.length));
        const { rows, columns } = puzzleFor(picture);
        const holdsIn = (solution: readonly string[]) => (literal: number) =>
          solution[Math.floor((literal >> 1) / lines.width)]?.[(literal >> 1) % lines.width] === '#.'[literal & 1];
        for (const solution of solutionsOf({ rows, columns }, 50)) {
          expect(literals.some(holdsIn(solution))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is false as things are, and decides its first literal on the level it goes back to', () => {
    fc.assert(
      fc.property(conflicts, ({ trail, conflict }) => {
        const { literals, level } = learnFrom(trail, conflict, noActivity(trail.levelOf.length));
        const levels = literals.map((literal) => trail.levelOf[literal >> 1] ?? 0);
        expect(literals.map((literal) => trail.holds[literal ^ 1])).toEqual(literals.map(() => 1));
        expect(levels[0]).toBe(trail.levels.length);
        expect(levels[1] ?? 0).toBe(level);
        expect(Math.max(0, ...levels.slice(1))).toBe(level);
      }),
      { numRuns: 60 },
    );
  });
});

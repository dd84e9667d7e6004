/** Which cells are assumed where beliefs lead the search. */
import { nothingKnown } from '../../../src/core/lines/knowledge';
import { linesOf } from '../../../src/core/lines/numbering';
import { beliefIn } from '../../../src/core/search/beliefs';
import { nextPlanned, noPlanning, type Planning } from '../../../src/core/search/planning';
import { assign, assume, openTrail, type Trail } from '../../../src/core/search/trail';
import { puzzleFor } from '../puzzles';

const picture = ['##.#..', '#..#.#', '.##...', '#....#', '..#.##'];

/** A trail on which nothing is known yet. */
function emptyTrail(): Trail {
  const lines = linesOf(puzzleFor(picture));
  return openTrail(lines, nothingKnown(lines));
}

function planned(planning: Planning, trail: Trail, count: number): number[] {
  return Array.from({ length: count }, () => nextPlanned(planning, trail) ?? Number.NaN);
}

function beliefOf({ beliefs }: Planning, cell: number): number {
  return beliefs === null ? Number.NaN : beliefIn(beliefs, cell);
}

describe('A plan', () => {
  test('takes the eight cells of the clearest beliefs, the clearest first, each as it is believed to be', () => {
    const planning = noPlanning();
    const literals = planned(planning, emptyTrail(), 8);
    const clearness = (cell: number) => Math.abs(beliefOf(planning, cell) - 0.5);
    const cells = Array.from({ length: 30 }, (_, cell) => cell).sort((one, other) => clearness(other) - clearness(one));
    expect(literals.map((literal) => clearness(literal >> 1))).toEqual(cells.slice(0, 8).map(clearness));
    expect(new Set(literals.map((literal) => literal >> 1)).size).toBe(8);
    for (const literal of literals) expect((literal & 1) === 0).toBe(beliefOf(planning, literal >> 1) > 0.5);
  });

  test('believes nearly what is so where there is one solution', () => {
    const right = planned(noPlanning(), emptyTrail(), 8).filter(
      (literal) => picture.join('')[literal >> 1] === '#.'[literal & 1],
    );
    expect(right.length).toBeGreaterThanOrEqual(7);
  });

  test('goes on without the cells that were decided meanwhile', () => {
    const [trail, planning] = [emptyTrail(), noPlanning()];
    const [first = 0, second = 0, third = 0] = planned(noPlanning(), emptyTrail(), 3);
    expect(nextPlanned(planning, trail)).toBe(first);
    assume(trail, first);
    assign(trail, second ^ 1, null);
    expect(nextPlanned(planning, trail)).toBe(third);
  });

  test('is made anew when it is used up', () => {
    const [trail, planning] = [emptyTrail(), noPlanning()];
    const literals: number[] = [];
    for (let literal = nextPlanned(planning, trail); literal !== null; literal = nextPlanned(planning, trail)) {
      literals.push(literal);
      assume(trail, literal);
    }
    expect(literals.map((literal) => literal >> 1).sort((one, other) => one - other)).toEqual([
      ...trail.levelOf.keys(),
    ]);
  });
});

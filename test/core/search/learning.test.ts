/** What conflicts teach. */
import { learnFrom, noActivity } from '../../../src/core/search/learning';
import { type Conflict, conflicts, holdsIn, literalsOn } from './conflicts';

/**
 * What a conflict teaches, what the one before it has taught, and what is certain by then: of each at least one literal
 * holds.
 */
function taughtBy({ trail, clauses, conflict }: Conflict): (readonly number[])[] {
  const { literals } = learnFrom(trail, conflict, noActivity(trail.literals.length));
  const before = clauses.learnt.slice(-1).map((clause) => Array.from(clause.literals));
  const certain = literalsOn(trail).filter((literal) => trail.levelOf[literal >> 1] === 0);
  return [literals, ...before, ...certain.map((literal) => [literal])];
}

describe('What a conflict teaches', () => {
  test('holds in every solution', () => {
    let lessons = 0;
    for (const conflict of conflicts(4, 30)) {
      const taught = taughtBy(conflict);
      const holds = (solution: string) =>
        taught.every((literals) => literals.some((literal) => holdsIn(solution, literal)));
      expect(conflict.solutions.every(holds)).toBe(true);
      lessons += 1;
    }
    expect(lessons).toBeGreaterThan(200);
  });

  test('is false as things are, and decides its first literal on the level it goes back to', () => {
    for (const { trail, conflict } of conflicts(5, 15)) {
      const { literals, level, levels } = learnFrom(trail, conflict, noActivity(trail.literals.length));
      const levelsOf = literals.map((literal) => trail.levelOf[literal >> 1] ?? 0);
      const [first, second = 0, ...others] = levelsOf;
      expect(literals.every((literal) => trail.holds[literal ^ 1] === 1)).toBe(true);
      expect({ first, level }).toEqual({ first: trail.levels.length, level: second });
      expect(Math.max(0, ...others)).toBeLessThanOrEqual(level);
      expect(new Set(levelsOf).size).toBe(levels);
    }
  });
});

/** Why lines and clauses concluded something, while a search learns. */
import type { Lines } from '../../../src/core/lines/numbering';
import { explain, NOTHING } from '../../../src/core/search/reasons';
import type { Trail } from '../../../src/core/search/trail';
import { agrees, placementsOf } from '../../../testkit/oracle';
import { type Conflict, conflicts, holdsIn, literalsOn } from './conflicts';

/** Something that a line or a clause concluded: a literal or, where it is broken, nothing. */
interface Conclusion {
  readonly reason: Exclude<Trail['reasonOf'][number], null>;
  readonly concluded: number;
}

/** All that was concluded up to a conflict, the conflict last. */
function conclusionsAt({ trail, conflict }: Conflict): Conclusion[] {
  const conclusions = literalsOn(trail).map((concluded) => ({ reason: trail.reasonOf[concluded >> 1], concluded }));
  return [...conclusions, { reason: conflict, concluded: NOTHING }].flatMap(({ reason, concluded }) =>
    reason === null || reason === undefined ? [] : [{ reason, concluded }],
  );
}

/** How many conclusions of lines and of clauses there were up to each conflict, and how many of them are wrong. */
function judged(moments: Iterable<Conflict>, isRight: (conflict: Conflict, conclusion: Conclusion) => boolean) {
  const found = { lines: 0, clauses: 0, wrong: 0 };
  for (const conflict of moments) {
    for (const conclusion of conclusionsAt(conflict)) {
      found[typeof conclusion.reason === 'number' ? 'lines' : 'clauses'] += 1;
      if (!isRight(conflict, conclusion)) found.wrong += 1;
    }
  }
  return found;
}

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

/** What is certain of a line, which its reasons leave out. */
function certainIn(trail: Trail, { height, width }: Lines, line: number): number[] {
  return literalsOn(trail).filter((literal) => {
    const cell = literal >> 1;
    const itsLine = line < height ? Math.floor(cell / width) : height + (cell % width);
    return trail.levelOf[cell] === 0 && itsLine === line;
  });
}

/** Whether a line could not conclude otherwise from the reason it gives, but could from any less. */
function isShortest({ lines, trail }: Conflict, { reason, concluded }: Conclusion): boolean {
  if (typeof reason !== 'number') return true;
  const opposite = concluded === NOTHING ? [] : [concluded ^ 1];
  const given = [...certainIn(trail, lines, reason), ...opposite];
  const causes = explain(trail, reason, concluded);
  const without = (left: number) => causes.filter((literal) => literal !== left);
  return (
    !hasPlacement(lines, reason, [...given, ...causes]) &&
    causes.every((left) => hasPlacement(lines, reason, [...given, ...without(left)]))
  );
}

/** Whether all that a reason names held before the conclusion. */
function isEarlier({ trail }: Conflict, { reason, concluded }: Conclusion): boolean {
  const place = concluded === NOTHING ? trail.length : (trail.placeOf[concluded >> 1] ?? 0);
  return explain(trail, reason, concluded).every(
    (cause) => trail.holds[cause] === 1 && (trail.placeOf[cause >> 1] ?? 0) < place,
  );
}

describe('The reason that a line or a clause gives', () => {
  test('suffices for the line to conclude the same, and nothing of it can be left out', () => {
    const found = judged(conflicts(1, 15), isShortest);
    expect(found.wrong).toBe(0);
    expect(found.lines).toBeGreaterThan(1000);
  });

  test('names only what was known before the conclusion', () => {
    const found = judged(conflicts(2, 50), isEarlier);
    expect(found.wrong).toBe(0);
    expect(Math.min(found.lines, found.clauses)).toBeGreaterThan(500);
  });

  test('leads to the conclusion in every solution, and to a conflict in none', () => {
    const found = judged(conflicts(3, 20), ({ solutions, trail }, { reason, concluded }) => {
      const causes = explain(trail, reason, concluded);
      return solutions
        .filter((solution) => causes.every((cause) => holdsIn(solution, cause)))
        .every((solution) => concluded !== NOTHING && holdsIn(solution, concluded));
    });
    expect(found.wrong).toBe(0);
    expect(found.clauses).toBeGreaterThan(100);
  });
});

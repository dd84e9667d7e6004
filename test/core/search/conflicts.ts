/** Searches for the tests to look into: cells are assumed by lot, and every conflict is learnt from. */

import { nothingKnown } from '../../../src/core/lines/knowledge';
import { followInOrder } from '../../../src/core/lines/lineLogic';
import { type Lines, linesOf } from '../../../src/core/lines/numbering';
import { type Clauses, noClauses } from '../../../src/core/search/clauses';
import { learn, noActivity } from '../../../src/core/search/learning';
import { propagate } from '../../../src/core/search/propagation';
import { assume, backTo, isFull, isOpen, openTrail, type Reason, type Trail } from '../../../src/core/search/trail';
import { drawingOf } from '../../../testkit/drawing';
import { naiveCluesOf, solutionsOf } from '../../../testkit/oracle';
import { type Random, randomGrid, seeded, wholeBetween } from '../../../testkit/random';
import { puzzleFor } from '../puzzles';

/** A moment of a search at which a line or a clause is broken above level 0. */
export interface Conflict {
  /** Solutions, some dozens where there are more, each as one text of `#` and `.`, row by row. */
  readonly solutions: readonly string[];
  readonly lines: Lines;
  readonly trail: Trail;
  readonly clauses: Clauses;
  readonly conflict: Reason;
}

const STEPS = 200;
const MOST_SOLUTIONS = 60;

/** The conflicts of searches through so many seeded pictures; a search goes on when its next conflict is asked for. */
export function* conflicts(seed: number, pictures: number): Generator<Conflict> {
  const random = seeded(seed);
  for (let count = 0; count < pictures; count += 1) yield* conflictsIn(openPicture(random), random);
}

/** A sparse picture of 6 to 9 lines each way, of which line logic leaves the larger part open. */
function openPicture(random: Random): string[] {
  for (;;) {
    const [height, width] = [wholeBetween(random, 6, 9), wholeBetween(random, 6, 9)];
    const picture = drawingOf(randomGrid(random, height, width, 0.25 + 0.2 * random()));
    if (2 * trailFor(picture).length < height * width) return picture;
  }
}

function trailFor(picture: readonly string[]): Trail {
  const lines = linesOf(puzzleFor(picture));
  const certain = nothingKnown(lines);
  followInOrder(lines, certain);
  return openTrail(lines, certain);
}

/** Assumes cells by lot, each with all that follows; after a conflict or a solution it goes back and on. */
function* conflictsIn(picture: readonly string[], random: Random): Generator<Conflict> {
  const trail = trailFor(picture);
  const solutions = solutionsOf(naiveCluesOf(picture), MOST_SOLUTIONS).map((rows) => rows.join(''));
  const clauses = noClauses(trail);
  const activity = noActivity(trail.literals.length);
  for (let step = 0; step < STEPS; step += 1) {
    const conflict = propagate(trail, clauses);
    if (conflict !== null) {
      yield { solutions, lines: trail.lines, trail, clauses, conflict };
      learn(trail, clauses, activity, conflict);
    } else if (!isFull(trail)) {
      assume(trail, 2 * chosen(openCells(trail), random) + wholeBetween(random, 0, 1));
    } else if (trail.levels.length > 0) {
      backTo(trail, 0);
    } else {
      return;
    }
  }
}

function openCells(trail: Trail): number[] {
  return Array.from(trail.levelOf.keys()).filter((cell) => isOpen(trail, cell));
}

function chosen(cells: readonly number[], random: Random): number {
  return cells[wholeBetween(random, 0, cells.length - 1)] ?? 0;
}

/** The literals that hold, in the order found. */
export function literalsOn({ literals, length }: Trail): number[] {
  return Array.from(literals.subarray(0, length));
}

/** Whether a literal holds in a solution. */
export function holdsIn(solution: string, literal: number): boolean {
  return solution[literal >> 1] === '#.'[literal & 1];
}

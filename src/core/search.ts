/** Backtracking: branches where probing stops, until a second solution is found, none is left, or the tries are spent. */
import { type Knowledge, type Lines, pictureOf } from './knowledge';
import { type Budget, childOf, freshNode, type Node, probe } from './probing';
import type { Grid } from './types';

/** The solutions found, at most two, and, when the tries ran out, what is certain in all others as well. */
export interface Found {
  readonly solutions: readonly Grid[];
  readonly certain: Knowledge | null;
}

/** Searches below `start` for solutions until two are known. Yields the tries made so far. */
export function* search(
  lines: Lines,
  start: Knowledge,
  budget: Budget,
  known: readonly Grid[],
): Generator<number, Found, void> {
  const solutions = [...known];
  const prober = { lines, budget, ifFilled: start.slice(), ifEmpty: start.slice() };
  const open: Node[] = [freshNode(lines, start.slice())];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const probed = yield* probe(prober, node);
    if (probed === 'contradiction') continue;
    if (probed === 'spent') return { solutions, certain: agreement([node, ...open]) };
    if (probed === 'full') {
      const picture = pictureOf(lines, node.known);
      if (!solutions.some((other) => samePicture(other, picture))) solutions.push(picture);
      if (solutions.length === 2) break;
      continue;
    }
    budget.spent += 1;
    for (const filled of [!probed.filled, probed.filled]) {
      const child = childOf(lines, node, probed, filled);
      if (child !== null) open.push(child);
    }
  }
  return { solutions, certain: null };
}

/** The cells on which all open nodes agree. */
function agreement(nodes: readonly Node[]): Knowledge | null {
  const [first, ...rest] = nodes;
  if (first === undefined) return null;
  const certain = first.known.slice();
  return rest.reduce((shared, { known }) => shared.map((mask, at) => mask & (known[at] ?? 0)), certain);
}

function samePicture(one: Grid, other: Grid): boolean {
  return one.every((row, index) => row.every((cell, column) => cell === other[index]?.[column]));
}

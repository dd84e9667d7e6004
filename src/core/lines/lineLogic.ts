/** Line logic: what the lines decide one by one, in the order people follow. */

import type { Line, Step } from '../types';
import { lowestBit } from './bits';
import { CONTRADICTION, type Knowledge, type Lines, lineAt, settleLine } from './knowledge';

/** The steps in the fixed order, and the line that has no placement left, or null. */
export interface Followed {
  readonly steps: readonly Step[];
  readonly broken: Line | null;
}

/**
 * Follows line logic in the fixed order: the rows from the top, the columns from the left, and again, until a whole pass
 * decides nothing. Writes what it finds into `known`. A line none of whose cells changed since its turn is passed over: it has no more to say.
 */
export function followInOrder(lines: Lines, known: Knowledge): Followed {
  const steps: Step[] = [];
  let rows = (1 << lines.height) - 1;
  let columns = (1 << lines.width) - 1;
  while ((rows | columns) !== 0) {
    for (; rows !== 0; rows &= rows - 1) {
      const row = lowestBit(rows);
      const decided = takeStep(lines, known, row, steps);
      if (decided === CONTRADICTION) return { steps, broken: { kind: 'row', index: row } };
      columns |= decided;
    }
    for (; columns !== 0; columns &= columns - 1) {
      const column = lowestBit(columns);
      const decided = takeStep(lines, known, lines.height + column, steps);
      if (decided === CONTRADICTION) return { steps, broken: { kind: 'column', index: column } };
      rows |= decided;
    }
  }
  return { steps, broken: null };
}

/** Settles one line and adds a step if it decided anything; answers the mask of the cells it decided, or `CONTRADICTION`. */
function takeStep(lines: Lines, known: Knowledge, number: number, steps: Step[]): number {
  const before = known[2 * number] ?? 0;
  const decided = settleLine(lines, known, number);
  if (decided === CONTRADICTION || decided === 0) return decided;
  const filled = (known[2 * number] ?? 0) ^ before;
  steps.push(stepOf(lines, number, filled, decided ^ filled));
  return decided;
}

function stepOf(lines: Lines, number: number, filled: number, crossed: number): Step {
  return {
    line: lineAt(lines, number),
    clue: lines.clues[number] ?? [],
    filled: numbersIn(filled),
    crossed: numbersIn(crossed),
  };
}

function numbersIn(set: number): readonly number[] {
  const numbers: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) numbers.push(lowestBit(rest));
  return numbers;
}

/** Line logic: what the lines decide one by one, in the order people follow. */
import { lowestBit } from './bits';
import { CONTRADICTION, type Knowledge, type Lines, lineAt, settleLine } from './knowledge';
import type { Line, Step } from './types';

/** The steps in the fixed order, and the line that has no placement left, or null. */
export interface LineLogic {
  readonly steps: readonly Step[];
  readonly broken: Line | null;
}

/**
 * Follows line logic in the fixed order: the rows from the top, the columns from the left, and again, until a whole pass
 * decides nothing. Writes what it finds into `known`. A line none of whose cells changed since its turn is passed over: it has no more to say.
 */
export function followInOrder(lines: Lines, known: Knowledge): LineLogic {
  const steps: Step[] = [];
  const changed = new Set(lines.clues.keys());
  while (changed.size > 0) {
    for (let number = 0; number < lines.clues.length; number += 1) {
      if (!changed.delete(number)) continue;
      const before = known[2 * number] ?? 0;
      const decided = settleLine(lines, known, number);
      if (decided === CONTRADICTION) return { steps, broken: lineAt(lines, number) };
      if (decided === 0) continue;
      const filled = (known[2 * number] ?? 0) & ~before;
      steps.push(stepOf(lines, number, filled, decided & ~filled));
      for (const index of numbersIn(decided)) changed.add(number < lines.height ? lines.height + index : index);
    }
  }
  return { steps, broken: null };
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

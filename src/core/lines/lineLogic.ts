/** Line logic: what the lines decide one by one, in the order people follow. */
import type { Line, Step } from '../types';
import { lowestBit } from './bits';
import { decideLine, type Knowledge, writeLine } from './knowledge';
import type { LineMasks } from './lineSolver';
import { type Lines, lineNumbered } from './numbering';

/** The steps in the fixed order, and the line that has no placement left, or null. */
export interface Followed {
  readonly steps: readonly Step[];
  readonly broken: Line | null;
}

/**
 * Follows line logic in the fixed order: the rows from the top, the columns from the left, and again, until a whole
 * pass decides nothing. Writes what it finds into `known`. A line none of whose cells changed since its turn is passed
 * over: it has no more to say.
 */
export function followInOrder(lines: Lines, known: Knowledge): Followed {
  const steps: Step[] = [];
  let rows = (1 << lines.height) - 1;
  let columns = (1 << lines.width) - 1;
  while ((rows | columns) !== 0) {
    for (; rows !== 0; rows &= rows - 1) {
      const row = lowestBit(rows);
      const decided = takeStep(lines, known, row, steps);
      if (decided === null) return { steps, broken: { kind: 'row', index: row } };
      columns |= decided;
    }
    for (; columns !== 0; columns &= columns - 1) {
      const column = lowestBit(columns);
      const decided = takeStep(lines, known, lines.height + column, steps);
      if (decided === null) return { steps, broken: { kind: 'column', index: column } };
      rows |= decided;
    }
  }
  return { steps, broken: null };
}

/**
 * Writes what one line decides, and adds a step if that is anything. Returns the mask of the cells it decided, or null
 * when the line has no placement left.
 */
function takeStep(lines: Lines, known: Knowledge, line: number, steps: Step[]): number | null {
  const decided = decideLine(lines, known, line);
  if (decided === null) return null;
  const cells = decided.filled | decided.empty;
  if (cells === 0) return 0;
  writeLine(lines, known, line, decided);
  steps.push(stepOf(lines, line, decided));
  return cells;
}

function stepOf(lines: Lines, line: number, { filled, empty }: Readonly<LineMasks>): Step {
  return {
    line: lineNumbered(lines, line),
    clue: lines.clues[line] ?? [],
    filled: numbersIn(filled),
    crossed: numbersIn(empty),
  };
}

function numbersIn(set: number): readonly number[] {
  const numbers: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) numbers.push(lowestBit(rest));
  return numbers;
}

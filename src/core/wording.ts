/**
 * What the core says to people: all its sentences, except those about a single token of a clue, which stand beside the
 * reading of it in clueText.ts.
 */
import type { LineDifference } from './clues';
import { formatClue } from './clueText';
import { LONGEST_LINE } from './lines';
import type { ClueProblem, Line } from './types';

/** The name of a line as people count: `Row 3`, `Column 5`. */
export function describeLine(line: Line): string {
  return `${line.kind === 'row' ? 'Row' : 'Column'} ${line.index + 1}`;
}

/** One problem with its line, its cause and its cure. */
export function describeClueProblem(problem: ClueProblem): string {
  switch (problem.kind) {
    case 'size':
      return `The puzzle has ${problem.rows} rows and ${problem.columns} columns. Use 1 to ${LONGEST_LINE} of each.`;
    case 'not-a-number':
      return `${describeLine(problem.line)}: ${problem.problem}`;
    case 'does-not-fit': {
      const { line, clue, length, needs } = problem;
      return `${describeLine(line)}: ${formatClue(clue)} in a line of ${length} cells needs ${needs}. Make a number smaller or take one out.`;
    }
    case 'totals-differ':
      return `Total row blocks (${problem.rowTotal}) do not match column blocks (${problem.columnTotal}).`;
  }
}

/** Refuses a picture that has other rows and columns than its clues. */
export function describeWrongSize(rows: number, columns: number): string {
  return `The picture does not have ${rows} rows of ${columns} cells.`;
}

/** Names the line of a picture that is not as its clue says, and both. */
export function describeDifference({ line, clue, drawn }: LineDifference): string {
  return `${describeLine(line)} of the picture is ${formatClue(drawn)}, its clue is ${formatClue(clue)}.`;
}

/** What is said to people about clues; the only place of the core with sentences of its own besides reading a token. */
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

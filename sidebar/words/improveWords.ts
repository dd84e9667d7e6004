/** What is said about a picture that is to become better: why it fails, what would help. */
import { gridCellName } from '../../src/contract/places';
import { counted, listed } from '../../src/contract/wording';
import type { Grid, Improvement, Improvements, Position } from '../../src/core';
import type { Highlights } from '../board/highlights';
import type { Session } from '../state/session';

/** What a maker may do about a result. */
export function improveWords({ proof }: Session): string {
  if (proof.kind !== 'done') return 'The cells that line logic leaves open are dotted.';
  switch (proof.verdict.kind) {
    case 'line-solvable':
      return 'Nothing to improve: there is one solution, and nobody has to guess.';
    case 'unique':
      return 'There is one solution, but line logic stops before the dotted cells.';
    case 'multiple':
      return 'Solvers cannot tell your picture from another one: the framed cells differ.';
    case 'none':
      return 'No picture fits the clues. Look for a clue that was mistyped.';
    case 'gave-up':
      return 'Too much is open to go through it all: the dotted cells.';
  }
}

/** Why line logic stops, and how many cells have to change at least. */
export function reasonsWords({ differing }: Highlights, improvements: Improvements | null): readonly string[] {
  if (improvements === null) return [];
  const { knot, fewest, suggestions } = improvements;
  return [
    ...(differing.length > 0 ? [`Two solutions differ in ${namesOf(differing)}.`] : []),
    ...(knot === null ? [] : [`Even if every other cell were known, no line could decide ${namesOf(knot)}.`]),
    fewest === 1
      ? `Each of ${counted(suggestions.length, 'single change')} makes it unique and solved by line logic${suggestions.length > 1 ? '; those that show least come first' : ''}:`
      : 'No single cell can make it solvable by line logic: at least two have to change.',
  ];
}

function namesOf(positions: readonly Position[]): string {
  return listed(positions.map(gridCellName));
}

/** `Fill D4` or `Empty C7`, for a cell of the picture as it is. */
export function changeWords(picture: Grid, { row, column }: Position): string {
  return `${picture[row]?.[column] === true ? 'Empty' : 'Fill'} ${gridCellName({ row, column })}`;
}

/** What solving takes after a change. */
export function stepsAfterwards({ solution }: Improvement): string {
  return counted(solution.steps.length, 'step');
}

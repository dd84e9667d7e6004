/** What the bench measures: the door of the core, and the line solver behind it. */
import { type Clues, checkClues, type Puzzle } from '../src/core/index';

export { cluesOf, solve } from '../src/core/index';
export { solveLine } from '../src/core/lineSolver';

/** The core as the bench sees it; `--bare` puts another copy of it in the same place. */
export type Core = typeof import('./core');

/** Clues that must be a puzzle, because the bench made them from a picture or a set lists them as one. */
export function puzzleOf(clues: Clues): Puzzle {
  const checked = checkClues(clues);
  if (Array.isArray(checked)) throw new Error(`These clues are no puzzle: ${JSON.stringify(checked)}`);
  return checked;
}

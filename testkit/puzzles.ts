/** Clues that must be a puzzle, and families of puzzles that are known to be hard. */
import { type Clue, type Clues, checkClues, type Puzzle } from '../src/core/index';

/**
 * The puzzle that these clues are; throws when they are none, since they come from a picture or from a set of puzzles.
 */
export function puzzleOf(clues: Clues): Puzzle {
  const checked = checkClues(clues);
  if (!checked.ok) throw new Error(`These clues are no puzzle: ${JSON.stringify(checked.problems)}`);
  return checked.puzzle;
}

/**
 * The clues of a member of the n-Dom family: a staircase of n dominoes that can be settled only by trying, in boards of
 * 2n + 1 lines each way. Rows ask for 3, then 1 and 3 1 by turns, then 1 twice; the columns ask for the same, read
 * backwards. The family is Josh Greifer's idea.
 */
export function dominoClues(dominoes: number): Clues {
  const stairs = Array.from({ length: dominoes - 1 }, (): readonly Clue[] => [[1], [3, 1]]).flat();
  const rows = [[3], ...stairs, [1], [1]];
  return { rows, columns: rows.map((clue) => [...clue].reverse()).reverse() };
}

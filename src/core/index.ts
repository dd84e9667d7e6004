/** The only door to the puzzle logic. */
export { checkClues, readClues } from './checkClues';
export { cluesOf } from './clues';
export { formatClue, parseClue } from './clueText';
export { runRanges } from './runRanges';
export { DEFAULT_TRIES, solve, solving } from './solve';
export type {
  Board,
  Cell,
  Clue,
  ClueProblem,
  Clues,
  Grid,
  Line,
  Parsed,
  Position,
  Puzzle,
  RunRange,
  Solution,
  SolveOptions,
  Step,
  Verdict,
} from './types';
export { describeClueProblem, describeLine } from './wording';

/** The only door to the puzzle logic. */
export { checkClues, readClues } from './checkClues';
export { cluesOf, sameClue, sameClues, samePicture } from './clues';
export { formatClue, parseClue } from './clueText';
export { LONGEST_LINE, positionAt, runRanges } from './lines';
export { type Improvement, type Improvements, improve } from './repair';
export { DEFAULT_TRIES, lineLogic, solve, solving } from './solve';
export type {
  Board,
  Cell,
  CheckedClues,
  Clue,
  ClueProblem,
  Clues,
  Grid,
  Line,
  LineLogic,
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

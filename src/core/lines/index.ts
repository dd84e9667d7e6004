/** The lines of a puzzle: what each of them decides, alone and one after the other. */
export { countBits, highestBit, lowestBit } from './bits';
export {
  boardOf,
  countKnown,
  type Knowledge,
  type LineSet,
  type Lines,
  lineAt,
  linesOf,
  nothingKnown,
  pictureOf,
} from './knowledge';
export { followInOrder } from './lineLogic';
export { hasPlacement, type LineMasks, LONGEST_LINE, solveLine } from './lineSolver';
export { runRanges } from './runRanges';

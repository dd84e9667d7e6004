/** The door to the lines of a puzzle: what each of them decides, alone and one after the other. */
export { lowestBit } from './bits';
export {
  boardFrom,
  countKnown,
  decideLine,
  eraseCell,
  type Knowledge,
  masksOf,
  nothingKnown,
  pictureFrom,
  writeCell,
  writeLine,
} from './knowledge';
export { followInOrder } from './lineLogic';
export { hasPlacement, type LineMasks, LONGEST_LINE } from './lineSolver';
export {
  cellAt,
  columnOf,
  countCells,
  type LineSet,
  type Lines,
  lengthOf,
  linesOf,
  literalOf,
  placeAlong,
  positionAt,
  rowOf,
} from './numbering';
export { runRanges } from './runRanges';

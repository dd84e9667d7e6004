/** The door to the sheet layer, for the global functions. */
export { changeSize } from './commands/changeSize';
export { checkPuzzle } from './commands/checkPuzzle';
export { setUpSheet } from './commands/setUpSheet';
export { showSolvingSteps } from './commands/showSolvingSteps';
export { writeClues } from './commands/writeClues';
export { renewAfterEdit } from './edit';
export { columnTexts, rowTexts } from './functions';
export { answer, runCommand, runQuietly } from './guard';
export { buildMenu } from './menu';
export { readPuzzle } from './sidebar/readPuzzle';
export { showLine } from './sidebar/showLine';
export { writeTypedClues } from './sidebar/writeClues';
export { writePicture } from './sidebar/writePicture';

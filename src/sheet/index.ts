/** The door to the sheet layer, for the global functions. */
export { columnTexts, rowTexts } from './cellFunctions';
export { changeSize } from './commands/changeSize';
export { freezePicture } from './commands/freezePicture';
export { checkPuzzle, writeClues } from './commands/renewCommands';
export { setUpSheet } from './commands/setUpSheet';
export { renewAfterEdit, renewAfterOpening } from './edit';
export { replyTo, runCommand, runQuietly } from './guards';
export { buildMenu, NAMES, openSidebar } from './menu';
export { drawCells } from './sidebarCalls/drawing';
export { openLargePage } from './sidebarCalls/opening';
export { followSheet, readPuzzle, showCell, showLine } from './sidebarCalls/reading';
export { writePicture, writeTypedClues } from './sidebarCalls/writing';

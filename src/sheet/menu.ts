/** The menu, the names of what can be done, and opening the sidebar. */

export const TITLE = 'Nonogram';

/** The names of the menu's commands and of the sidebar's calls: the latter for the sentence that says that one failed. */
export const NAMES = {
  setUpSheet: 'Set up sheet',
  writeClues: 'Write clues',
  checkPuzzle: 'Check puzzle',
  showSolvingSteps: 'Show solving steps',
  changeSize: 'Change size…',
  freezePicture: 'Freeze the picture',
  opening: 'Looking at the puzzle',
  readPuzzle: 'Reading the puzzle',
  writeTypedClues: 'Writing the clues',
  writePicture: 'Writing the picture',
  showLine: 'Showing the line',
} as const;

/** The menu's items in order; each is also the name of the global function that it calls. */
const ITEMS = ['setUpSheet', 'writeClues', 'checkPuzzle', 'showSolvingSteps', 'changeSize', 'freezePicture'] as const;

const SIDEBAR_FILE = 'Sidebar';
const SIDEBAR_TITLE = 'Solving steps';

/** Builds the menu, in AuthMode.NONE as well, where a script may not touch anything else. */
export function buildMenu(): void {
  const menu = SpreadsheetApp.getUi().createMenu(TITLE);
  for (const item of ITEMS) menu.addItem(NAMES[item], item);
  menu.addToUi();
}

/** The command Show solving steps: opens the sidebar, which then asks for the puzzle. */
export function showSolvingSteps(): void {
  const page = HtmlService.createHtmlOutputFromFile(SIDEBAR_FILE).setTitle(SIDEBAR_TITLE);
  SpreadsheetApp.getUi().showSidebar(page);
}

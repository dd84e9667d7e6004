/** The menu, the names of what can be done, and opening the page. */
import type { View } from '../contract/wire';

export const TITLE = 'Nonogram';

/** The names of the menu's commands and of the sidebar's calls: the latter for the sentence that says that one failed. */
export const NAMES = {
  setUpSheet: 'Set up sheet',
  writeClues: 'Write clues',
  checkPuzzle: 'Check puzzle',
  drawPuzzle: 'Draw in the sidebar',
  improvePuzzle: 'Improve puzzle',
  showSolvingSteps: 'Show solving steps',
  openDesigns: 'Designs…',
  sharePuzzle: 'Share…',
  changeSize: 'Change size…',
  freezePicture: 'Freeze the picture',
  opening: 'Looking at the puzzle',
  readPuzzle: 'Reading the puzzle',
  drawCells: 'Drawing',
  writeTypedClues: 'Writing the clues',
  writePicture: 'Writing the picture',
  showLine: 'Showing the line',
  showCell: 'Showing the cell',
  openLarge: 'Opening the large page',
} as const;

/** The menu's items in order, in groups; each is also the name of the global function that it calls. */
const GROUPS = [
  ['setUpSheet', 'writeClues', 'checkPuzzle'],
  ['drawPuzzle', 'improvePuzzle', 'showSolvingSteps', 'openDesigns', 'sharePuzzle'],
  ['changeSize', 'freezePicture'],
] as const;

const PAGE_FILE = 'Sidebar';

/** The large dialog, in pixels. */
const LARGE = { width: 1000, height: 700 };

/** Builds the menu, in AuthMode.NONE as well, where a script may not touch anything else. */
export function buildMenu(): void {
  const menu = SpreadsheetApp.getUi().createMenu(TITLE);
  for (const [index, items] of GROUPS.entries()) {
    if (index > 0) menu.addSeparator();
    for (const item of items) menu.addItem(NAMES[item], item);
  }
  menu.addToUi();
}

/** Opens the sidebar at a view; the page then asks for the puzzle. */
export function openSidebar(view: View): void {
  SpreadsheetApp.getUi().showSidebar(pageAt(view).setTitle(TITLE));
}

/** Opens the same page in a dialog with more room. */
export function openLarge(view: View): void {
  SpreadsheetApp.getUi().showModelessDialog(pageAt(view).setWidth(LARGE.width).setHeight(LARGE.height), TITLE);
}

/**
 * The page, which reads from its first element at which view it begins. It is made of the file as it is: the content of a page that is
 * made of a file has gone through a parser first, which is reported to break scripts that hold texts like tags.
 */
function pageAt(view: View): GoogleAppsScript.HTML.HtmlOutput {
  const html = HtmlService.createTemplateFromFile(PAGE_FILE).getRawContent();
  return HtmlService.createHtmlOutput(html.replace('data-view="draw"', `data-view="${view}"`));
}

/** The menu. It has to be built in AuthMode.NONE as well, where a script may not touch anything else. */
import { MENU_ITEMS, TITLE } from './words/menu';

export function buildMenu(): void {
  const menu = SpreadsheetApp.getUi().createMenu(TITLE);
  for (const [caption, functionName] of MENU_ITEMS) menu.addItem(caption, functionName);
  menu.addToUi();
}

/** The command Show solving steps: opens the sidebar, which then asks for the puzzle. */
import { SIDEBAR_TITLE } from '../words/messages';

const SIDEBAR_FILE = 'Sidebar';

export function showSolvingSteps(): void {
  const page = HtmlService.createHtmlOutputFromFile(SIDEBAR_FILE).setTitle(SIDEBAR_TITLE);
  SpreadsheetApp.getUi().showSidebar(page);
}

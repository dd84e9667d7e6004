/** The names of the add-on, of its menu items with the global function that each calls, and of the sidebar's calls. */
export const TITLE = 'Nonogram';

export const SET_UP_SHEET = 'Set up sheet';
export const WRITE_CLUES = 'Write clues';
export const CHECK_PUZZLE = 'Check puzzle';
export const SHOW_SOLVING_STEPS = 'Show solving steps';
export const CHANGE_SIZE = 'Change size…';

export const MENU_ITEMS = [
  [SET_UP_SHEET, 'setUpSheet'],
  [WRITE_CLUES, 'writeClues'],
  [CHECK_PUZZLE, 'checkPuzzle'],
  [SHOW_SOLVING_STEPS, 'showSolvingSteps'],
  [CHANGE_SIZE, 'changeSize'],
] as const;

/** What the sidebar's calls do, for the sentence that says that one failed. */
export const READ_PUZZLE = 'Reading the puzzle';
export const WRITE_TYPED_CLUES = 'Writing the clues';
export const WRITE_PICTURE = 'Writing the picture';
export const SHOW_LINE = 'Showing the line';

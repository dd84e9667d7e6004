/**
 * Verdict and clues of a large puzzle stay in view while it is scrolled. What a person has frozen is theirs: it is neither added to
 * nor undone, and what the add-on froze and they unfroze stays unfrozen.
 */
import { VERDICT_CELL } from '../../contract/places';
import type { Sheet } from '../document';
import { logFailure } from '../failureLog';
import type { NotedLayout } from '../notedPuzzle';

/** Which of row 1 and column A the add-on has frozen. */
export type Frozen = Pick<NotedLayout, 'frozenRow' | 'frozenColumn'>;

const NOTHING: Frozen = { frozenRow: false, frozenColumn: false };

/** Rows or columns, of which the first may be frozen. */
interface Lines {
  readonly count: () => number;
  readonly freeze: (count: number) => void;
  /** The size of the first in pixels, and the size from which on it would leave too little room for the grid. */
  readonly size: () => number;
  readonly most: number;
}

/** A window of a small laptop shows about 450 by 1,000 pixels of a sheet, the sidebar open. */
const MOST_HEIGHT = 300;
const MOST_WIDTH = 500;

/** Freezes row 1 and column A of a large puzzle, and gives free what the add-on froze when it is no longer large. */
export function freezeClues(sheet: Sheet, isLarge: boolean, noted: Frozen | null): Frozen {
  const { frozenRow, frozenColumn } = noted ?? NOTHING;
  return {
    frozenRow: freezeFirst(rowsOf(sheet), isLarge, frozenRow),
    frozenColumn: freezeFirst(columnsOf(sheet), isLarge, frozenColumn),
  };
}

function rowsOf(sheet: Sheet): Lines {
  return {
    count: () => sheet.getFrozenRows(),
    freeze: (count) => sheet.setFrozenRows(count),
    size: () => sheet.getRowHeight(VERDICT_CELL.row),
    most: MOST_HEIGHT,
  };
}

function columnsOf(sheet: Sheet): Lines {
  return {
    count: () => sheet.getFrozenColumns(),
    freeze: (count) => sheet.setFrozenColumns(count),
    size: () => sheet.getColumnWidth(VERDICT_CELL.column),
    most: MOST_WIDTH,
  };
}

/**
 * Returns whether the first line is frozen by the add-on afterwards. Sheets refuses to cut a merged cell in two and to freeze all
 * that is visible: the puzzle is laid out all the same, and the next time it is tried again.
 */
function freezeFirst(lines: Lines, isWanted: boolean, isOurs: boolean): boolean {
  if (isWanted === isOurs) return isOurs;
  try {
    return isWanted ? freezeFree(lines) : giveFree(lines);
  } catch (failure) {
    logFailure('Freezing the clues', failure);
    return isOurs;
  }
}

function freezeFree(lines: Lines): boolean {
  if (lines.count() > 0 || lines.size() > lines.most) return false;
  lines.freeze(1);
  return true;
}

/** Where more is frozen than the first line, or nothing, a person has changed it since. */
function giveFree(lines: Lines): boolean {
  if (lines.count() === 1) lines.freeze(0);
  return false;
}

/**
 * Line logic of a picture to its end, in no order: what matters here is which cells it leaves open, not its steps. From the clues of a
 * picture it never meets a contradiction, as the picture itself agrees with them.
 */
import { decideLine, type Knowledge, type Lines, lowestBit, nothingKnown, writeLine } from '../lines';

/** Sets of rows and of columns, as bits. */
export interface DirtyLines {
  readonly rows: number;
  readonly columns: number;
}

export function allLines({ height, width }: Lines): DirtyLines {
  return { rows: (1 << height) - 1, columns: (1 << width) - 1 };
}

/** Adds to what is known all that follows from it by single lines, if these lines are the only ones that may have something to say. */
export function close(lines: Lines, known: Knowledge, dirty: DirtyLines): void {
  let { rows, columns } = dirty;
  while ((rows | columns) !== 0) {
    for (; rows !== 0; rows &= rows - 1) columns |= follow(lines, known, lowestBit(rows));
    for (; columns !== 0; columns &= columns - 1) rows |= follow(lines, known, lines.height + lowestBit(columns));
  }
}

/** Writes what a line decides; returns the set of its cells that it decided. */
function follow(lines: Lines, known: Knowledge, line: number): number {
  const decided = decideLine(lines, known, line);
  if (decided === null) throw new Error('A picture contradicts its own clues.');
  const cells = decided.filled | decided.empty;
  if (cells !== 0) writeLine(lines, known, line, decided);
  return cells;
}

/** All that line logic finds out from the clues alone. */
export function closureOf(lines: Lines): Knowledge {
  const known = nothingKnown(lines);
  close(lines, known, allLines(lines));
  return known;
}

/** The cells of a row that are open, as bits. */
export function openInRow({ width }: Lines, known: Knowledge, row: number): number {
  return ((1 << width) - 1) & ~((known[2 * row] ?? 0) | (known[2 * row + 1] ?? 0));
}

/** Whether every cell is known. */
export function isClosed(lines: Lines, known: Knowledge): boolean {
  for (let row = 0; row < lines.height; row += 1) if (openInRow(lines, known, row) !== 0) return false;
  return true;
}

/** The open cells by their numbers. */
export function openCells(lines: Lines, known: Knowledge): readonly number[] {
  const cells: number[] = [];
  for (let row = 0; row < lines.height; row += 1) {
    for (let rest = openInRow(lines, known, row); rest !== 0; rest &= rest - 1) {
      cells.push(row * lines.width + lowestBit(rest));
    }
  }
  return cells;
}

/** Lines as text, `#`, `.` and `?` for unknown, given to a line solver and read back from it. */

/** The filled and the empty cells of a line as bit masks; bit i is cell i. */
export interface Masks {
  filled: number;
  empty: number;
}

/** Adds to a line what the clue decides; false when the clue has no placement in it. */
export type LineSolver = (clue: readonly number[], length: number, line: Masks) => boolean;

/** A line as bit masks. */
export function masksOf(line: string): Masks {
  return { filled: maskOf(line, '#'), empty: maskOf(line, '.') };
}

/** What the line solver makes of a line; null is a contradiction. */
export function solvedLine(solveLine: LineSolver, clue: readonly number[], line: string): string | null {
  const masks = masksOf(line);
  if (!solveLine(clue, line.length, masks)) return null;
  let text = '';
  for (let cell = 0; cell < line.length; cell += 1) text += cellText(masks, cell);
  return text;
}

function maskOf(line: string, wanted: string): number {
  let mask = 0;
  for (let cell = 0; cell < line.length; cell += 1) if (line[cell] === wanted) mask |= 1 << cell;
  return mask;
}

function cellText({ filled, empty }: Masks, cell: number): string {
  if (((filled >> cell) & 1) === 1) return '#';
  return ((empty >> cell) & 1) === 1 ? '.' : '?';
}

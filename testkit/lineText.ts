/** Lines as text, `#`, `.` and `?` for unknown, given to the line solver and read back from it. */
import type { Clue } from '../src/core/index';
import type { solveLine as LineSolver } from '../src/core/lines';

/** The filled and the empty cells of a line as bit masks; bit i is cell i. */
export interface Masks {
  filled: number;
  empty: number;
}

export function masksOf(line: string): Masks {
  return { filled: maskOf(line, '#'), empty: maskOf(line, '.') };
}

/** What the line solver makes of a line; null is a contradiction. */
export function solvedLine(solveLine: typeof LineSolver, clue: Clue, line: string): string | null {
  const masks = masksOf(line);
  if (!solveLine(clue, line.length, masks)) return null;
  return Array.from(line, (_, i) => cellText(masks, i)).join('');
}

function maskOf(line: string, wanted: string): number {
  return Array.from(line).reduce((mask, cell, i) => (cell === wanted ? mask | (1 << i) : mask), 0);
}

function cellText({ filled, empty }: Masks, cell: number): string {
  if (((filled >> cell) & 1) === 1) return '#';
  return ((empty >> cell) & 1) === 1 ? '.' : '?';
}

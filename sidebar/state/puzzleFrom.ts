/** From what the sheet holds, or somebody typed, to a puzzle, or to what it lacks. */
import { gridOf } from '../../src/contract/pictureText';
import type { SheetContent } from '../../src/contract/wire';
import {
  type CheckedClues,
  type ClueProblem,
  checkClues,
  cluesOf,
  type Grid,
  type Puzzle,
  readClues,
} from '../../src/core';

/** What keeps clues from being a puzzle: all of them, or those of one kind, are still to be typed; or mistakes. */
export type Lack =
  | { readonly kind: 'unfinished'; readonly missing: 'all' | 'rows' | 'columns' }
  | { readonly kind: 'mistakes'; readonly problems: readonly ClueProblem[] };

export type PuzzleOrLack = { readonly kind: 'puzzle'; readonly puzzle: Puzzle; readonly picture: Grid | null } | Lack;

/** What the sheet holds; null where what is there is refused. */
export function puzzleFromSheet(content: SheetContent): PuzzleOrLack | null {
  switch (content.kind) {
    case 'picture':
      return puzzleFromPicture(gridOf(content.picture));
    case 'clues':
      return puzzleFromTexts(content.rows, content.columns);
    case 'nothing':
      return { kind: 'unfinished', missing: 'all' };
    case 'refused':
      return null;
  }
}

/** The puzzle that a picture makes. */
export function puzzleFromPicture(picture: Grid): PuzzleOrLack {
  return puzzleOrProblems(checkClues(cluesOf(picture)), picture);
}

/** The puzzle that typed clues make, one text for each line. */
export function puzzleFromTexts(rows: readonly string[], columns: readonly string[]): PuzzleOrLack {
  const read = readClues(rows, columns);
  const missing = missingAmong(rows, columns);
  const onlyTotalsDiffer = !read.ok && read.problems.every(({ kind }) => kind === 'totals-differ');
  // Totals that differ are no mistake as long as one side is still to be typed.
  if (missing === 'all' || (missing !== null && onlyTotalsDiffer)) return { kind: 'unfinished', missing };
  return puzzleOrProblems(read, null);
}

function puzzleOrProblems(checked: CheckedClues, picture: Grid | null): PuzzleOrLack {
  if (!checked.ok) return { kind: 'mistakes', problems: checked.problems };
  return { kind: 'puzzle', puzzle: checked.puzzle, picture };
}

function missingAmong(rows: readonly string[], columns: readonly string[]): 'all' | 'rows' | 'columns' | null {
  const [noRows, noColumns] = [rows.every(isBlankText), columns.every(isBlankText)];
  if (noRows) return noColumns ? 'all' : 'rows';
  return noColumns ? 'columns' : null;
}

export function isBlankText(text: string): boolean {
  return text.trim() === '';
}

/**
 * Whether a verdict is right, as far as that can be told without the core: from the clues, the drawn picture and what
 * is known.
 */
import type { Clues, Grid, Verdict } from '../src/core/index';
import { boardText, drawingOf } from './drawing';
import { agrees, meets } from './oracle';

/** A puzzle and what is known about it beforehand. */
export interface KnownPuzzle {
  readonly name: string;
  readonly clues: Clues;
  /** The picture that the clues were made from. */
  readonly picture?: Grid;
  /** Whether there is one solution or several, proved by others. */
  readonly expected?: 'unique' | 'multiple';
  /** Whether line logic alone suffices, found by others. */
  readonly lineSolvable?: boolean;
}

/** What is wrong about the verdict, in a few words, or null. */
export function faultOf(puzzle: KnownPuzzle, verdict: Verdict): string | null {
  if (puzzle.lineSolvable !== undefined && verdict.kind !== 'gave-up') {
    if (puzzle.lineSolvable !== (verdict.kind === 'line-solvable')) return `${verdict.kind} at another level`;
  }
  switch (verdict.kind) {
    case 'line-solvable':
    case 'unique':
      return faultOfUnique(puzzle, drawingOf(verdict.solution));
    case 'multiple':
      return faultOfMultiple(puzzle, verdict.solutions.map(drawingOf));
    case 'none':
      return puzzle.picture || puzzle.expected ? 'called unsolvable' : null;
    case 'gave-up':
      return puzzle.picture && !agrees(textOf(drawingOf(puzzle.picture)), textOf(boardText(verdict.known)))
        ? 'a certain cell is wrong'
        : null;
  }
}

function faultOfUnique({ clues, picture, expected }: KnownPuzzle, solution: readonly string[]): string | null {
  if (expected === 'multiple') return 'called unique';
  if (!meets(solution, clues)) return 'the solution does not meet the clues';
  return picture && textOf(solution) !== textOf(drawingOf(picture)) ? 'called unique beside another picture' : null;
}

function faultOfMultiple({ clues, expected }: KnownPuzzle, solutions: readonly (readonly string[])[]): string | null {
  if (expected === 'unique') return 'called multiple';
  if (new Set(solutions.map(textOf)).size < 2) return 'the two solutions are the same';
  return solutions.every((solution) => meets(solution, clues)) ? null : 'a solution does not meet the clues';
}

function textOf(rows: readonly string[]): string {
  return rows.join('\n');
}

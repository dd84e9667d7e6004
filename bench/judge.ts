/** Whether a verdict is right, as far as that can be told without the core: from the clues, the drawn picture and what is known. */
import type { Board, Clues, Grid, Verdict } from '../src/core/index';
import { drawingOf } from '../testkit/drawing';
import { meets } from '../testkit/oracle';

/** A puzzle to measure, and what is known about it beforehand. */
export interface BenchPuzzle {
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
export function faultOf(puzzle: BenchPuzzle, verdict: Verdict): string | null {
  if (puzzle.lineSolvable !== undefined && verdict.kind !== 'gave-up') {
    if (puzzle.lineSolvable !== (verdict.kind === 'line-solvable')) return `${verdict.kind} at another level`;
  }
  switch (verdict.kind) {
    case 'line-solvable':
    case 'unique':
      return faultOfUnique(puzzle, verdict.solution);
    case 'multiple':
      return faultOfMultiple(puzzle, verdict.solutions);
    case 'none':
      return puzzle.picture || puzzle.expected ? 'called unsolvable' : null;
    case 'gave-up':
      return puzzle.picture && !agrees(verdict.known, puzzle.picture) ? 'a certain cell is wrong' : null;
  }
}

function faultOfUnique({ clues, picture, expected }: BenchPuzzle, solution: Grid): string | null {
  if (expected === 'multiple') return 'called unique';
  if (!meets(drawingOf(solution), clues)) return 'the solution does not meet the clues';
  return picture && !same(solution, picture) ? 'called unique beside another picture' : null;
}

function faultOfMultiple({ clues, expected }: BenchPuzzle, [first, second]: readonly [Grid, Grid]): string | null {
  if (expected === 'unique') return 'called multiple';
  if (same(first, second)) return 'the two solutions are the same';
  return [first, second].every((grid) => meets(drawingOf(grid), clues)) ? null : 'a solution does not meet the clues';
}

function same(one: Grid, other: Grid): boolean {
  return drawingOf(one).join() === drawingOf(other).join();
}

function agrees(known: Board, picture: Grid): boolean {
  return known.every((row, r) => row.every((cell, c) => cell === 'unknown' || (cell === 'filled') === picture[r]?.[c]));
}

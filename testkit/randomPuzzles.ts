/** Seeded sets of random square puzzles, each with the picture its clues were made from. */
import { drawingOf } from './drawing';
import type { KnownPuzzle } from './judge';
import { naiveCluesOf } from './oracle';
import { randomGrid, seeded } from './random';

/** The sizes and densities of the sets. */
export const SIZES: readonly number[] = [10, 15, 20, 25, 30];
export const DENSITIES: readonly number[] = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7];

/** The first so many puzzles of a size and density; the same ones every time. */
export function randomPuzzles(size: number, density: number, count: number): KnownPuzzle[] {
  const random = seeded(size * 100 + density * 10);
  return Array.from({ length: count }, (_, i) => {
    const picture = randomGrid(random, size, size, density);
    return { name: `#${i + 1}`, clues: naiveCluesOf(drawingOf(picture)), picture };
  });
}

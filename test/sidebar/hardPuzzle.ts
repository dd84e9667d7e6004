/** A puzzle that keeps the search busy: the clues of a 30 × 30 of seeded random cells. */
import type { SheetPuzzle } from '../../src/sheet/wire';
import { sheetWith } from './pictures';

const SIZE = 30;

/** What the sheet says when somebody has typed these clues. */
export function hardSheet(): SheetPuzzle {
  const rows = randomPicture(1, 0.45);
  return { ...sheetWith(rows), source: 'clues', picture: null };
}

/** Rows of `#` and `.`, each filled with this chance. */
function randomPicture(seed: number, chance: number): readonly string[] {
  const random = numbersFrom(seed);
  const cells = () => Array.from({ length: SIZE }, () => (random() < chance ? '#' : '.')).join('');
  return Array.from({ length: SIZE }, cells);
}

/** Numbers from 0 to 1 that are the same for the same seed: a linear congruential generator. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

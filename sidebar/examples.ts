/** Puzzles to try, from pictures drawn for this project. */
import type { Grid } from '../src/core';
import { pictureOf } from './board';

export type ExampleName = 'practice' | 'guess' | 'two';

export interface Example {
  readonly name: ExampleName;
  readonly picture: Grid;
}

/** An umbrella: line logic takes 31 steps, the first in row 2 and the second in row 3, because row 1 decides nothing at first. */
const umbrella = pictureOf([
  '....##....',
  '..######..',
  '.########.',
  '##########',
  '#.##..##.#',
  '....##....',
  '....##....',
  '....##....',
  '....##..#.',
  '.....###..',
]);

/** An aeroplane: one picture fits, but single lines stop before it is found. */
const aeroplane = pictureOf(['..##..', '..##..', '..##..', '######', '..##..', '.#..#.']);

/** A cat: the tip of an ear and the end of its back can trade places, so two pictures fit. */
const cat = pictureOf(['#...#..', '#####.#', '#.#.#.#', '#####.#', '.######', '.#.#.#.']);

/** The picture that the help walks through. */
export const PRACTICE: Example = { name: 'practice', picture: umbrella };

export const EXAMPLES: readonly Example[] = [
  PRACTICE,
  { name: 'guess', picture: aeroplane },
  { name: 'two', picture: cat },
];

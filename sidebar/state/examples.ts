/** Puzzles to try, from pictures drawn for this project. */
import { gridOf } from '../../src/contract/pictureText';
import type { Grid } from '../../src/core';

export type ExampleName = 'practice' | 'guess' | 'two';

export interface Example {
  readonly name: ExampleName;
  readonly picture: Grid;
}

/** An umbrella: line logic takes 31 steps, the first two in rows 2 and 3, as row 1 decides nothing at first. */
const umbrella = gridOf([
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
const aeroplane = gridOf(['..##..', '..##..', '..##..', '######', '..##..', '.#..#.']);

/** A cat: the tip of an ear and the end of its back can trade places, so two pictures fit. */
const cat = gridOf(['#...#..', '#####.#', '#.#.#.#', '#####.#', '.######', '.#.#.#.']);

/** The picture that the help walks through. */
export const PRACTICE: Example = { name: 'practice', picture: umbrella };

export const EXAMPLES: readonly Example[] = [
  PRACTICE,
  { name: 'guess', picture: aeroplane },
  { name: 'two', picture: cat },
];

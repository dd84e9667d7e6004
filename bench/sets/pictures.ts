/** Our own drawings, from the clues alone and with the picture known. */

import { gridOf } from '../../testkit/drawing';
import type { KnownPuzzle } from '../../testkit/judge';
import type { Core } from '../core';
import { knownPicture, measure } from '../measure';
import { type Finding, row } from '../report';
import { DRAWINGS } from './drawings';
import type { BenchSet } from './set';

function* run(core: Core): Iterable<Finding> {
  const puzzles = Object.entries(DRAWINGS).map(([name, drawing]): KnownPuzzle => {
    const picture = gridOf(drawing);
    return { name, clues: core.cluesOf(picture), picture };
  });
  yield row('pictures', measure(core, puzzles));
  yield row('pictures, known', measure(core, puzzles, knownPicture));
}

export const pictures: BenchSet = { name: 'pictures', byDefault: true, run };

/** The line solver by itself: how long one exact line takes, and whether it agrees with the plain reference solver. */

import { LONGEST_LINE } from '../../src/core/index';
import { masksOf, solvedLine } from '../../testkit/lineText';
import { type KnownLine, randomLine, seeded, wholeBetween } from '../../testkit/random';
import { referenceLine } from '../../testkit/referenceLineSolver';
import type { Core } from '../core';
import { type Finding, sentence } from '../report';
import type { BenchSet } from './set';

function* run(core: Core, full: boolean): Iterable<Finding> {
  yield timing(core);
  yield agreement(core, full ? 1_000_000 : 50_000);
}

/** Times lines of 30 cells with five runs, a third of their cells known, against the reference. */
function timing(core: Core): Finding {
  const random = seeded(30);
  const lines: KnownLine[] = [];
  while (lines.length < 2000) {
    const line = randomLine(random, LONGEST_LINE, 1 / 3, 0);
    if (line.clue.length === 5) lines.push(line);
  }
  const ours = nanosecondsEach(lines.length * 500, solvingInTurn(core, lines));
  const reference = nanosecondsEach(lines.length, (i) => {
    const { clue, line } = lines[i % lines.length] ?? { clue: [], line: '' };
    return referenceLine(clue, line) !== null;
  });
  return sentence(
    `one exact line of ${LONGEST_LINE} cells with five runs: ${ours.toFixed(0)} ns; ` +
      `the reference needs ${(reference / ours).toFixed(0)} times as long`,
  );
}

function solvingInTurn(core: Core, lines: readonly KnownLine[]): (i: number) => boolean {
  const known = lines.map(({ clue, line }) => ({ clue, ...masksOf(line) }));
  const masks = masksOf('');
  return (i) => {
    const { clue, filled, empty } = known[i % known.length] ?? { clue: [], filled: 0, empty: 0 };
    masks.filled = filled;
    masks.empty = empty;
    return core.solveLine(clue, LONGEST_LINE, masks);
  };
}

/** The time of one call, from the quickest of five rounds of calls. */
function nanosecondsEach(calls: number, work: (i: number) => boolean): number {
  const rounds = Array.from({ length: 5 }, () => {
    const start = performance.now();
    let solvable = 0;
    for (let i = 0; i < calls; i += 1) if (work(i)) solvable += 1;
    if (solvable !== calls) throw new Error('A line that comes from a picture has a placement.');
    return ((performance.now() - start) * 1e6) / calls;
  });
  return Math.min(...rounds);
}

function agreement(core: Core, count: number): Finding {
  const random = seeded(31);
  let differing = 0;
  for (let i = 0; i < count; i += 1) {
    const { clue, line } = randomLine(random, wholeBetween(random, 9, LONGEST_LINE), random(), random() < 0.3 ? 1 : 0);
    if (solvedLine(core.solveLine, clue, line) !== referenceLine(clue, line)) differing += 1;
  }
  const text = `${count.toLocaleString('en')} random lines of 9 to ${LONGEST_LINE} cells: ${differing} differ from the reference`;
  return sentence(text, differing === 0);
}

export const lines: BenchSet = { name: 'lines', byDefault: true, run };

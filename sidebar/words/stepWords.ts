/** Steps and the reasons for them in words. Cells count from 1, from the left in a row and from the top in a column. */
import { describeLine, formatClue, type Line, type RunRange, type Step } from '../../src/core';
import type { StepReason } from '../board/stepReasons';

/** A step in words: `Row 3, clue 8. Filled: 3–8.` */
export function stepWords({ line, clue, filled, crossed }: Step): string {
  const parts = [
    `${describeLine(line)}, clue ${formatClue(clue)}.`,
    filled.length === 0 ? '' : `Filled: ${numberList(filled)}.`,
    crossed.length === 0 ? '' : `Empty: ${numberList(crossed)}.`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** A reason as a sentence. */
export function reasonWords(reason: StepReason, line: Line): string {
  switch (reason.kind) {
    case 'nothing-to-fill':
      return `The clue is 0, so every cell of this ${line.kind} is empty.`;
    case 'no-room-to-move':
      return `The runs with the gaps between them need all ${reason.length} cells, so there is only one placement.`;
    case 'all-filled-found':
      return 'All its filled cells are found, so the others are empty.';
    case 'one-placement-left':
      return 'With what is known, only one placement of the clue is left.';
    case 'overlap':
      return overlapWords(reason);
    case 'always-filled':
      return `Every placement left fills ${cellList(reason.cells)}, by one run or another.`;
    case 'out-of-reach':
      return `No run reaches ${cellList(reason.cells)}.`;
    case 'never-filled':
      return `No placement left fills ${cellList(reason.cells)}.`;
  }
}

function overlapWords({ run, nth, cells, blank, length }: Extract<StepReason, { kind: 'overlap' }>): string {
  const { first, last } = run;
  const covered = `${cellList(cells)} ${cells.length === 1 ? 'is' : 'are'} covered every time.`;
  const name = nth === null ? `run of ${run.length}` : `${ordinal(nth)} run of ${run.length}`;
  if (first === last) return `The ${name} can only be at ${cellList(cellsFrom(first, run.length))}.`;
  if (!blank) return `The ${name} starts at cell ${first + 1} at the earliest, ${last + 1} at the latest; ${covered}`;
  const article = nth === null ? 'A' : 'The';
  return `${article} ${name} in ${length} cells can start at ${startList(first, last)}; ${covered}`;
}

/** `cell 5 or 6`, `cells 1 to 5`. */
function startList(first: number, last: number): string {
  return last === first + 1 ? `cell ${first + 1} or ${last + 1}` : `cells ${first + 1} to ${last + 1}`;
}

/** `1st`, `2nd`, `3rd`, `4th` and so on, as far as a line has runs. */
function ordinal(number: number): string {
  return `${number}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`;
}

/** `cell 4`, `cells 5 and 6`, `cells 1–4, 6`. */
function cellList(cells: readonly number[]): string {
  const [first, second] = cells;
  if (first !== undefined && cells.length === 1) return `cell ${first + 1}`;
  if (first !== undefined && second !== undefined && cells.length === 2) return `cells ${first + 1} and ${second + 1}`;
  return `cells ${numberList(cells)}`;
}

/** Positions as people count, runs of three or more joined: `1–4, 6`. */
export function numberList(positions: readonly number[]): string {
  return stretches(positions)
    .map(([first, last]) => {
      if (first === last) return `${first + 1}`;
      return last === first + 1 ? `${first + 1}, ${last + 1}` : `${first + 1}–${last + 1}`;
    })
    .join(', ');
}

/** First and last of each unbroken stretch of ascending positions. */
function stretches(positions: readonly number[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const position of positions) {
    const last = found[found.length - 1];
    if (last !== undefined && last[1] === position - 1) last[1] = position;
    else found.push([position, position]);
  }
  return found;
}

/** What the ends of a line's placements are called. */
export function edgeNames(line: Line): readonly [string, string] {
  return line.kind === 'row' ? ['Leftmost', 'Rightmost'] : ['Topmost', 'Lowest'];
}

/** The two placements for those who cannot see them: `Leftmost placement: 1–3, 5. Rightmost placement: 2–4, 6.` */
export function placementsWords(line: Line, runs: readonly RunRange[]): string {
  const [first, last] = edgeNames(line);
  const places = (startOf: (run: RunRange) => number) =>
    runs.map((run) => numberList(cellsFrom(startOf(run), run.length))).join('; ');
  return `${first} placement: ${places((run) => run.first)}. ${last} placement: ${places((run) => run.last)}.`;
}

function cellsFrom(start: number, length: number): readonly number[] {
  return Array.from({ length }, (_, offset) => start + offset);
}

/** Which end cells are counted from. */
export function countedFrom(line: Line): string {
  return `Cells are counted from the ${line.kind === 'row' ? 'left' : 'top'}.`;
}

/** All steps, one a line, to be copied. */
export function stepList(steps: readonly Step[]): string {
  return steps.map((step, index) => `${index + 1}. ${stepWords(step)}`).join('\n');
}

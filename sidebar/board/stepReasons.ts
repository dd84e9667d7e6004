/**
 * Why a step of line logic holds: where the runs of its line can be, and what follows from that.
 * Facts only; stepWords.ts says them.
 */
import { type Board, type Cell, type Clue, type RunRange, runRanges, type Step } from '../../src/core';
import { cellsOf } from './board';

/** One thing that follows from the clue and what was known; positions count from 0 along the line. */
export type StepReason =
  /** The clue is 0. */
  | { readonly kind: 'nothing-to-fill' }
  /** Runs and gaps together are exactly as long as the line. */
  | { readonly kind: 'no-room-to-move'; readonly length: number }
  /** Every filled cell was known already, so the rest is empty. */
  | { readonly kind: 'all-filled-found' }
  /** One placement is left of the whole clue. */
  | { readonly kind: 'one-placement-left' }
  /** A run covers `cells` at its earliest and at its latest start, and so always. */
  | {
      readonly kind: 'overlap';
      readonly run: RunRange;
      /** Which one of several runs of this length, from 1; null when there is only one. */
      readonly nth: number | null;
      readonly cells: readonly number[];
      /** Whether nothing of the line was known. */
      readonly blank: boolean;
      readonly length: number;
    }
  /** Cells that every placement fills, though not always by the same run. */
  | { readonly kind: 'always-filled'; readonly cells: readonly number[] }
  /** Cells before, after or between the places that runs can reach. */
  | { readonly kind: 'out-of-reach'; readonly cells: readonly number[] }
  /** Cells within reach that no placement fills. */
  | { readonly kind: 'never-filled'; readonly cells: readonly number[] };

/** A step with what was known of its line before, where its runs can be, and the reasons for what it decides. */
export interface ReasonedStep {
  readonly step: Step;
  readonly before: readonly Cell[];
  readonly runs: readonly RunRange[];
  readonly reasons: readonly StepReason[];
}

/** Finds the reasons for a step; `board` is what was known just before it. */
export function reasonedStep(step: Step, board: Board): ReasonedStep {
  const before = cellsOf(board, step.line);
  const runs = runRanges(step.clue, before) ?? [];
  const whole = wholeLineReason(step, before, runs);
  return { step, before, runs, reasons: whole === null ? cellReasons(step, before, runs) : [whole] };
}

/** One reason that settles every cell of the line, where there is one. */
function wholeLineReason(step: Step, before: readonly Cell[], runs: readonly RunRange[]): StepReason | null {
  const { clue, filled } = step;
  if (clue.length === 0) return { kind: 'nothing-to-fill' };
  if (lengthNeeded(clue) === before.length) return { kind: 'no-room-to-move', length: before.length };
  if (filled.length === 0 && count(before, 'filled') === sum(clue)) return { kind: 'all-filled-found' };
  return runs.every((run) => run.first === run.last) ? { kind: 'one-placement-left' } : null;
}

function cellReasons(step: Step, before: readonly Cell[], runs: readonly RunRange[]): readonly StepReason[] {
  const overlaps = overlapReasons(step, before, runs);
  const covered = new Set(overlaps.flatMap((reason) => reason.cells));
  const reachable = (cell: number) => runs.some((run) => run.first <= cell && cell < run.last + run.length);
  return [
    ...overlaps,
    ...cellReason(
      'always-filled',
      step.filled.filter((cell) => !covered.has(cell)),
    ),
    ...cellReason(
      'out-of-reach',
      step.crossed.filter((cell) => !reachable(cell)),
    ),
    ...cellReason('never-filled', step.crossed.filter(reachable)),
  ];
}

type CellReason = Extract<StepReason, { kind: 'always-filled' | 'out-of-reach' | 'never-filled' }>;

function cellReason(kind: CellReason['kind'], cells: readonly number[]): readonly StepReason[] {
  return cells.length === 0 ? [] : [{ kind, cells }];
}

type Overlap = Extract<StepReason, { kind: 'overlap' }>;

/** The runs whose earliest and latest placement share cells that this step fills. */
function overlapReasons(step: Step, before: readonly Cell[], runs: readonly RunRange[]): readonly Overlap[] {
  const blank = count(before, 'unknown') === before.length;
  return runs.flatMap((run, index): readonly Overlap[] => {
    const cells = overlapOf(run).filter((cell) => step.filled.includes(cell));
    const nth = nthOfItsLength(step.clue, index);
    return cells.length === 0 ? [] : [{ kind: 'overlap', run, nth, cells, blank, length: before.length }];
  });
}

function nthOfItsLength(clue: Clue, index: number): number | null {
  const same = (numbers: Clue) => numbers.filter((number) => number === clue[index]).length;
  return same(clue) === 1 ? null : same(clue.slice(0, index + 1));
}

/** The cells that a run covers wherever it starts: from its latest start to the end of its earliest placement. */
export function overlapOf(run: RunRange): readonly number[] {
  const shared = Math.max(0, run.first + run.length - run.last);
  return Array.from({ length: shared }, (_, offset) => run.last + offset);
}

/** Cells that the runs of a clue take with one empty cell between each two. */
function lengthNeeded(clue: Clue): number {
  return sum(clue) + clue.length - 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function count(cells: readonly Cell[], wanted: Cell): number {
  return cells.filter((cell) => cell === wanted).length;
}

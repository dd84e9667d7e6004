/** The leftmost and the rightmost placement of a line's runs as bars over the line, with what they share marked. */
import type { ComponentChildren } from 'preact';
import type { Cell, Position, RunRange, Step } from '../../../src/core';
import { crosses, positionsOf, rules, squares } from '../../board/shapes';
import { overlapOf, type ReasonedStep } from '../../board/stepReasons';
import { edgeNames, placementsWords } from '../../words/stepWords';

/** Units to a cell in the drawings, which the page scales; and the most pixels that a cell may come to. */
const UNIT = 20;
const LARGEST_CELL = 20;
/** From so many cells on the drawing gets taller than its cells are wide, so that numbers stay legible. */
const SLENDER_FROM = 14;

export function Placements({ step, before, runs }: ReasonedStep) {
  const [first, last] = edgeNames(step.line);
  return (
    <div class="placements" role="img" aria-label={placementsWords(step.line, runs)}>
      <span>{first}</span>
      <Bars cells={before} runs={runs} startOf={(run) => run.first} />
      <span>{last}</span>
      <Bars cells={before} runs={runs} startOf={(run) => run.last} />
      <span>Decided</span>
      <Strip cells={before}>
        <Decided step={step} />
      </Strip>
    </div>
  );
}

interface StripProps {
  readonly cells: readonly Cell[];
  readonly children: ComponentChildren;
  /** Numbers to be written over it, with the places of their middles. */
  readonly numbers?: readonly { readonly number: number; readonly x: number }[];
}

/** One line of cells with what was known before the step, and something drawn over it. */
function Strip({ cells, children, numbers = [] }: StripProps) {
  const width = UNIT * cells.length;
  const stretch = Math.max(1, cells.length / SLENDER_FROM);
  const height = UNIT * stretch;
  return (
    <svg
      class="strip"
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      style={{ maxWidth: `${LARGEST_CELL * cells.length}px` }}
      aria-hidden="true"
    >
      <g transform={`scale(1 ${stretch})`}>
        <Known cells={cells} />
        {children}
        <rect class="edge" width={width} height={UNIT} />
      </g>
      {numbers.map(({ number, x }) => (
        <text key={x} x={x} y={height / 2} font-size={13 * stretch} text-anchor="middle" dominant-baseline="central">
          {number}
        </text>
      ))}
    </svg>
  );
}

/** The lines between the cells, and what was known of them. */
function Known({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <>
      <path class="rule" d={rules(1, cells.length, UNIT, 1)} />
      <path class="rule heavy" d={rules(1, cells.length, UNIT, 5)} />
      <path class="filled" d={squares(positionsOf([cells], 'filled'), UNIT, 2)} />
      <path class="crossed" d={crosses(positionsOf([cells], 'empty'), UNIT, 6)} />
    </>
  );
}

interface BarsProps {
  readonly cells: readonly Cell[];
  readonly runs: readonly RunRange[];
  readonly startOf: (run: RunRange) => number;
}

/** Each run where it is placed, and within it the cells that it covers in both placements. */
function Bars({ cells, runs, startOf }: BarsProps) {
  const numbers = runs.map((run) => ({ number: run.length, x: UNIT * (startOf(run) + run.length / 2) }));
  return (
    <Strip cells={cells} numbers={numbers}>
      {runs.map((run) => (
        <g key={startOf(run)}>
          <rect class="run" x={UNIT * startOf(run) + 1} y={2} width={UNIT * run.length - 2} height={UNIT - 4} rx={4} />
          <Shared run={run} />
        </g>
      ))}
    </Strip>
  );
}

function Shared({ run }: { readonly run: RunRange }) {
  const { length } = overlapOf(run);
  if (length === 0) return null;
  return <rect class="shared" x={UNIT * run.last + 1} y={2} width={UNIT * length - 2} height={UNIT - 4} />;
}

function Decided({ step }: { readonly step: Step }) {
  return (
    <>
      <path class="filled" d={squares(inStrip(step.filled), UNIT, 4)} />
      <path class="crossed" d={crosses(inStrip(step.crossed), UNIT, 6)} />
      <path class="decided" d={squares(inStrip([...step.filled, ...step.crossed]), UNIT, 1)} />
    </>
  );
}

/** Cells of a line as positions in its strip, which is drawn from left to right for rows and columns alike. */
function inStrip(cells: readonly number[]): readonly Position[] {
  return cells.map((column) => ({ row: 0, column }));
}

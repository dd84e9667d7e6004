/** The cells: filled ones are squares, empty ones crosses, unknown ones blank; those of the present step are framed. */
import type { Board, Line, Position, Step } from '../../src/core';
import type { BoardLayout } from '../layout';
import { crosses, positionsAlong, positionsOf, rules, squares } from '../shapes';

interface BoardCellsProps {
  readonly board: Board;
  readonly layout: BoardLayout;
  readonly line: Line | null;
  readonly step: Step | null;
  readonly label: string;
}

export function BoardCells({ board, layout, line, step, label }: BoardCellsProps) {
  const { cell, width, height } = layout;
  const decided = step === null ? [] : positionsAlong(step.line, [...step.filled, ...step.crossed]);
  return (
    <svg class="cells" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Band line={line} layout={layout} />
      <Marks board={board} decided={decided} cell={cell} />
      <path class="rule" d={rules(board.length, width / cell, cell, 1)} />
      <path class="rule heavy" d={rules(board.length, width / cell, cell, 5)} />
      <rect class="edge" x={1} y={1} width={width - 2} height={height - 2} />
      <path class="decided" d={squares(decided, cell, 0.75)} />
    </svg>
  );
}

/** The strip behind the present line. */
function Band({ line, layout: { cell, width, height } }: { readonly line: Line | null; readonly layout: BoardLayout }) {
  if (line === null) return null;
  const start = line.index * cell;
  return line.kind === 'row' ? (
    <rect class="band" y={start} width={width} height={cell} />
  ) : (
    <rect class="band" x={start} width={cell} height={height} />
  );
}

interface MarksProps {
  readonly board: Board;
  readonly decided: readonly Position[];
  readonly cell: number;
}

/** Squares and crosses; those just decided are smaller, to leave room for their frame. */
function Marks({ board, decided, cell }: MarksProps) {
  const fresh = new Set(decided.map(({ row, column }) => row * cell + column));
  const isFresh = ({ row, column }: Position) => fresh.has(row * cell + column);
  const filled = positionsOf(board, 'filled');
  return (
    <>
      <path
        class="filled"
        d={squares(
          filled.filter((position) => !isFresh(position)),
          cell,
          1,
        )}
      />
      <path class="filled" d={squares(filled.filter(isFresh), cell, cell < 16 ? 2.5 : 4)} />
      <path class="crossed" d={crosses(positionsOf(board, 'empty'), cell, 0.32 * cell)} />
    </>
  );
}

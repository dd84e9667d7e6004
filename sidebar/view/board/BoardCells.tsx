/** The cells: filled ones are squares, empty ones crosses, unknown ones blank; those of the present step are framed. */
import type { Board, Line, Position, Step } from '../../../src/core';
import { positionsAlong } from '../../board/board';
import type { BoardSize } from '../../board/boardSize';
import { crosses, marksOf, rules, squares } from '../../board/shapes';

interface BoardCellsProps {
  readonly board: Board;
  readonly size: BoardSize;
  readonly line: Line | null;
  readonly step: Step | null;
  readonly label: string;
}

export function BoardCells({ board, size, line, step, label }: BoardCellsProps) {
  const { cellSize, width, height } = size;
  const columns = board[0]?.length ?? 0;
  const decided = step === null ? [] : positionsAlong(step.line, [...step.filled, ...step.crossed]);
  return (
    <svg class="cells" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Band line={line} size={size} />
      <Squares board={board} decided={decided} cellSize={cellSize} />
      <path class="rule" d={rules(board.length, columns, cellSize, 1)} />
      <path class="rule heavy" d={rules(board.length, columns, cellSize, 5)} />
      <rect class="edge" x={1} y={1} width={width - 2} height={height - 2} />
      <path class="decided" d={squares(decided, cellSize, 0.75)} />
    </svg>
  );
}

/** The strip behind the present line. */
function Band({ line, size: { cellSize, width, height } }: Pick<BoardCellsProps, 'line' | 'size'>) {
  if (line === null) return null;
  const start = line.index * cellSize;
  return line.kind === 'row' ? (
    <rect class="band" y={start} width={width} height={cellSize} />
  ) : (
    <rect class="band" x={start} width={cellSize} height={height} />
  );
}

interface SquaresProps {
  readonly board: Board;
  readonly decided: readonly Position[];
  readonly cellSize: number;
}

/** Squares and crosses; squares just decided are smaller, to leave room for their frame. */
function Squares({ board, decided, cellSize }: SquaresProps) {
  const { filled, framedFilled, empty, framedEmpty } = marksOf(board, decided);
  return (
    <>
      <path class="filled" d={squares(filled, cellSize, 1)} />
      <path class="filled" d={squares(framedFilled, cellSize, cellSize < 16 ? 2.5 : 4)} />
      <path class="crossed" d={crosses([...empty, ...framedEmpty], cellSize, 0.32 * cellSize)} />
    </>
  );
}

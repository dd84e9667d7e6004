/** The cells: filled ones are squares, empty ones crosses, unknown ones blank; those of the present step are framed. */
import type { ComponentChildren } from 'preact';
import type { Board, Line, Position } from '../../../src/core';
import type { BoardSize } from '../../board/boardSize';
import type { Highlights } from '../../board/highlights';
import { crosses, dots, marksOf, rules, squares } from '../../board/shapes';

export interface CellsProps {
  readonly board: Board;
  readonly size: BoardSize;
  /** The line that is looked at. */
  readonly line: Line | null;
  /** The cells that the present step decides. */
  readonly decided: readonly Position[];
  readonly highlights: Highlights;
  /** What it shows, for those who cannot see it. */
  readonly label: string;
  /** What is drawn over it. */
  readonly children?: ComponentChildren;
}

export function BoardCells({ board, size, line, decided, highlights, label, children }: CellsProps) {
  const { cellSize, width, height } = size;
  const columns = board[0]?.length ?? 0;
  return (
    <svg class="cells" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect class="paper" width={width} height={height} />
      <Band line={line} size={size} />
      <Squares board={board} decided={decided} cellSize={cellSize} />
      <path class="rule" d={rules(board.length, columns, cellSize, 1)} />
      <path class="rule heavy" d={rules(board.length, columns, cellSize, 5)} />
      <rect class="edge" x={1} y={1} width={width - 2} height={height - 2} />
      <path class="decided" d={squares(decided, cellSize, 0.75)} />
      <Pointed highlights={highlights} cellSize={cellSize} />
      {children}
    </svg>
  );
}

function Pointed({ highlights, cellSize }: { readonly highlights: Highlights; readonly cellSize: number }) {
  return (
    <>
      <path class="open" d={dots(highlights.open, cellSize)} stroke-width={0.24 * cellSize} />
      <path class="differing" d={squares(highlights.differing, cellSize, 1)} />
    </>
  );
}

/** The strip behind the present line. */
function Band({ line, size: { cellSize, width, height } }: { readonly line: Line | null; readonly size: BoardSize }) {
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
      <path class="filled" d={squares(filled, cellSize, cellSize < 12 ? 0.5 : 1)} />
      <path class="filled" d={squares(framedFilled, cellSize, cellSize < 16 ? 2.5 : 4)} />
      <path class="crossed" d={crosses([...empty, ...framedEmpty], cellSize, 0.32 * cellSize)} />
    </>
  );
}

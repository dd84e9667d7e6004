/**
 * The board with its clues, for drawing and for steps alike. Where it does not fit, it scrolls in its frame, and the clues stay in
 * sight; where cells are too small for clues, these are left out.
 */
import type { ComponentChildren, RefObject } from 'preact';
import type { Clues, Line } from '../../../src/core';
import { showsClues } from '../../board/boardSize';
import { BoardCells, type CellsProps } from './BoardCells';
import { ColumnClues, RowClues } from './BoardClues';

interface PartsProps extends CellsProps {
  readonly clues: Clues;
  /** The line that has no placement left. */
  readonly broken: Line | null;
}

interface FrameProps {
  readonly frame: RefObject<HTMLElement | null>;
  /** Whether it scrolls, and so takes the focus: whoever cannot use a mouse scrolls with the arrows. */
  readonly scrolls: boolean;
  readonly children: ComponentChildren;
}

export function BoardFrame({ frame, scrolls, children }: FrameProps) {
  return (
    <section
      class={scrolls ? 'board scrolls' : 'board'}
      ref={frame}
      aria-label="Board"
      {...(scrolls ? { tabIndex: 0 } : {})}
    >
      {children}
    </section>
  );
}

export function BoardParts({ clues, broken, ...cellsProps }: PartsProps) {
  const { size, board, line } = cellsProps;
  const shared = { board, size, line, broken };
  const cells = <BoardCells {...cellsProps} />;
  if (!showsClues(size)) return <div class="board-parts">{cells}</div>;
  return (
    <div class="board-parts" style={{ gridTemplateColumns: `${size.left}px ${size.width}px` }}>
      <div class="corner" />
      <ColumnClues clues={clues.columns} {...shared} />
      <RowClues clues={clues.rows} {...shared} />
      {cells}
    </div>
  );
}

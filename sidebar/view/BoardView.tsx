/** The board with its clues at the present step. Where it does not fit, it scrolls and the clues stay in sight. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { knownCells } from '../board';
import { type BoardLayout, boardLayout } from '../layout';
import { boardNow, currentStep, lineInFocus, type Session } from '../session';
import { boardWords } from '../words';
import { BoardCells } from './BoardCells';
import { ColumnClues, RowClues } from './BoardClues';
import { useWidth } from './useWidth';

interface BoardViewProps {
  readonly session: Session;
  readonly large: boolean;
}

export function BoardView({ session, large }: BoardViewProps) {
  const frame = useRef<HTMLElement>(null);
  const available = useWidth(frame);
  const layout = boardLayout(session.puzzle, available, large);
  const width = layout.left + layout.width;
  useLayoutEffect(() => bringIntoSight(frame.current, session, layout));
  // Whoever cannot use a mouse scrolls with the arrows, so a frame that scrolls takes the focus.
  const focusable = width > available || large ? { tabIndex: 0 } : {};
  return (
    <section class="board" ref={frame} aria-label="Board" {...focusable}>
      <div class="board-parts" style={{ gridTemplateColumns: `${layout.left}px ${layout.width}px` }}>
        <div class="corner" />
        <Parts session={session} layout={layout} />
      </div>
    </section>
  );
}

function Parts({ session, layout }: { readonly session: Session; readonly layout: BoardLayout }) {
  const board = boardNow(session);
  const line = lineInFocus(session);
  return (
    <>
      <ColumnClues clues={session.puzzle.columns} board={board} layout={layout} line={line} />
      <RowClues clues={session.puzzle.rows} board={board} layout={layout} line={line} />
      <BoardCells
        board={board}
        layout={layout}
        line={line}
        step={currentStep(session)}
        label={boardWords(session.puzzle, knownCells(board))}
      />
    </>
  );
}

/** Scrolls the frame so far that the present line is seen beside the clues, which cover the frame's edges. */
function bringIntoSight(frame: HTMLElement | null, session: Session, { cell, left, top }: BoardLayout): void {
  const line = lineInFocus(session);
  if (frame === null || line === null) return;
  const start = line.index * cell;
  if (line.kind === 'row') {
    frame.scrollTop = between(start + 2 * cell + top - frame.clientHeight, frame.scrollTop, start - cell);
  } else {
    frame.scrollLeft = between(start + 2 * cell + left - frame.clientWidth, frame.scrollLeft, start - cell);
  }
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The board with its clues at the present step. Where it does not fit, it scrolls and the clues stay in sight. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type BoardSize, fitBoard, widthOf } from '../../board/boardSize';
import { boardNow, brokenLine, currentStep, knownNow, lineInFocus, type Session } from '../../state/session';
import { boardWords } from '../../words/resultWords';
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
  const size = fitBoard(session.puzzle, available, large);
  useLayoutEffect(() => bringIntoSight(frame.current, session, size));
  // Whoever cannot use a mouse scrolls with the arrows, so a frame that scrolls takes the focus.
  const focusable = widthOf(size) > available || large ? { tabIndex: 0 } : {};
  return (
    <section class="board" ref={frame} aria-label="Board" {...focusable}>
      <div class="board-parts" style={{ gridTemplateColumns: `${size.left}px ${size.width}px` }}>
        <div class="corner" />
        <Parts session={session} size={size} />
      </div>
    </section>
  );
}

function Parts({ session, size }: { readonly session: Session; readonly size: BoardSize }) {
  const { puzzle } = session;
  const board = boardNow(session);
  const broken = brokenLine(session);
  const shared = { board, size, line: lineInFocus(session) };
  const label = boardWords(puzzle, knownNow(session), broken);
  return (
    <>
      <ColumnClues clues={puzzle.columns} broken={broken} {...shared} />
      <RowClues clues={puzzle.rows} broken={broken} {...shared} />
      <BoardCells step={currentStep(session)} label={label} {...shared} />
    </>
  );
}

/** Scrolls the frame so far that the present line is seen beside the clues, which cover the frame's edges. */
function bringIntoSight(frame: HTMLElement | null, session: Session, { cellSize, left, top }: BoardSize): void {
  const line = lineInFocus(session);
  if (frame === null || line === null) return;
  const start = line.index * cellSize;
  if (line.kind === 'row') {
    frame.scrollTop = between(start + 2 * cellSize + top - frame.clientHeight, frame.scrollTop, start - cellSize);
  } else {
    frame.scrollLeft = between(start + 2 * cellSize + left - frame.clientWidth, frame.scrollLeft, start - cellSize);
  }
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

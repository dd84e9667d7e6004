/** The board at the present step of a puzzle. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { positionsAlong } from '../../board/board';
import { type BoardSize, fitBoard, heightOf, widthOf } from '../../board/boardSize';
import { type Highlights, highlightsOf, NO_HIGHLIGHTS } from '../../board/highlights';
import { boardNow, brokenLine, currentStep, isAtEnd, knownNow, lineInFocus, type Session } from '../../state/session';
import { boardWords } from '../../words/resultWords';
import { BoardFrame, BoardParts } from './Board';
import { useRoom } from './useRoom';

interface StepBoardProps {
  readonly session: Session;
  readonly large: boolean;
  /** Cells to point out in place of what the step decides; usually those where the steps end. */
  readonly highlights?: Highlights;
}

export function StepBoard({ session, large, highlights }: StepBoardProps) {
  const frame = useRef<HTMLElement>(null);
  const room = useRoom(frame);
  const { puzzle } = session;
  const size = fitBoard(puzzle, room, large);
  useLayoutEffect(() => bringIntoSight(frame.current, session, size));
  const broken = brokenLine(session);
  const step = highlights === undefined ? currentStep(session) : null;
  const atEnd = isAtEnd(session) ? highlightsOf(session) : NO_HIGHLIGHTS;
  return (
    <BoardFrame frame={frame} scrolls={large || widthOf(size) > room.width || heightOf(size) > room.height}>
      <BoardParts
        clues={puzzle}
        board={boardNow(session)}
        size={size}
        line={highlights === undefined ? lineInFocus(session) : null}
        broken={broken}
        decided={step === null ? [] : positionsAlong(step.line, [...step.filled, ...step.crossed])}
        highlights={highlights ?? atEnd}
        label={boardWords(puzzle, knownNow(session), broken)}
      />
    </BoardFrame>
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

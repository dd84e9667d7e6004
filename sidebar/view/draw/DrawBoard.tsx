/** The drawing board: press and drag to fill or to empty, or move with the arrows. */
import { useRef, useState } from 'preact/hooks';
import { type Clues, cluesOf } from '../../../src/core';
import type { App } from '../../app';
import { drawnBoard } from '../../board/board';
import { fitBoard, heightOf, widthOf } from '../../board/boardSize';
import { highlightsOf } from '../../board/highlights';
import { type Drawing, pictureOf } from '../../state/drawing';
import { brokenLine, type Session } from '../../state/session';
import type { State } from '../../state/state';
import { boardName, cursorWords, filledWords, marksWords, placeWords } from '../../words/drawWords';
import { BoardFrame, BoardParts } from '../board/Board';
import { useRoom } from '../board/useRoom';
import { pressKey } from './drawKeys';
import { pointerHandlers } from './pointer';

interface DrawBoardProps {
  readonly app: App;
  readonly state: State;
  readonly drawing: Drawing;
  /** The sheet's puzzle: of the picture, or of clues that were typed; null while there is none. */
  readonly session: Session | null;
}

const FOCUSABLE = { tabIndex: 0 };

export function DrawBoard({ app, state, drawing, session }: DrawBoardProps) {
  const frame = useRef<HTMLElement>(null);
  const [isByKeys, setByKeys] = useState(false);
  const room = useRoom(frame);
  const picture = pictureOf(drawing);
  const clues: Clues = session?.puzzle ?? cluesOf(picture);
  const size = fitBoard(clues, room, state.largeCells);
  const highlights = highlightsOf(session);
  const at = state.pointed ?? (isByKeys ? drawing.cursor : null);
  return (
    <>
      <BoardFrame
        frame={frame}
        scrolls={state.largeCells || widthOf(size) > room.width || heightOf(size) > room.height}
      >
        <div
          class="drawing"
          id="drawing-board"
          role="application"
          aria-label={boardName(picture)}
          {...FOCUSABLE}
          onKeyDown={(event) => pressKey(app, event) && setByKeys(true)}
          onBlur={() => setByKeys(false)}
          onContextMenu={(event) => event.preventDefault()}
          {...pointerHandlers(app, size)}
        >
          <BoardParts
            clues={clues}
            board={drawnBoard(picture)}
            size={size}
            line={null}
            broken={session === null ? null : brokenLine(session)}
            decided={[]}
            highlights={highlights}
            label={filledWords(picture)}
          >
            {isByKeys && (
              <rect
                class="cursor"
                x={drawing.cursor.column * size.cellSize}
                y={drawing.cursor.row * size.cellSize}
                width={size.cellSize}
                height={size.cellSize}
              />
            )}
          </BoardParts>
        </div>
      </BoardFrame>
      <p class="spot" aria-hidden="true">
        {at === null ? 'Press and drag to draw.' : placeWords(at, clues).join(' · ')}
      </p>
      <p class="unseen" aria-live="polite">
        {isByKeys ? cursorWords(picture, drawing.cursor, clues) : ''}
      </p>
      {marksWords(highlights.differing, highlights.open).map((sentence) => (
        <p class="note" key={sentence}>
          {sentence}
        </p>
      ))}
    </>
  );
}

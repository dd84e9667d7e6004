/** The pictures that a search found: the only one, or two with the cells in which they differ framed. */
import type { Board, Grid, Position } from '../../src/core';
import { boardOf } from '../board';
import type { Session } from '../session';
import { crosses, positionsOf, squares } from '../shapes';
import { Button } from './Button';

interface PicturesProps {
  readonly session: Session;
  readonly onWrite: ((picture: Grid) => void) | null;
}

/** Line logic's own picture is on the board already, so it is not shown a second time. */
export function Pictures({ session, onWrite }: PicturesProps) {
  const { verdict } = session.solution;
  switch (verdict.kind) {
    case 'multiple':
      return (
        <div class="pictures">
          <Picture caption="One picture" picture={verdict.solutions[0]} framed={verdict.differing} onWrite={onWrite} />
          <Picture caption="Another" picture={verdict.solutions[1]} framed={verdict.differing} onWrite={onWrite} />
        </div>
      );
    case 'unique':
      return (
        <div class="pictures">
          <Picture caption="The only picture" picture={verdict.solution} framed={[]} onWrite={onWrite} />
        </div>
      );
    case 'gave-up':
      return session.search.kind === 'done' ? (
        <div class="pictures">
          <figure>
            <SmallBoard board={verdict.known} framed={[]} label="What is certain" />
            <figcaption>What is certain</figcaption>
          </figure>
        </div>
      ) : null;
    case 'line-solvable':
    case 'none':
      return null;
  }
}

interface PictureProps {
  readonly caption: string;
  readonly picture: Grid;
  readonly framed: readonly Position[];
  readonly onWrite: ((picture: Grid) => void) | null;
}

function Picture({ caption, picture, framed, onWrite }: PictureProps) {
  return (
    <figure>
      <SmallBoard board={boardOf(picture)} framed={framed} label={caption} />
      <figcaption>{caption}</figcaption>
      {onWrite !== null && (
        <Button look="plain" onClick={() => onWrite(picture)}>
          Write to the grid
        </Button>
      )}
    </figure>
  );
}

interface SmallBoardProps {
  readonly board: Board;
  readonly framed: readonly Position[];
  readonly label: string;
}

/** Units to a cell in the drawing; the page scales it. */
const UNIT = 10;

function SmallBoard({ board, framed, label }: SmallBoardProps) {
  const width = UNIT * (board[0]?.length ?? 0);
  const filled = positionsOf(board, 'filled');
  const isFramed = ({ row, column }: Position) => framed.some((cell) => cell.row === row && cell.column === column);
  const differing = framed.length === 0 ? '' : `, ${framed.length} cells differ`;
  return (
    <svg class="small-board" viewBox={`0 0 ${width} ${UNIT * board.length}`} role="img" aria-label={label + differing}>
      <path
        class="filled"
        d={squares(
          filled.filter((position) => !isFramed(position)),
          UNIT,
          0.4,
        )}
      />
      <path class="filled" d={squares(filled.filter(isFramed), UNIT, 2.2)} />
      <path class="unknown" d={squares(positionsOf(board, 'unknown'), UNIT, 3.5)} />
      <path class="crossed" d={crosses(positionsOf(board, 'empty').filter(isFramed), UNIT, 3)} />
      <path class="differing" d={squares(framed, UNIT, 0)} />
    </svg>
  );
}

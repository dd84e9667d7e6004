/** The pictures that a search found: the only one, or two with the cells in which they differ framed. */
import { counted } from '../../../src/contract/wording';
import type { Board, Grid, Position, Verdict } from '../../../src/core';
import { writePicture } from '../../actions/writing';
import type { ViewProps } from '../../app';
import { finishedBoard } from '../../board/board';
import { crosses, marksOf, positionsOf, squares } from '../../board/shapes';
import { canWritePicture, sheetNameOf } from '../../state/state';
import { Button } from '../Button';

interface Shown {
  readonly caption: string;
  readonly board: Board;
  readonly framed: readonly Position[];
  /** What can be written to the sheet; null for a board that is no picture yet. */
  readonly picture: Grid | null;
}

export function Pictures({ app, state, verdict }: ViewProps & { readonly verdict: Verdict }) {
  const shown = picturesOf(verdict);
  if (shown.length === 0) return null;
  return (
    <div class="pictures">
      {shown.map((one) => {
        const { caption, picture } = one;
        return (
          <figure key={caption}>
            <SmallBoard {...one} />
            <figcaption>{caption}</figcaption>
            {picture !== null && canWritePicture(state) && (
              <Button look="plain" onClick={() => void writePicture(app, picture)}>
                {`Write to ${sheetNameOf(state)}`}
              </Button>
            )}
          </figure>
        );
      })}
    </div>
  );
}

/** What there is to see of a verdict. Line logic's own picture is on the board already. */
function picturesOf(verdict: Verdict): readonly Shown[] {
  switch (verdict.kind) {
    case 'multiple': {
      const [one, other] = verdict.solutions;
      return [solution('One picture', one, verdict.differing), solution('Another', other, verdict.differing)];
    }
    case 'unique':
      return [solution('The only picture', verdict.solution, [])];
    case 'gave-up':
      return [{ caption: 'What is certain', board: verdict.known, framed: [], picture: null }];
    case 'line-solvable':
    case 'none':
      return [];
  }
}

function solution(caption: string, picture: Grid, framed: readonly Position[]): Shown {
  return { caption, board: finishedBoard(picture), framed, picture };
}

/** Units to a cell in the drawing; the page scales it. */
const UNIT = 10;

export function SmallBoard({ caption, board, framed }: Pick<Shown, 'caption' | 'board' | 'framed'>) {
  const width = UNIT * (board[0]?.length ?? 0);
  const { filled, framedFilled, framedEmpty } = marksOf(board, framed);
  const label = framed.length === 0 ? caption : `${caption}, ${counted(framed.length, 'cell')} differ`;
  return (
    <svg class="small-board" viewBox={`0 0 ${width} ${UNIT * board.length}`} role="img" aria-label={label}>
      <path class="filled" d={squares(filled, UNIT, 0.4)} />
      <path class="filled" d={squares(framedFilled, UNIT, 2.2)} />
      <path class="unknown" d={squares(positionsOf(board, 'unknown'), UNIT, 3.5)} />
      <path class="crossed" d={crosses(framedEmpty, UNIT, 3)} />
      <path class="differing" d={squares(framed, UNIT, 0)} />
    </svg>
  );
}

/** Writing the puzzle on show into the sheet in front, which is named. */
import { writeClues, writePicture } from '../../actions/writing';
import type { SessionProps } from '../../app';
import { canWritePicture, isBusy, sheetNameOf } from '../../state/state';
import { Button } from '../Button';

/** Clues that the sheet has already need no writing, nor does the picture that its clues come from. */
export function WriteBack({ app, state, session }: SessionProps) {
  const { verdict } = session.logic;
  const [busy, name] = [isBusy(state), sheetNameOf(state)];
  return (
    <>
      {state.source !== 'sheet' && (
        <Button disabled={busy} onClick={() => void writeClues(app)}>
          {`Write the clues to ${name}`}
        </Button>
      )}
      {verdict?.kind === 'line-solvable' && canWritePicture(state) && (
        <Button disabled={busy} onClick={() => void writePicture(app, verdict.solution)}>
          {`Write the picture to ${name}`}
        </Button>
      )}
    </>
  );
}

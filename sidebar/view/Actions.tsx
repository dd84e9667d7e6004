/** What can be done with the puzzle on show: find it in the sheet, write it there, change it, copy it. */
import { copyClues, copySteps } from '../actions/copying';
import { showLine } from '../actions/selecting';
import { setFollow } from '../actions/stepping';
import { editShownClues } from '../actions/typing';
import { writeClues, writePicture } from '../actions/writing';
import type { App, SessionProps } from '../app';
import { lineInFocus } from '../state/session';
import { canWritePicture, isBusy, isInSheet } from '../state/state';
import { Button } from './Button';
import { focusField } from './focus';

export function Actions(props: SessionProps) {
  return (
    <section class="actions" aria-label="Actions">
      {isInSheet(props.state) && <ShowInSheet {...props} />}
      <WriteBack {...props} />
      <Copies {...props} />
    </section>
  );
}

function ShowInSheet({ app, state, session }: SessionProps) {
  const line = lineInFocus(session);
  return (
    <div class="bar">
      <Button disabled={line === null} onClick={() => line !== null && void showLine(app, line)}>
        Show in the sheet
      </Button>
      <label class="choice">
        <input
          type="checkbox"
          checked={state.follow}
          onChange={(event) => setFollow(app, event.currentTarget.checked)}
        />
        Follow the steps
      </label>
    </div>
  );
}

/** Clues that the sheet has already need no writing, nor does the picture that its clues come from. */
function WriteBack({ app, state, session }: SessionProps) {
  const { verdict } = session.logic;
  const busy = isBusy(state);
  return (
    <>
      {state.source !== 'sheet' && (
        <Button disabled={busy} onClick={() => void writeClues(app)}>
          Write the clues to the sheet
        </Button>
      )}
      {verdict?.kind === 'line-solvable' && canWritePicture(state) && (
        <Button disabled={busy} onClick={() => void writePicture(app, verdict.solution)}>
          Write the picture to the grid
        </Button>
      )}
    </>
  );
}

function changeClues(app: App): void {
  editShownClues(app);
  focusField({ kind: 'row', index: 0 });
}

function Copies({ app, state, session }: SessionProps) {
  return (
    <div class="links">
      <Button look="plain" onClick={() => void copyClues(app)}>
        Copy clues
      </Button>
      {session.logic.steps.length > 0 && (
        <Button look="plain" onClick={() => void copySteps(app)}>
          Copy steps
        </Button>
      )}
      {state.source !== 'typed' && (
        <Button look="plain" onClick={() => changeClues(app)}>
          Change the clues
        </Button>
      )}
    </div>
  );
}

/** What can be done with the puzzle on show: find it in the sheet, write it there, change it, copy it. */
import type { App } from '../app';
import { editShownClues } from '../puzzles';
import { lineInFocus, type Session } from '../session';
import { copy, showLine, writeClues, writePicture } from '../sheetCalls';
import { isBusy, isInSheet, type State } from '../state';
import { setFollow } from '../stepping';
import { stepList } from '../stepWords';
import { clueList } from '../words';
import { Button } from './Button';
import { focusField } from './ClueFields';

interface ActionsProps {
  readonly app: App;
  readonly state: State;
  readonly session: Session;
}

export function Actions(props: ActionsProps) {
  return (
    <section class="actions" aria-label="Actions">
      {isInSheet(props.state) && <ShowInSheet {...props} />}
      <WriteBack {...props} />
      <Copies {...props} />
    </section>
  );
}

function ShowInSheet({ app, state, session }: ActionsProps) {
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
function WriteBack({ app, state, session }: ActionsProps) {
  const { verdict } = session.solution;
  const busy = isBusy(state);
  return (
    <>
      {state.source !== 'sheet' && (
        <Button disabled={busy} onClick={() => void writeClues(app)}>
          Write the clues to the sheet
        </Button>
      )}
      {verdict.kind === 'line-solvable' && canWritePicture(state, session) && (
        <Button disabled={busy} onClick={() => void writePicture(app, verdict.solution)}>
          Write the picture to the grid
        </Button>
      )}
    </>
  );
}

/** Whether a solution of the puzzle on show is news to the sheet's grid. */
export function canWritePicture(state: State, session: Session): boolean {
  return state.source !== 'sheet' || session.picture === null;
}

/** The field is there by now, since every change of the state is drawn at once. */
function changeClues(app: App): void {
  editShownClues(app);
  focusField({ kind: 'row', index: 0 });
}

function Copies({ app, state, session }: ActionsProps) {
  const { solution, puzzle } = session;
  return (
    <div class="links">
      <Button look="plain" onClick={() => void copy(app, clueList(puzzle), 'Clues')}>
        Copy clues
      </Button>
      {solution.steps.length > 0 && (
        <Button look="plain" onClick={() => void copy(app, stepList(solution.steps), 'Steps')}>
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

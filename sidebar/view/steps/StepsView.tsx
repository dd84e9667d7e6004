/** The steps of a puzzle: board, step in words and buttons together, and below them why the step holds. */
import { copySteps } from '../../actions/copying';
import { showLine } from '../../actions/selecting';
import { chooseSource, chooseView } from '../../actions/sources';
import { setFollow } from '../../actions/stepping';
import { editTyped } from '../../actions/typing';
import type { App, SessionProps, ViewProps } from '../../app';
import { lineInFocus } from '../../state/session';
import { isInSheet, shownSession } from '../../state/state';
import { nothingHere, sourceWords } from '../../words/sourceWords';
import { Button } from '../Button';
import { StepBoard } from '../board/StepBoard';
import { focusField } from '../focus';
import { Result } from '../result/Result';
import { WriteBack } from '../share/WriteBack';
import { BoardChoices, Controls } from './Controls';
import { StepDecision, StepReason } from './StepCard';

export function StepsView({ app, state }: ViewProps) {
  const session = shownSession(state);
  if (session === null) return <NoSteps app={app} state={state} />;
  const props = { app, state, session };
  return (
    <>
      <Elsewhere app={app} state={state} />
      <Result {...props} />
      <StepBoard session={session} large={state.largeCells} />
      <StepDecision session={session} />
      <Controls {...props} />
      <StepReason session={session} />
      <StepActions {...props} />
    </>
  );
}

/** There are no steps without a puzzle. */
function NoSteps({ app, state }: ViewProps) {
  const { loaded, lack } = state.sheet;
  if (loaded === null || loaded.content.kind === 'refused' || lack !== null) return null;
  return (
    <section class="begin" aria-label="Steps">
      <p>{nothingHere(state, 'solve')}</p>
      <Button onClick={() => chooseView(app, 'draw')}>Draw one</Button>
    </section>
  );
}

/** Which puzzle this is when it is not the sheet's, and the ways back. */
export function Elsewhere({ app, state }: ViewProps) {
  if (state.source === 'sheet') return null;
  const back = state.sheet.loaded === null ? 'Back to the sheet' : `Back to ${state.sheet.loaded.sheetName}`;
  return (
    <div class="line elsewhere">
      <span class="where">{sourceWords(state)}</span>
      {state.source === 'typed' && (
        <Button look="plain" onClick={() => edit(app)}>
          Edit
        </Button>
      )}
      <Button look="plain" onClick={() => chooseSource(app, 'sheet')}>
        {back}
      </Button>
    </div>
  );
}

function edit(app: App): void {
  editTyped(app);
  focusField({ kind: 'row', index: 0 });
}

function StepActions({ app, state, session }: SessionProps) {
  const line = lineInFocus(session);
  return (
    <section class="actions" aria-label="Actions">
      <BoardChoices app={app} state={state} />
      {isInSheet(state) && (
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
      )}
      <WriteBack app={app} state={state} session={session} />
      {session.logic.steps.length > 0 && (
        <Button look="plain" onClick={() => void copySteps(app)}>
          Copy steps
        </Button>
      )}
    </section>
  );
}

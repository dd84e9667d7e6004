/** Taking the puzzle on show elsewhere: copies, and into the sheet. */
import { copyClues, copyPicture, copySteps } from '../../actions/copying';
import { editShownClues } from '../../actions/typing';
import type { App, ViewProps } from '../../app';
import { shownSession } from '../../state/state';
import { nothingHere } from '../../words/sourceWords';
import { Button } from '../Button';
import { focusField } from '../focus';
import { Elsewhere } from '../steps/StepsView';
import { WriteBack } from './WriteBack';

export function ShareView({ app, state }: ViewProps) {
  const session = shownSession(state);
  if (session === null) return <p>{nothingHere(state, 'share')}</p>;
  return (
    <>
      <Elsewhere app={app} state={state} />
      <section class="actions" aria-label="Copies">
        <Button onClick={() => void copyClues(app)}>Copy clues</Button>
        {session.picture !== null && <Button onClick={() => void copyPicture(app)}>Copy picture</Button>}
        {session.logic.steps.length > 0 && <Button onClick={() => void copySteps(app)}>Copy steps</Button>}
        <p class="note">The clues can be pasted into Type clues, the picture into Paste a design, both into a sheet.</p>
        <Button onClick={() => changeClues(app)}>Change the clues</Button>
        <WriteBack app={app} state={state} session={session} />
      </section>
    </>
  );
}

function changeClues(app: App): void {
  editShownClues(app);
  focusField({ kind: 'row', index: 0 });
}

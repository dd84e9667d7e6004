/** Drawing the picture of the sheet in front, with its result at every stroke. */

import { sendDrawing } from '../../actions/sending';
import { chooseWayIn, loadExample } from '../../actions/sources';
import type { App, ViewProps } from '../../app';
import type { Drawing } from '../../state/drawing';
import { PRACTICE } from '../../state/examples';
import { drawingNow, type State } from '../../state/state';
import { savingWords } from '../../words/drawWords';
import { beginWords } from '../../words/sourceWords';
import { Button } from '../Button';
import { focusOn } from '../focus';
import { Result } from '../result/Result';
import { DrawBoard } from './DrawBoard';
import { DrawTools } from './DrawTools';

export function DrawView({ app, state }: ViewProps) {
  const drawing = drawingNow(state);
  // Typed clues that are no puzzle are no clues to draw by.
  if (drawing === null || state.sheet.lack !== null) return null;
  const session = state.sessions.sheet;
  return (
    <>
      {session === null ? <Begin app={app} state={state} /> : <Result app={app} state={state} session={session} />}
      <DrawBoard app={app} state={state} drawing={drawing} session={session} />
      <Saving app={app} drawing={drawing} />
      <DrawTools app={app} state={state} drawing={drawing} />
    </>
  );
}

/** What is not in the sheet yet, and why. */
function Saving({ app, drawing }: { readonly app: App; readonly drawing: Drawing }) {
  const { failure, sheetId } = drawing;
  const words = savingWords(drawing);
  return (
    <div class={failure === null ? 'saving' : 'saving failed'} role="status">
      {words !== '' && <span>{words}</span>}
      {failure !== null && <Button onClick={() => void sendDrawing(app, sheetId)}>Try again</Button>}
    </div>
  );
}

/** How to begin on an empty sheet. */
function Begin({ app, state }: { readonly app: App; readonly state: State }) {
  const { loaded } = state.sheet;
  if (loaded === null) return null;
  return (
    <section class="begin" aria-label="Begin">
      <p>{beginWords(loaded)}</p>
      <div class="bar">
        <Button onClick={() => focusOn('drawing-board')}>Draw here</Button>
        <Button onClick={() => chooseWayIn(app, 'paste')}>Paste a design</Button>
        <Button onClick={() => chooseWayIn(app, 'type')}>Type clues</Button>
        <Button onClick={() => loadExample(app, PRACTICE)}>See an example</Button>
      </div>
    </section>
  );
}

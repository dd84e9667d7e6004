/** What keeps a picture from being a good puzzle: the cells that only a guess, or nothing, decides. */
import { gridCellName } from '../../../src/contract/places';
import { listed } from '../../../src/contract/wording';
import { chooseView } from '../../actions/sources';
import type { ViewProps } from '../../app';
import { highlightsOf } from '../../board/highlights';
import { atStep, type Session } from '../../state/session';
import { shownSession } from '../../state/state';
import { improveWords } from '../../words/resultWords';
import { nothingHere } from '../../words/sourceWords';
import { Button } from '../Button';
import { StepBoard } from '../board/StepBoard';
import { Result } from '../result/Result';
import { Elsewhere } from '../steps/StepsView';

export function ImproveView({ app, state }: ViewProps) {
  const session = shownSession(state);
  if (session === null) return <p>{nothingHere(state, 'improve')}</p>;
  return (
    <>
      <Elsewhere app={app} state={state} />
      <Result app={app} state={state} session={session} />
      <StepBoard session={atEnd(session)} large={state.largeCells} highlights={highlightsOf(session)} />
      <Reasons session={session} />
      {state.source === 'sheet' && <Button onClick={() => chooseView(app, 'draw')}>Change it on the board</Button>}
    </>
  );
}

function atEnd(session: Session): Session {
  return atStep(session, session.logic.steps.length);
}

function Reasons({ session }: { readonly session: Session }) {
  const { differing, open } = highlightsOf(session);
  return (
    <section class="reasons" aria-label="What to change">
      <p>{improveWords(session)}</p>
      {differing.length > 0 && <p>{`Two solutions differ in ${listed(differing.map(gridCellName))}.`}</p>}
      {open.length > 0 && <p>{`Line logic also stops before ${listed(open.map(gridCellName))}.`}</p>}
    </section>
  );
}

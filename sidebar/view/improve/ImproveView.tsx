/** What keeps a picture from being a good puzzle, and which single cells would make it one. */
import { useMemo } from 'preact/hooks';
import { type Improvements, improve } from '../../../src/core';
import { chooseView } from '../../actions/sources';
import type { ViewProps } from '../../app';
import { highlightsOf } from '../../board/highlights';
import { atStep, type Session } from '../../state/session';
import { shownSession } from '../../state/state';
import { improveWords, reasonsWords } from '../../words/improveWords';
import { nothingHere } from '../../words/sourceWords';
import { Button } from '../Button';
import { StepBoard } from '../board/StepBoard';
import { Result } from '../result/Result';
import { Elsewhere } from '../steps/StepsView';
import { Suggestions } from './Suggestions';

export function ImproveView({ app, state }: ViewProps) {
  const session = shownSession(state);
  const improvements = useImprovements(session);
  if (session === null) return <p>{nothingHere(state, 'improve')}</p>;
  return (
    <>
      <Elsewhere app={app} state={state} />
      <Result app={app} state={state} session={session} />
      <StepBoard session={atEnd(session)} large={state.largeCells} highlights={highlightsOf(session)} />
      <section class="reasons" aria-label="What to change">
        {[improveWords(session), ...reasonsWords(highlightsOf(session), improvements)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      {improvements !== null && session.picture !== null && state.source === 'sheet' && (
        <Suggestions app={app} state={state} picture={session.picture} improvements={improvements} />
      )}
      {state.source === 'sheet' && <Button onClick={() => chooseView(app, 'draw')}>Change it on the board</Button>}
    </>
  );
}

/** Found in some milliseconds; null where there is no picture to change. */
function useImprovements(session: Session | null): Improvements | null {
  return useMemo(() => {
    if (session?.picture == null || session.logic.verdict !== null) return null;
    return improve(session.picture);
  }, [session?.id]);
}

function atEnd(session: Session): Session {
  return atStep(session, session.logic.steps.length);
}

/** The whole sidebar for a state. */
import { useEffect } from 'preact/hooks';
import { TONE_COLORS } from '../../src/contract/tone';
import { checkSheet } from '../actions/reading';
import type { App, SessionProps, ViewProps } from '../app';
import { isBusy, type State, shownSession } from '../state/state';
import { Actions } from './Actions';
import { BoardView } from './board/BoardView';
import { Foot } from './Foot';
import { Help } from './Help';
import { Result } from './result/Result';
import { SourceChoice, SourcePanel } from './source/SourcePanel';
import { Controls } from './steps/Controls';
import { StepCard } from './steps/StepCard';
import { useStepKeys } from './steps/useStepKeys';

/** The colours of the verdict in A1, for the style sheet. */
const TONES = {
  '--good': TONE_COLORS.good,
  '--fair': TONE_COLORS.fair,
  '--bad': TONE_COLORS.bad,
  '--open': TONE_COLORS.open,
};

export function Sidebar({ app, state }: ViewProps) {
  const session = shownSession(state);
  useStepKeys(app);
  useCheckOnFocus(app);
  return (
    <main aria-busy={isBusy(state)} style={TONES}>
      <h1 class="unseen">Solving steps</h1>
      <SourceChoice app={app} chosen={state.source} />
      <Waiting state={state} />
      <SourcePanel app={app} state={state} />
      {session !== null && <SessionView app={app} state={state} session={session} />}
      <Help app={app} />
      <Foot app={app} state={state} />
    </main>
  );
}

/** Looks at the sheet whenever the person comes back from it. */
function useCheckOnFocus(app: App): void {
  useEffect(() => {
    const look = () => void checkSheet(app);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [app]);
}

/** The line at the top that moves while the sheet is being read or written. */
function Waiting({ state }: { readonly state: State }) {
  const words = state.writing ? 'Writing to the sheet…' : 'Reading the sheet…';
  return (
    <div class="waiting" role="status">
      {isBusy(state) && (
        <>
          <progress aria-label={words} />
          <p class={state.sheet.loaded === null ? 'words' : 'unseen'}>{words}</p>
        </>
      )}
    </div>
  );
}

function SessionView(props: SessionProps) {
  const { session, state } = props;
  return (
    <>
      <Result {...props} />
      <BoardView session={session} large={state.largeCells} />
      <Controls {...props} />
      <StepCard session={session} />
      <Actions {...props} />
    </>
  );
}

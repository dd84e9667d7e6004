/** The whole sidebar for a state. */
import { useEffect } from 'preact/hooks';
import { TONE_COLORS } from '../../src/contract/tone';
import { VIEWS } from '../../src/contract/wire';
import { wake } from '../actions/following';
import type { App, ViewProps } from '../app';
import { isBusy, type State } from '../state/state';
import { DesignsView } from './designs/DesignsView';
import { DrawView } from './draw/DrawView';
import { Foot } from './Foot';
import { Help } from './Help';
import { ImproveView } from './improve/ImproveView';
import { isAboutSheet, SheetLine, SheetProblem } from './SheetLine';
import { ShareView } from './share/ShareView';
import { StepsView } from './steps/StepsView';
import { useStepKeys } from './steps/useStepKeys';
import { Views } from './Views';

/** The colours of the verdict in A1, for the style sheet. */
const TONES = {
  '--good': TONE_COLORS.good,
  '--fair': TONE_COLORS.fair,
  '--bad': TONE_COLORS.bad,
  '--open': TONE_COLORS.open,
};

export function Sidebar({ app, state }: ViewProps) {
  useStepKeys(app);
  useWaking(app);
  const ink = state.sheet.loaded === null ? {} : { '--filled': state.sheet.loaded.ink };
  return (
    <main aria-busy={isBusy(state)} class={state.view} style={{ ...TONES, ...ink }}>
      <h1 class="unseen">Nonogram</h1>
      <Views app={app} chosen={state.view} views={VIEWS} />
      <SheetLine app={app} state={state} />
      <Waiting state={state} />
      {isAboutSheet(state) && <SheetProblem app={app} state={state} />}
      <div class="view">
        <ViewOf app={app} state={state} />
      </div>
      <Help app={app} />
      <Foot app={app} state={state} />
    </main>
  );
}

function ViewOf(props: ViewProps) {
  switch (props.state.view) {
    case 'draw':
      return <DrawView {...props} />;
    case 'improve':
      return <ImproveView {...props} />;
    case 'steps':
      return <StepsView {...props} />;
    case 'designs':
      return <DesignsView {...props} />;
    case 'share':
      return <ShareView {...props} />;
  }
}

/** Looks at the sheet as soon as the person comes back from it, and soon again while they work here. */
function useWaking(app: App): void {
  useEffect(() => {
    const back = () => wake(app, true);
    const here = () => wake(app, false);
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    document.addEventListener('pointerenter', back);
    for (const sign of SIGNS_OF_WORK) document.addEventListener(sign, here);
    return () => {
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
      document.removeEventListener('pointerenter', back);
      for (const sign of SIGNS_OF_WORK) document.removeEventListener(sign, here);
    };
  }, [app]);
}

const SIGNS_OF_WORK = ['pointermove', 'keydown'] as const;

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

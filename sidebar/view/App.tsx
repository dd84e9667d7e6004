/** The whole sidebar for a state. */
import { useEffect } from 'preact/hooks';
import { type App, tell } from '../app';
import { PRACTICE } from '../examples';
import {
  chooseSource,
  clearTyped,
  editTyped,
  loadExample,
  resize,
  searchAgain,
  solveTyped,
  stopSearch,
  typeClues,
} from '../puzzles';
import type { Session } from '../session';
import { answerQuestion, checkSheet, refresh, showLine, tryAgain, writePicture } from '../sheetCalls';
import { isBusy, type State, shownSession } from '../state';
import { goTo, setLargeCells, togglePlaying } from '../stepping';
import { Actions, canWritePicture } from './Actions';
import { BoardView } from './BoardView';
import { focusField } from './ClueFields';
import { Controls } from './Controls';
import { ExamplePanel } from './ExamplePanel';
import { Foot } from './Foot';
import { Help } from './Help';
import { Result } from './Result';
import { SheetPanel } from './SheetPanel';
import { SourceChoice } from './SourceChoice';
import { StepCard } from './StepCard';
import { TypedPanel } from './TypedPanel';
import { useStepKeys } from './useStepKeys';

interface SidebarProps {
  readonly app: App;
  readonly state: State;
}

export function Sidebar({ app, state }: SidebarProps) {
  const session = shownSession(state);
  useStepKeys(app);
  useEffect(() => {
    const look = () => void checkSheet(app);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [app]);
  return (
    <main aria-busy={isBusy(state)}>
      <h1 class="unseen">Solving steps</h1>
      <SourceChoice chosen={state.source} onChoose={(source) => chooseSource(app, source)} />
      <Waiting state={state} />
      <SourcePanel app={app} state={state} />
      {session !== null && <SessionView app={app} state={state} session={session} />}
      <Help onTry={() => tryPractice(app)} />
      <Foot
        question={state.question}
        message={state.message}
        onAnswer={(overwrite) => void answerQuestion(app, overwrite)}
        onAgain={() => void tryAgain(app)}
        onDismiss={() => tell(app, null)}
      />
    </main>
  );
}

/** The line at the top that moves while the sheet is asked. */
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

function SourcePanel({ app, state }: SidebarProps) {
  switch (state.source) {
    case 'sheet':
      return (
        <SheetPanel
          sheet={state.sheet}
          onRefresh={() => void refresh(app)}
          onShowLine={(line) => void showLine(app, line)}
          onTry={() => tryPractice(app)}
        />
      );
    case 'typed':
      return (
        <TypedPanel
          typed={state.typed}
          onTexts={(from, texts) => typeClues(app, from, texts)}
          onResize={(kind, count) => resize(app, kind, count)}
          onSolve={() => focusOn(solveTyped(app) ? 'result' : 'problems')}
          onClear={() => clearTyped(app)}
          onEdit={() => {
            editTyped(app);
            focusField({ kind: 'row', index: 0 });
          }}
        />
      );
    case 'example':
      return <ExamplePanel chosen={state.example} onChoose={(example) => loadExample(app, example)} />;
  }
}

function tryPractice(app: App): void {
  loadExample(app, PRACTICE);
  focusOn('result');
}

/** What was asked for is there by now, since every change of the state is drawn at once. */
function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

function SessionView({ app, state, session }: SidebarProps & { readonly session: Session }) {
  return (
    <>
      <Result
        session={session}
        onStop={() => stopSearch(app)}
        onSearch={() => searchAgain(app)}
        onWrite={canWritePicture(state, session) ? (picture) => void writePicture(app, picture) : null}
      />
      <BoardView session={session} large={state.largeCells} />
      <Controls
        step={session.step}
        steps={session.solution.steps.length}
        playing={state.playing}
        large={state.largeCells}
        disabled={isBusy(state)}
        onStep={(step) => goTo(app, step)}
        onPlay={() => togglePlaying(app)}
        onLarge={(large) => setLargeCells(app, large)}
      />
      <StepCard session={session} />
      <Actions app={app} state={state} session={session} />
    </>
  );
}

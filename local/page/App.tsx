/** The whole page. */
import { CallsDrawer } from './CallsDrawer';
import { Elsewhere } from './Elsewhere';
import { FormulaBar } from './FormulaBar';
import { Grid } from './Grid';
import { KeysDialog } from './KeysDialog';
import { MenuBar } from './MenuBar';
import type { Page } from './page';
import type { BookView } from './protocol';
import { QuestionDialog } from './QuestionDialog';
import { ResetDialog } from './ResetDialog';
import { ScriptDialog } from './ScriptDialog';
import { SidebarFrame } from './SidebarFrame';
import type { PageState } from './state';
import { Tabs } from './Tabs';
import { TitleBar } from './TitleBar';
import { Toasts } from './Toasts';
import { Toolbar } from './Toolbar';

interface AppProps {
  readonly state: PageState;
  readonly page: Page;
  /** Whether to show what only developers want to know. */
  readonly forDevelopers: boolean;
}

export function App({ state, page, forDevelopers }: AppProps) {
  const { book, failure, tab } = state;
  if (failure !== null) return <Failure reason={failure} />;
  if (book === null) return <p class="opening">Opening the sheet…</p>;
  return (
    <>
      {tab !== 'here' && <Elsewhere tab={tab} />}
      <div class="page" inert={tab !== 'here'}>
        <header class="top">
          <TitleBar state={state} menus={<MenuBar menus={book.menus} choose={page.chooseMenu} />} />
          <Toolbar book={book} page={page} />
          <FormulaBar state={state} page={page} />
        </header>
        <Middle state={state} book={book} page={page} forDevelopers={forDevelopers} />
        <Dialogs state={state} page={page} />
      </div>
    </>
  );
}

function Failure({ reason }: { readonly reason: string }) {
  return (
    <p class="opening" role="alert">
      The sheet cannot go on ({reason}). See whether <code>npm start</code> is still running, then reload this page.
    </p>
  );
}

interface MiddleProps extends AppProps {
  readonly book: BookView;
}

/** The sheet, and beside or below it the sidebar. */
function Middle({ state, book, page, forDevelopers }: MiddleProps) {
  return (
    <div class="middle">
      <main>
        <div class="stage">
          <Grid state={state} sheet={book.sheet} page={page} />
          <Toasts toasts={state.toasts} dismiss={page.dismissToast} />
        </div>
        {forDevelopers && state.showsCalls && <CallsDrawer calls={book.calls} close={page.toggleCalls} />}
        <footer class="bottom">
          <Tabs book={book} open={page.openSheet} add={page.addSheet} />
          {forDevelopers && (
            <CallsButton count={book.calls.length} pressed={state.showsCalls} toggle={page.toggleCalls} />
          )}
        </footer>
      </main>
      {state.sidebar !== null && <SidebarFrame key={state.sidebar.number} sidebar={state.sidebar.value} page={page} />}
    </div>
  );
}

interface CallsButtonProps {
  readonly count: number;
  readonly pressed: boolean;
  readonly toggle: () => void;
}

function CallsButton({ count, pressed, toggle }: CallsButtonProps) {
  return (
    <button type="button" class="calls-button" aria-pressed={pressed} onClick={toggle}>
      Service calls: {count}
    </button>
  );
}

function Dialogs({ state, page }: Omit<AppProps, 'forDevelopers'>) {
  const { scriptDialog } = state;
  return (
    <>
      {scriptDialog !== null && <ScriptDialog key={scriptDialog.number} dialog={scriptDialog.value} page={page} />}
      <OwnDialog state={state} page={page} />
    </>
  );
}

function OwnDialog({ state, page }: Omit<AppProps, 'forDevelopers'>) {
  const dismiss = () => page.show(null);
  if (state.question !== null)
    return <QuestionDialog key={state.question} question={state.question} answer={page.answer} />;
  switch (state.dialog) {
    case 'keys':
      return <KeysDialog dismiss={dismiss} />;
    case 'reset':
      return <ResetDialog reset={page.reset} dismiss={dismiss} />;
    case null:
      return null;
  }
}

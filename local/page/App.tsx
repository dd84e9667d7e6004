/** The whole page. */
import { CallsDrawer } from './CallsDrawer';
import { FormulaBar } from './FormulaBar';
import { Grid } from './Grid';
import { KeysDialog } from './KeysDialog';
import { MenuBar } from './MenuBar';
import type { Page } from './page';
import type { BookView } from './protocol';
import { QuestionDialog } from './QuestionDialog';
import { ResetDialog } from './ResetDialog';
import { ScriptDialog, SidebarFrame } from './SidebarFrame';
import type { PageState } from './state';
import { Tabs } from './Tabs';
import { TitleBar } from './TitleBar';
import { Toasts } from './Toasts';
import { Toolbar } from './Toolbar';

interface AppProps {
  readonly state: PageState;
  readonly page: Page;
}

export function App({ state, page }: AppProps) {
  const { book, failure } = state;
  if (failure !== null) return <Failure reason={failure} />;
  if (state.isElsewhere) return <Elsewhere />;
  if (book === null) return <p class="opening">Opening the sheet…</p>;
  return (
    <>
      <header class="top">
        <TitleBar state={state} menus={<MenuBar menus={book.menus} choose={page.chooseMenu} />} />
        <Toolbar book={book} page={page} />
        <FormulaBar state={state} page={page} />
      </header>
      <div class="middle">
        <main>
          <div class="stage">
            <Grid state={state} sheet={book.sheet} page={page} />
            <Toasts toasts={state.toasts} dismiss={page.dismissToast} />
          </div>
          {state.showsCalls && <CallsDrawer calls={book.calls} close={page.toggleCalls} />}
          <Bottom book={book} page={page} showsCalls={state.showsCalls} />
        </main>
        {state.sidebar !== null && (
          <SidebarFrame key={state.sidebar.number} sidebar={state.sidebar.value} page={page} />
        )}
      </div>
      {state.scriptDialog !== null && (
        <ScriptDialog key={state.scriptDialog.number} dialog={state.scriptDialog.value} page={page} />
      )}
      <Dialogs state={state} page={page} />
    </>
  );
}

/** Whoever writes add-ons sees which services were called: with `?developer` in the address. */
const IS_DEVELOPER = new URLSearchParams(location.search).has('developer');

/** Loading the page anew takes the document back, as the other tab has kept it. */
function Elsewhere() {
  return (
    <div class="opening" role="alert">
      <p>The sheet is open in another tab of this browser. So that neither overwrites the other, only one has it.</p>
      <button type="button" class="main" onClick={() => location.reload()}>
        Use it here
      </button>
    </div>
  );
}

function Failure({ reason }: { readonly reason: string }) {
  return (
    <p class="opening" role="alert">
      The sheet cannot go on ({reason}). See whether <code>npm start</code> is still running, then reload this page.
    </p>
  );
}

interface BottomProps {
  readonly book: BookView;
  readonly page: Page;
  readonly showsCalls: boolean;
}

function Bottom({ book, page, showsCalls }: BottomProps) {
  return (
    <footer class="bottom">
      <Tabs book={book} open={page.openSheet} add={page.addSheet} />
      {IS_DEVELOPER && (
        <button type="button" class="calls-button" aria-pressed={showsCalls} onClick={page.toggleCalls}>
          Service calls: {book.calls.length}
        </button>
      )}
    </footer>
  );
}

function Dialogs({ state, page }: AppProps) {
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

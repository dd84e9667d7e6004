/** The puzzle of the sheet: which one it is, and what to do while there is none. */
import type { SheetPuzzle } from '../../../src/contract/wire';
import { refresh } from '../../actions/reading';
import { showLine } from '../../actions/selecting';
import type { App } from '../../app';
import type { Lack } from '../../state/puzzleFrom';
import type { SheetState } from '../../state/state';
import { missingInSheet } from '../../words/clueWords';
import { beginWords, changedWords, sheetWords } from '../../words/sourceWords';
import { Button } from '../Button';
import { Icon } from '../icons';
import { PracticeButton } from './ExamplePanel';
import { Mistakes, Unfinished } from './Lacks';

interface SheetPanelProps {
  readonly app: App;
  readonly sheet: SheetState;
}

export function SheetPanel({ app, sheet }: SheetPanelProps) {
  const { loaded, reading, failure, lack } = sheet;
  const again = () => void refresh(app);
  return (
    <section class="panel" aria-label="The sheet">
      {loaded !== null && (
        <div class="line">
          <span class="where">{sheetWords(loaded)}</span>
          <Button look="icon" label="Refresh" disabled={reading} onClick={again}>
            <Icon name="refresh" />
          </Button>
        </div>
      )}
      {failure !== null && <Notice kind="problem" text={failure} action="Try again" onAction={again} />}
      <Changed app={app} sheet={sheet} />
      {loaded !== null && lack !== null && <Lacking app={app} loaded={loaded} lack={lack} />}
    </section>
  );
}

function Changed({ app, sheet: { loaded, changed, reading } }: SheetPanelProps) {
  if (loaded === null || changed === null || reading) return null;
  const text = changedWords(loaded, changed);
  return <Notice kind="changed" text={text} action="Refresh" onAction={() => void refresh(app)} />;
}

interface NoticeProps {
  readonly kind: 'changed' | 'problem';
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

function Notice({ kind, text, action, onAction }: NoticeProps) {
  return (
    <div class={`notice ${kind}`} role="status">
      <span>{text}</span>
      <Button onClick={onAction}>{action}</Button>
    </div>
  );
}

interface LackingProps {
  readonly app: App;
  readonly loaded: SheetPuzzle;
  readonly lack: Lack;
}

function Lacking({ app, loaded, lack }: LackingProps) {
  if (lack.kind === 'mistakes') return <Mistakes lack={lack} onLine={(line) => void showLine(app, line)} />;
  if (lack.missing !== 'all') return <Unfinished lack={lack} text={missingInSheet(lack.missing, loaded.size)} />;
  return (
    <div class="begin">
      <h2>No puzzle here yet</h2>
      <p>{beginWords(loaded)}</p>
      <PracticeButton app={app} />
    </div>
  );
}

/** The sheet in front, by name, and what keeps it from being shown. */
import { parseArea } from '../../src/contract/places';
import { refresh } from '../actions/reading';
import { showCell, showLine } from '../actions/selecting';
import type { App, ViewProps } from '../app';
import type { State } from '../state/state';
import { missingInSheet } from '../words/clueWords';
import { sheetWords } from '../words/sourceWords';
import { Button } from './Button';
import { Mistakes, Unfinished } from './designs/Lacks';
import { Icon } from './icons';

export function SheetLine({ app, state }: ViewProps) {
  const { loaded, reading, failure } = state.sheet;
  const again = () => void refresh(app);
  return (
    <section class="panel" aria-label="The sheet">
      {loaded !== null && (
        <div class="line">
          <span class="where" aria-live="polite">
            {sheetWords(loaded)}
          </span>
          <Button look="icon" label="Refresh" disabled={reading} onClick={again}>
            <Icon name="refresh" />
          </Button>
        </div>
      )}
      {failure !== null && <Problem text={failure} action="Try again" onAction={again} />}
    </section>
  );
}

/** Why there is no puzzle in the sheet, with the way to what is wrong. */
export function SheetProblem({ app, state }: ViewProps) {
  const { loaded, lack } = state.sheet;
  if (loaded === null) return null;
  if (loaded.content.kind === 'refused') return <Refused app={app} text={loaded.content.problem} />;
  if (lack?.kind === 'mistakes') return <Mistakes lack={lack} onLine={(line) => void showLine(app, line)} />;
  if (lack === null || lack.missing === 'all') return null;
  return <Unfinished lack={lack} text={missingInSheet(lack.missing, loaded.size)} />;
}

/** A problem names its cell, which can be shown. */
function Refused({ app, text }: { readonly app: App; readonly text: string }) {
  const [name = ''] = /\b[A-Z]{1,2}[0-9]{1,2}\b/.exec(text) ?? [];
  const cell = parseArea(name);
  if (cell === null) return <p class="problem-text">{text}</p>;
  return <Problem text={text} action={`Show ${name}`} onAction={() => void showCell(app, cell)} />;
}

interface ProblemProps {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

function Problem({ text, action, onAction }: ProblemProps) {
  return (
    <div class="notice problem" role="status">
      <span>{text}</span>
      <Button onClick={onAction}>{action}</Button>
    </div>
  );
}

/** Whether what is wrong in the sheet is to be shown in this view. */
export function isAboutSheet({ view, source }: State): boolean {
  return view === 'draw' || (view !== 'designs' && source === 'sheet');
}

/** Clues to type: the size, a field for each line, and what is wrong with them. */
import type { Line } from '../../../src/core';
import { clearTyped, pasteClues, resize, solveTyped, typeClue } from '../../actions/typing';
import type { App } from '../../app';
import { type Entry, totalOf } from '../../state/entry';
import type { Lack } from '../../state/puzzleFrom';
import type { TypedState } from '../../state/state';
import { HOW_TO_TYPE, missingHere, totalsWords } from '../../words/clueWords';
import { Button } from '../Button';
import { focusField, focusOn } from '../focus';
import { LineCountOptions } from '../LineCountOptions';
import { ClueFields } from './ClueFields';
import { LACK_HEADING, Mistakes, Unfinished } from './Lacks';

interface TypedPanelProps {
  readonly app: App;
  readonly typed: TypedState;
}

export function TypedPanel({ app, typed }: TypedPanelProps) {
  return (
    <section class="panel" aria-label="Typed clues">
      <Form app={app} typed={typed} />
    </section>
  );
}

function Form({ app, typed: { entry, lack } }: TypedPanelProps) {
  const solve = () => focusOn(solveTyped(app) ? 'result' : LACK_HEADING);
  return (
    <div class="form">
      {lack !== null && <Lacking lack={lack} />}
      <p class="note" id={HOW_TO}>
        {HOW_TO_TYPE}
      </p>
      <div class="field-lists">
        <Lines app={app} kind="row" label="Rows" entry={entry} lack={lack} onLast={solve} />
        <Lines app={app} kind="column" label="Columns" entry={entry} lack={lack} onLast={solve} />
      </div>
      <p class="note">{totalsWords(totalOf(entry, 'row'), totalOf(entry, 'column'))}</p>
      <div class="bar">
        <Button look="main" onClick={solve}>
          Solve
        </Button>
        <Button onClick={() => clearTyped(app)}>Clear</Button>
      </div>
    </div>
  );
}

const HOW_TO = 'how-to-type';

function Lacking({ lack }: { readonly lack: Lack }) {
  if (lack.kind === 'mistakes') return <Mistakes lack={lack} onLine={focusField} />;
  return <Unfinished lack={lack} text={missingHere(lack.missing)} />;
}

interface LinesProps {
  readonly app: App;
  readonly kind: Line['kind'];
  readonly label: string;
  readonly entry: Entry;
  readonly lack: Lack | null;
  readonly onLast: () => void;
}

/** How many lines of a kind there are, and their fields. */
function Lines({ app, kind, label, entry, lack, onLast }: LinesProps) {
  return (
    <fieldset aria-describedby={HOW_TO}>
      <LineCount app={app} kind={kind} label={label} entry={entry} />
      <ClueFields
        kind={kind}
        entry={entry}
        lack={lack}
        onText={(line, text) => typeClue(app, line, text)}
        onPaste={(line, pasted) => pasteClues(app, line, pasted)}
        onLast={onLast}
      />
    </fieldset>
  );
}

function LineCount({ app, kind, label, entry }: Pick<LinesProps, 'app' | 'kind' | 'label' | 'entry'>) {
  return (
    <legend>
      <label>
        {label}{' '}
        <select value={entry.shown[kind]} onChange={(event) => resize(app, kind, Number(event.currentTarget.value))}>
          <LineCountOptions />
        </select>
      </label>
    </legend>
  );
}

/** Clues to type: the size, a field for each line, and what is wrong with them. */
import type { Line } from '../../src/core';
import { type Entry, FEWEST_LINES, MOST_LINES, totalOf } from '../entry';
import type { TypedState } from '../state';
import { totalsWords } from '../words';
import { Button } from './Button';
import { ClueFields, focusField } from './ClueFields';
import { Problems } from './Problems';

interface TypedPanelProps {
  readonly typed: TypedState;
  readonly onTexts: (from: Line, texts: readonly string[]) => void;
  readonly onResize: (kind: Line['kind'], count: number) => void;
  readonly onSolve: () => void;
  readonly onClear: () => void;
  readonly onEdit: () => void;
}

export function TypedPanel(props: TypedPanelProps) {
  const { entry, open } = props.typed;
  return (
    <section class="panel" aria-label="Typed clues">
      {open ? (
        <Form {...props} />
      ) : (
        <div class="line">
          <span class="where">{`Typed clues, ${entry.shown.row} × ${entry.shown.column}`}</span>
          <Button onClick={props.onEdit}>Edit</Button>
        </div>
      )}
    </section>
  );
}

function Form({ typed, onTexts, onResize, onSolve, onClear }: TypedPanelProps) {
  const { entry, problems, blank } = typed;
  const fields = { entry, problems, onTexts, onLast: onSolve };
  return (
    <div class="form">
      {(blank || problems.length > 0) && <Problems problems={problems} blank={blank} onLine={focusField} />}
      <div class="field-lists">
        <fieldset>
          <Size kind="row" label="Rows" entry={entry} onResize={onResize} />
          <ClueFields kind="row" {...fields} />
        </fieldset>
        <fieldset>
          <Size kind="column" label="Columns" entry={entry} onResize={onResize} />
          <ClueFields kind="column" {...fields} />
        </fieldset>
      </div>
      <p class="note">{totalsWords(totalOf(entry, 'row'), totalOf(entry, 'column'))}</p>
      <div class="bar">
        <Button look="main" onClick={onSolve}>
          Solve
        </Button>
        <Button onClick={onClear}>Clear</Button>
      </div>
    </div>
  );
}

interface SizeProps {
  readonly kind: Line['kind'];
  readonly label: string;
  readonly entry: Entry;
  readonly onResize: (kind: Line['kind'], count: number) => void;
}

function Size({ kind, label, entry, onResize }: SizeProps) {
  const sizes = Array.from({ length: MOST_LINES - FEWEST_LINES + 1 }, (_, index) => FEWEST_LINES + index);
  return (
    <legend>
      <label>
        {label}{' '}
        <select value={entry.shown[kind]} onChange={(event) => onResize(kind, Number(event.currentTarget.value))}>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
    </legend>
  );
}

/** The fields for the clues of all rows or all columns. */
import { type ClueProblem, describeLine, type Line } from '../../src/core';
import { type Entry, nextField, splitPasted, textsOf } from '../entry';

interface ClueFieldsProps {
  readonly kind: Line['kind'];
  readonly entry: Entry;
  readonly problems: readonly ClueProblem[];
  readonly onTexts: (from: Line, texts: readonly string[]) => void;
  /** Called for Enter in the very last field. */
  readonly onLast: () => void;
}

export function ClueFields({ kind, entry, problems, onTexts, onLast }: ClueFieldsProps) {
  return (
    <>
      {textsOf(entry, kind).map((text, index) => {
        const line = { kind, index };
        return (
          <ClueField
            key={fieldId(line)}
            line={line}
            text={text}
            wrong={problems.some((problem) => 'line' in problem && fieldId(problem.line) === fieldId(line))}
            onTexts={(texts) => onTexts(line, texts)}
            onEnter={() => focusNext(entry, line, onLast)}
          />
        );
      })}
    </>
  );
}

interface ClueFieldProps {
  readonly line: Line;
  readonly text: string;
  readonly wrong: boolean;
  readonly onTexts: (texts: readonly string[]) => void;
  readonly onEnter: () => void;
}

function ClueField({ line, text, wrong, onTexts, onEnter }: ClueFieldProps) {
  return (
    <label class="field">
      <span aria-hidden="true">{line.index + 1}</span>
      <input
        id={fieldId(line)}
        aria-label={describeLine(line)}
        aria-invalid={wrong}
        // Of the keyboards with numbers this is the one that also has a separator.
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        spellcheck={false}
        value={text}
        onInput={(event) => onTexts([event.currentTarget.value])}
        onPaste={(event) => pasteMany(event, onTexts)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
    </label>
  );
}

/** Spreads a paste of several clues over the fields; a single one is pasted as anywhere. */
function pasteMany(event: ClipboardEvent, onTexts: (texts: readonly string[]) => void): void {
  const texts = splitPasted(event.clipboardData?.getData('text/plain') ?? '');
  if (texts.length < 2) return;
  event.preventDefault();
  onTexts(texts);
}

function focusNext(entry: Entry, line: Line, onLast: () => void): void {
  const next = nextField(entry, line);
  if (next === null) onLast();
  else focusField(next);
}

/** Puts the focus into the field of a line. */
export function focusField(line: Line): void {
  const field = document.getElementById(fieldId(line));
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  }
}

function fieldId({ kind, index }: Line): string {
  return `${kind}-${index + 1}`;
}

/** The fields for the clues of all rows or all columns. */
import { describeLine, type Line } from '../../../src/core';
import { type Pasted, readPasted } from '../../state/clipboardText';
import { type Entry, nextField, textsOf } from '../../state/entry';
import type { Lack } from '../../state/puzzleFrom';
import { EXAMPLE_CLUE } from '../../words/clueWords';
import { fieldId, focusField } from '../focus';

interface ClueFieldsProps {
  readonly kind: Line['kind'];
  readonly entry: Entry;
  readonly lack: Lack | null;
  readonly onText: (line: Line, text: string) => void;
  /** Called for a paste of several clues. */
  readonly onPaste: (line: Line, pasted: Pasted) => void;
  /** Called for Enter in the very last field. */
  readonly onLast: () => void;
}

export function ClueFields({ kind, entry, lack, onText, onPaste, onLast }: ClueFieldsProps) {
  return (
    <>
      {textsOf(entry, kind).map((text, index) => {
        const line = { kind, index };
        return (
          <ClueField
            key={fieldId(line)}
            line={line}
            text={text}
            wrong={isWrong(line, lack)}
            onText={onText}
            onPaste={onPaste}
            onEnter={() => focusNext(entry, line, onLast)}
          />
        );
      })}
    </>
  );
}

function isWrong(line: Line, lack: Lack | null): boolean {
  if (lack?.kind !== 'mistakes') return false;
  return lack.problems.some((problem) => 'line' in problem && fieldId(problem.line) === fieldId(line));
}

interface ClueFieldProps extends Pick<ClueFieldsProps, 'onText' | 'onPaste'> {
  readonly line: Line;
  readonly text: string;
  readonly wrong: boolean;
  readonly onEnter: () => void;
}

function ClueField({ line, text, wrong, onText, onPaste, onEnter }: ClueFieldProps) {
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
        placeholder={line.index === 0 ? EXAMPLE_CLUE : ''}
        value={text}
        onInput={(event) => onText(line, event.currentTarget.value)}
        onPaste={(event) => pasteMany(event, (pasted) => onPaste(line, pasted))}
        onKeyDown={(event) => pressEnter(event, onEnter)}
      />
    </label>
  );
}

/** Takes over a paste of several clues; a single one is pasted as anywhere. */
function pasteMany(event: ClipboardEvent, onPaste: (pasted: Pasted) => void): void {
  const pasted = readPasted(event.clipboardData?.getData('text/plain') ?? '');
  if (pasted.kind === 'lines' && pasted.texts.length < 2) return;
  event.preventDefault();
  onPaste(pasted);
}

function pressEnter(event: KeyboardEvent, onEnter: () => void): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  onEnter();
}

function focusNext(entry: Entry, line: Line, onLast: () => void): void {
  const next = nextField(entry, line);
  if (next === null) onLast();
  else focusField(next);
}

/** The alert or prompt that a script waits for. */
import { useState } from 'preact/hooks';
import type { Answer, ButtonName, Question } from '../../standin/types';
import { Modal } from './Modal';
import { LONGEST_TEXT } from './mailbox';

interface QuestionDialogProps {
  readonly question: Question;
  readonly answer: (answer: Answer) => void;
}

const WORDS: Readonly<Record<ButtonName, string>> = {
  OK: 'OK',
  CANCEL: 'Cancel',
  YES: 'Yes',
  NO: 'No',
  CLOSE: 'Close',
};

export function QuestionDialog({ question, answer }: QuestionDialogProps) {
  const [text, setText] = useState('');
  const isPrompt = question.kind === 'prompt';
  const press = (button: ButtonName) => answer(isPrompt ? { button, text } : { button });
  const [first = 'OK'] = question.buttons;
  const submit = (event: Event) => {
    event.preventDefault();
    press(first);
  };
  return (
    <Modal title={question.title} alerts dismiss={() => press('CLOSE')}>
      <form onSubmit={submit}>
        <p class="message" id="question">
          {question.message}
        </p>
        {isPrompt && (
          <input
            autofocus
            aria-labelledby="question"
            maxLength={LONGEST_TEXT}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        <div class="buttons">
          {question.buttons.map((button) => (
            <Choice key={button} button={button} main={button === first} focused={!isPrompt} press={press} />
          ))}
        </div>
      </form>
    </Modal>
  );
}

interface ChoiceProps {
  readonly button: ButtonName;
  readonly main: boolean;
  /** Whether the main button has the focus first. */
  readonly focused: boolean;
  readonly press: (button: ButtonName) => void;
}

function Choice({ button, main, focused, press }: ChoiceProps) {
  return (
    <button
      type={main ? 'submit' : 'button'}
      class={main ? 'main' : ''}
      autofocus={main && focused}
      onClick={main ? undefined : () => press(button)}
    >
      {WORDS[button]}
    </button>
  );
}

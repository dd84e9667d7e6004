/** At the foot of the page, always in sight: what the sheet asks before it replaces something, or what came of an action. */
import { useEffect, useRef } from 'preact/hooks';
import type { Message, Question } from '../state';
import { Button } from './Button';
import { Icon } from './icons';

interface FootProps {
  readonly question: Question | null;
  readonly message: Message | null;
  readonly onAnswer: (overwrite: boolean) => void;
  readonly onAgain: () => void;
  readonly onDismiss: () => void;
}

export function Foot({ question, message, onAnswer, onAgain, onDismiss }: FootProps) {
  return (
    <div class="foot">
      {question !== null && <Ask text={question.text} onAnswer={onAnswer} />}
      <div role="status">{message !== null && <Told message={message} onAgain={onAgain} onDismiss={onDismiss} />}</div>
    </div>
  );
}

interface ToldProps extends Pick<FootProps, 'onAgain' | 'onDismiss'> {
  readonly message: Message;
}

function Told({ message, onAgain, onDismiss }: ToldProps) {
  return (
    <div class={`message ${message.kind}`}>
      <span>{message.text}</span>
      {message.kind === 'problem' && message.again !== null && <Button onClick={onAgain}>Try again</Button>}
      <Button look="icon" label="Dismiss" onClick={onDismiss}>
        <Icon name="stop" />
      </Button>
    </div>
  );
}

/** Takes the focus, and gives it back to where it was. */
function Ask({ text, onAnswer }: { readonly text: string; readonly onAnswer: (overwrite: boolean) => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div
      class="question"
      role="alertdialog"
      aria-labelledby="question"
      tabIndex={-1}
      ref={box}
      onKeyDown={(event) => event.key === 'Escape' && onAnswer(false)}
    >
      <p id="question">{text}</p>
      <div class="bar">
        <Button look="main" onClick={() => onAnswer(true)}>
          Go on
        </Button>
        <Button onClick={() => onAnswer(false)}>Cancel</Button>
      </div>
    </div>
  );
}

/** At the foot, always in sight: what the sheet asks before it replaces something, or what came of an action. */
import { useEffect, useRef } from 'preact/hooks';
import { takeOffer } from '../actions/offers';
import { answerQuestion } from '../actions/writing';
import { type App, showMessage, type ViewProps } from '../app';
import type { Message, Offer } from '../state/state';
import { Button } from './Button';
import { Icon } from './icons';

const OFFER_NAMES: Readonly<Record<Offer['kind'], string>> = {
  'try-again': 'Try again',
  'bring-back': 'Bring back',
  'take-back': 'Undo',
};

export function Foot({ app, state: { question, message } }: ViewProps) {
  return (
    <div class="foot">
      {question !== null && <QuestionBox app={app} text={question.text} />}
      <div role="status">{message !== null && <MessageBox app={app} message={message} />}</div>
    </div>
  );
}

function MessageBox({ app, message: { kind, text, offer } }: { readonly app: App; readonly message: Message }) {
  return (
    <div class={`message ${kind}`}>
      <span>{text}</span>
      {offer !== null && <Button onClick={() => void takeOffer(app)}>{OFFER_NAMES[offer.kind]}</Button>}
      <Button look="icon" label="Dismiss" onClick={() => showMessage(app, null)}>
        <Icon name="stop" />
      </Button>
    </div>
  );
}

function QuestionBox({ app, text }: { readonly app: App; readonly text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => borrowFocus(box.current), []);
  const decide = (overwrite: boolean) => void answerQuestion(app, overwrite);
  return (
    <div
      class="question"
      role="alertdialog"
      aria-labelledby="question"
      tabIndex={-1}
      ref={box}
      onKeyDown={(event) => event.key === 'Escape' && decide(false)}
    >
      <p id="question">{text}</p>
      <div class="bar">
        <Button look="main" onClick={() => decide(true)}>
          Go on
        </Button>
        <Button onClick={() => decide(false)}>Cancel</Button>
      </div>
    </div>
  );
}

/** Takes the focus to an element; the returned function gives it back to where it was. */
function borrowFocus(element: HTMLElement | null): () => void {
  const before = document.activeElement;
  element?.focus();
  return () => {
    if (before instanceof HTMLElement) before.focus();
  };
}

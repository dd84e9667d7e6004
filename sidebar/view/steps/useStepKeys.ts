/** The keys that move through the steps, wherever the focus is, unless it is where they mean something else. */
import { useEffect } from 'preact/hooks';
import { goTo, togglePlaying } from '../../actions/stepping';
import type { App } from '../../app';
import type { Session } from '../../state/session';
import { isBusy, shownSession } from '../../state/state';
import { type KeyAction, type KeyTarget, keyAction } from './keys';

export function useStepKeys(app: App): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isBusy(app.state())) return;
      const action = keyAction(event.key, targetOf(event));
      if (action === null || shownSession(app.state()) === null) return;
      event.preventDefault();
      act(app, action);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [app]);
}

function targetOf({ target }: KeyboardEvent): KeyTarget {
  if (!(target instanceof HTMLElement)) return { tagName: '', type: '', scrolls: false };
  const type = target instanceof HTMLInputElement ? target.type : '';
  return { tagName: target.tagName, type, scrolls: target.classList.contains('board') };
}

function act(app: App, action: KeyAction): void {
  const session = shownSession(app.state());
  if (action === 'play') togglePlaying(app);
  else if (session !== null) goTo(app, stepAfter(action, session));
}

function stepAfter(action: Exclude<KeyAction, 'play'>, { step, logic }: Session): number {
  switch (action) {
    case 'first':
      return 0;
    case 'previous':
      return step - 1;
    case 'next':
      return step + 1;
    case 'last':
      return logic.steps.length;
  }
}

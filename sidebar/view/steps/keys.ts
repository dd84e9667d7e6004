/** Which key does what, and when a key belongs to the field or button that has the focus instead. */

export type KeyAction = 'first' | 'previous' | 'next' | 'last' | 'play';

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  Home: 'first',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  ArrowRight: 'next',
  ArrowDown: 'next',
  End: 'last',
  ' ': 'play',
};

/** What had the focus when the key was pressed. */
export interface KeyTarget {
  readonly tagName: string;
  /** The type of an input, or ''. */
  readonly type: string;
  /** Whether it is a frame that the arrows scroll. */
  readonly scrolls: boolean;
}

/** What a key pressed without a modifier does to the steps; null when it is not for them. */
export function keyAction(key: string, target: KeyTarget): KeyAction | null {
  const action = ACTIONS[key] ?? null;
  return action === null || belongsTo(target, action) ? null : action;
}

function belongsTo({ tagName, type, scrolls }: KeyTarget, action: KeyAction): boolean {
  switch (tagName) {
    case 'INPUT':
      return type === 'checkbox' ? action === 'play' : type !== 'range' || action !== 'play';
    case 'TEXTAREA':
    case 'SELECT':
      return true;
    case 'BUTTON':
    case 'SUMMARY':
    case 'A':
      return action === 'play';
    default:
      return scrolls && action !== 'play';
  }
}

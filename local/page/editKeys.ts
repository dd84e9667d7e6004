/** What each key means while a text is being typed into a cell. */
import type { Press } from './gridKeys';
import type { Edit } from './state';

/** How typing ends, and where the selection goes then. */
export type EditKey = 'cancel' | 'enter' | 'enterUp' | 'tab' | 'tabBack' | 'up' | 'down' | 'left' | 'right' | 'newline';

/** What the press means, or null when it is for the text field. */
export function editKey(press: Press, edit: Edit): EditKey | null {
  const { key, shiftKey } = press;
  if (key === 'Escape') return 'cancel';
  if (key === 'Enter')
    return press.altKey || press.ctrlKey || press.metaKey ? 'newline' : shiftKey ? 'enterUp' : 'enter';
  if (key === 'Tab') return shiftKey ? 'tabBack' : 'tab';
  return edit.overtyping ? arrow(key) : null;
}

function arrow(key: string): EditKey | null {
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return 'left';
    case 'ArrowRight':
      return 'right';
    default:
      return null;
  }
}

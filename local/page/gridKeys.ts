/** What each key means while the grid has the focus and no text is being typed. */
import type { Direction } from './spot';

export type GridKey =
  | { readonly does: 'move'; readonly direction: Direction; readonly jumps: boolean; readonly extends: boolean }
  | { readonly does: 'home' | 'end'; readonly wholeSheet: boolean; readonly extends: boolean }
  | { readonly does: 'page'; readonly down: 1 | -1; readonly extends: boolean }
  | { readonly does: 'tab'; readonly along: 1 | -1 }
  | { readonly does: 'overtype'; readonly text: string }
  | { readonly does: 'edit' | 'clear' | 'draw' | 'fill' | 'undo' | 'redo' | 'selectAll' };

/** The part of a KeyboardEvent that counts. */
export interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: { down: -1, along: 0 },
  ArrowDown: { down: 1, along: 0 },
  ArrowLeft: { down: 0, along: -1 },
  ArrowRight: { down: 0, along: 1 },
};

/** What the press means, or null when it is for the browser. */
export function gridKey(press: Press): GridKey | null {
  if (press.altKey) return null;
  return movingKey(press) ?? (press.ctrlKey || press.metaKey ? commandKey(press) : plainKey(press));
}

function movingKey({ key, shiftKey, ctrlKey, metaKey }: Press): GridKey | null {
  const wide = ctrlKey || metaKey;
  const direction = ARROWS[key];
  if (direction !== undefined) return { does: 'move', direction, jumps: wide, extends: shiftKey };
  if (key === 'Home') return { does: 'home', wholeSheet: wide, extends: shiftKey };
  if (key === 'End') return { does: 'end', wholeSheet: wide, extends: shiftKey };
  if (wide) return null;
  if (key === 'PageDown') return { does: 'page', down: 1, extends: shiftKey };
  if (key === 'PageUp') return { does: 'page', down: -1, extends: shiftKey };
  return null;
}

function commandKey({ key, shiftKey }: Press): GridKey | null {
  switch (key.toLowerCase()) {
    case 'z':
      return { does: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { does: 'redo' };
    case 'a':
      return { does: 'selectAll' };
    case 'enter':
      return { does: 'fill' };
    default:
      return null;
  }
}

function plainKey({ key, shiftKey }: Press): GridKey | null {
  switch (key) {
    case 'Tab':
      return { does: 'tab', along: shiftKey ? -1 : 1 };
    case 'Enter':
    case 'F2':
      return { does: 'edit' };
    case 'Delete':
    case 'Backspace':
      return { does: 'clear' };
    case ' ':
      return { does: 'draw' };
    default:
      return [...key].length === 1 ? { does: 'overtype', text: key } : null;
  }
}

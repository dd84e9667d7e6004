/** Edits of the person as onEdit events, and the queue that holds no more than two. */
import { fits } from './areas';
import { sheetById } from './document';
import type { Edit } from './edits';
import type { Host } from './host';
import { run } from './run';
import { authModes } from './services';
import { markEdited } from './undo';

export interface EditQueue {
  push(edit: Edit): void;
  hold(): void;
  release(): void;
}

const LONGEST_QUEUE = 2;

/**
 * Runs onEdit at once. While the queue is held, it keeps the first two edits and forgets the rest, as Sheets does when
 * edits come too fast.
 */
export function editQueue(host: Host): EditQueue {
  let held: readonly Edit[] | null = null;
  return {
    push(edit) {
      markEdited(host, edit);
      if (held === null) fire(host, edit);
      else if (held.length < LONGEST_QUEUE) held = [...held, edit];
    },
    hold() {
      held = held ?? [];
    },
    release() {
      const waiting = held ?? [];
      held = null;
      for (const edit of waiting) fire(host, edit);
    },
  };
}

function fire(host: Host, { sheetId, area, ...values }: Edit): void {
  const sheet = sheetById(host.document, sheetId);
  if (!sheet || !fits(area, sheet)) return;
  const mode = host.access === 'not in this file' ? 'NONE' : 'LIMITED';
  run(host, mode, (script, context) => {
    const range = context.open.range(context, sheet, area);
    const source = context.open.spreadsheet(context);
    script.onEdit?.({ authMode: authModes(context)[mode], range, source, ...values });
  });
}

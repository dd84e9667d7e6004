/** The puzzle of the sheet: which one it is, and what to do while there is none. */

import type { SheetPuzzle } from '../../src/contract/wire';
import type { Line } from '../../src/core';
import type { SheetState } from '../state';
import { beginWords, changedWords, sheetWords } from '../words';
import { Button } from './Button';
import { Icon } from './icons';
import { Problems } from './Problems';

interface SheetPanelProps {
  readonly sheet: SheetState;
  readonly onRefresh: () => void;
  readonly onShowLine: (line: Line) => void;
  /** Loads an example, for somebody who has nothing in the sheet yet. */
  readonly onTry: () => void;
}

export function SheetPanel({ sheet, onRefresh, onShowLine, onTry }: SheetPanelProps) {
  const { loaded, asking, failure, problems } = sheet;
  return (
    <section class="panel" aria-label="The sheet">
      {loaded !== null && (
        <div class="line">
          <span class="where">{sheetWords(loaded)}</span>
          <Button look="icon" label="Refresh" disabled={asking} onClick={onRefresh}>
            <Icon name="refresh" />
          </Button>
        </div>
      )}
      {failure !== null && <Notice kind="problem" text={failure} action="Try again" onAction={onRefresh} />}
      <Changed sheet={sheet} onRefresh={onRefresh} />
      {loaded?.source === 'nothing' && <HowToBegin loaded={loaded} onTry={onTry} />}
      {problems.length > 0 && <Problems problems={problems} blank={false} onLine={onShowLine} />}
    </section>
  );
}

function Changed({ sheet: { loaded, changed, asking }, onRefresh }: Pick<SheetPanelProps, 'sheet' | 'onRefresh'>) {
  if (loaded === null || changed === null || asking) return null;
  return <Notice kind="fair" text={changedWords(loaded, changed)} action="Refresh" onAction={onRefresh} />;
}

interface NoticeProps {
  readonly kind: 'fair' | 'problem';
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

function Notice({ kind, text, action, onAction }: NoticeProps) {
  return (
    <div class={`notice ${kind}`} role="status">
      <span>{text}</span>
      <Button onClick={onAction}>{action}</Button>
    </div>
  );
}

function HowToBegin({ loaded, onTry }: { readonly loaded: SheetPuzzle; readonly onTry: () => void }) {
  return (
    <div class="begin">
      <h2>No puzzle here yet</h2>
      <p>{beginWords(loaded)}</p>
      <Button onClick={onTry}>Try the practice picture</Button>
    </div>
  );
}

/** Whether the board has cells large enough for a finger. */
import { setLargeCells } from '../actions/stepping';
import type { App } from '../app';

export function LargeCells({ app, large }: { readonly app: App; readonly large: boolean }) {
  return (
    <label class="choice">
      <input type="checkbox" checked={large} onChange={(event) => setLargeCells(app, event.currentTarget.checked)} />
      Large cells
    </label>
  );
}

/** The way to the dialog with more room, which does not show it again. */
import { openLarge } from '../actions/opening';
import type { App } from '../app';
import { Button } from './Button';

export function OpenLarge({ app }: { readonly app: App }) {
  return (
    <span class="enlarge">
      <Button look="plain" onClick={() => void openLarge(app)}>
        Open large
      </Button>
    </span>
  );
}

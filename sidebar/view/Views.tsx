/** The strip of views: what a maker does with a puzzle, in the order of the work. */
import type { View } from '../../src/contract/wire';
import { chooseView } from '../actions/sources';
import type { App } from '../app';

const LABELS: Readonly<Record<View, string>> = {
  draw: 'Draw',
  improve: 'Improve',
  steps: 'Steps',
  designs: 'Designs',
  share: 'Share',
};

export function Views({
  app,
  chosen,
  views,
}: {
  readonly app: App;
  readonly chosen: View;
  readonly views: readonly View[];
}) {
  return (
    <fieldset class="views">
      <legend class="unseen">Views</legend>
      {views.map((view) => (
        <label key={view}>
          <input
            class="unseen"
            type="radio"
            name="view"
            checked={view === chosen}
            onChange={() => chooseView(app, view)}
          />
          <span class="tab">{LABELS[view]}</span>
        </label>
      ))}
    </fieldset>
  );
}

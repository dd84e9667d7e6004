/** The strip of views: what a maker does with a puzzle, in the order of the work. */
import type { View } from '../../src/contract/wire';
import { chooseView } from '../actions/sources';
import type { App } from '../app';
import { Strip } from './Strip';

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
    <Strip
      look="views"
      name="view"
      legend="Views"
      tabs={views.map((value) => ({ value, label: LABELS[value] }))}
      chosen={chosen}
      onChoose={(view) => chooseView(app, view)}
    />
  );
}

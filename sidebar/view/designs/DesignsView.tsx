/** Bringing a design in: pasted as a text, typed as clues, or an example. */
import { chooseWayIn } from '../../actions/sources';
import type { ViewProps } from '../../app';
import type { WayIn } from '../../state/state';
import { destinationWords } from '../../words/sourceWords';
import { Strip } from '../Strip';
import { ExamplePanel } from './ExamplePanel';
import { PastePanel } from './PastePanel';
import { TypedPanel } from './TypedPanel';

const WAYS: readonly { readonly value: WayIn; readonly label: string }[] = [
  { value: 'paste', label: 'Paste a design' },
  { value: 'type', label: 'Type clues' },
  { value: 'example', label: 'Examples' },
];

export function DesignsView({ app, state }: ViewProps) {
  return (
    <>
      <Strip
        look="sources"
        name="way-in"
        legend="How a design comes in"
        tabs={WAYS}
        chosen={state.wayIn}
        onChoose={(wayIn) => chooseWayIn(app, wayIn)}
      />
      <p class="note">{destinationWords(state)}</p>
      <Panel app={app} state={state} />
    </>
  );
}

function Panel({ app, state }: ViewProps) {
  switch (state.wayIn) {
    case 'paste':
      return <PastePanel app={app} state={state} />;
    case 'type':
      return <TypedPanel app={app} typed={state.typed} />;
    case 'example':
      return <ExamplePanel app={app} chosen={state.example} />;
  }
}

/** Bringing a design in: pasted as a text, typed as clues, or an example. */
import { chooseWayIn } from '../../actions/sources';
import type { ViewProps } from '../../app';
import type { WayIn } from '../../state/state';
import { destinationWords } from '../../words/sourceWords';
import { ExamplePanel } from './ExamplePanel';
import { PastePanel } from './PastePanel';
import { TypedPanel } from './TypedPanel';

const WAYS: readonly { readonly wayIn: WayIn; readonly label: string }[] = [
  { wayIn: 'paste', label: 'Paste a design' },
  { wayIn: 'type', label: 'Type clues' },
  { wayIn: 'example', label: 'Examples' },
];

export function DesignsView({ app, state }: ViewProps) {
  return (
    <>
      <fieldset class="sources">
        <legend class="unseen">How a design comes in</legend>
        {WAYS.map(({ wayIn, label }) => (
          <label key={wayIn}>
            <input
              class="unseen"
              type="radio"
              name="way-in"
              checked={wayIn === state.wayIn}
              onChange={() => chooseWayIn(app, wayIn)}
            />
            <span class="tab">{label}</span>
          </label>
        ))}
      </fieldset>
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

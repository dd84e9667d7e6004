/** Where the puzzle comes from: the choice, and what belongs to the chosen source. */
import { chooseSource } from '../../actions/sources';
import type { App, ViewProps } from '../../app';
import type { Source } from '../../state/state';
import { ExamplePanel } from './ExamplePanel';
import { SheetPanel } from './SheetPanel';
import { TypedPanel } from './TypedPanel';

const SOURCES: readonly { readonly source: Source; readonly label: string }[] = [
  { source: 'sheet', label: 'From the sheet' },
  { source: 'typed', label: 'Type clues' },
  { source: 'example', label: 'Examples' },
];

export function SourceChoice({ app, chosen }: { readonly app: App; readonly chosen: Source }) {
  return (
    <fieldset class="sources">
      <legend class="unseen">Where the puzzle comes from</legend>
      {SOURCES.map(({ source, label }) => (
        <label key={source}>
          <input
            class="unseen"
            type="radio"
            name="source"
            checked={source === chosen}
            onChange={() => chooseSource(app, source)}
          />
          <span class="tab">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SourcePanel({ app, state }: ViewProps) {
  switch (state.source) {
    case 'sheet':
      return <SheetPanel app={app} sheet={state.sheet} />;
    case 'typed':
      return <TypedPanel app={app} typed={state.typed} />;
    case 'example':
      return <ExamplePanel app={app} chosen={state.example} />;
  }
}

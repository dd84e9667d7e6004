/** Where the puzzle comes from. */
import type { Source } from '../state';

const SOURCES: readonly { readonly source: Source; readonly label: string }[] = [
  { source: 'sheet', label: 'From the sheet' },
  { source: 'typed', label: 'Type clues' },
  { source: 'example', label: 'Examples' },
];

interface SourceChoiceProps {
  readonly chosen: Source;
  readonly onChoose: (source: Source) => void;
}

export function SourceChoice({ chosen, onChoose }: SourceChoiceProps) {
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
            onChange={() => onChoose(source)}
          />
          <span class="tab">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

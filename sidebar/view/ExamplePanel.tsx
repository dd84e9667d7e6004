/** The examples to choose from. */
import { EXAMPLES, type Example, type ExampleName } from '../examples';
import { EXAMPLE_WORDS } from '../words';

interface ExamplePanelProps {
  readonly chosen: ExampleName | null;
  readonly onChoose: (example: Example) => void;
}

export function ExamplePanel({ chosen, onChoose }: ExamplePanelProps) {
  return (
    <section class={chosen === null ? 'panel examples' : 'panel examples short'} aria-label="Examples">
      {EXAMPLES.map((example) => {
        const { title, text } = EXAMPLE_WORDS[example.name];
        return (
          <button
            type="button"
            key={example.name}
            aria-pressed={example.name === chosen}
            onClick={() => onChoose(example)}
          >
            <strong>{title}</strong>
            {chosen === null && <span>{text}</span>}
          </button>
        );
      })}
    </section>
  );
}

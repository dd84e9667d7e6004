/** The examples to choose from, and a button for the one that the help walks through. */
import { loadExample } from '../../actions/sources';
import type { App } from '../../app';
import { EXAMPLES, type ExampleName, PRACTICE } from '../../state/examples';
import { EXAMPLE_TITLES, exampleWords } from '../../words/sourceWords';
import { Button } from '../Button';
import { focusOn } from '../focus';

export function ExamplePanel({ app, chosen }: { readonly app: App; readonly chosen: ExampleName | null }) {
  return (
    <section class={chosen === null ? 'panel examples' : 'panel examples short'} aria-label="Examples">
      {EXAMPLES.map((example) => (
        <button
          type="button"
          key={example.name}
          aria-pressed={example.name === chosen}
          onClick={() => loadExample(app, example)}
        >
          <strong>{EXAMPLE_TITLES[example.name]}</strong>
          {chosen === null && <span>{exampleWords(example)}</span>}
        </button>
      ))}
    </section>
  );
}

/** Shows the practice picture, to somebody who has no puzzle yet or reads the help. */
export function PracticeButton({ app }: { readonly app: App }) {
  const load = () => {
    loadExample(app, PRACTICE);
    focusOn('result');
  };
  return <Button onClick={load}>Try the practice picture</Button>;
}

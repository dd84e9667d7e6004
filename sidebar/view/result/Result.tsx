/** The result first: an icon, a colour and a sentence, and what it means for the maker. */
import { DEFAULT_TRIES, type Line } from '../../../src/core';
import { searchAgain, stopSearch } from '../../actions/showing';
import { goToBreak } from '../../actions/stepping';
import type { App, SessionProps } from '../../app';
import { brokenLine } from '../../state/session';
import { breakWords, resultWords, tries } from '../../words/resultWords';
import { Button } from '../Button';
import { ToneIcon } from '../icons';
import { Pictures } from './Pictures';

export function Result(props: SessionProps) {
  const { app, session } = props;
  const { tone, title, text } = resultWords(session);
  const { proof } = session;
  return (
    <section class={`result ${tone}`} aria-labelledby="result">
      <ToneIcon tone={tone} />
      <div class="words">
        <h2 id="result" tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        <Break app={app} line={brokenLine(session)} />
        {proof.kind === 'searching' && <SearchProgress made={proof.tries} onStop={() => stopSearch(app)} />}
        {proof.kind === 'stopped' && <Button onClick={() => searchAgain(app)}>Search again</Button>}
      </div>
      {proof.kind === 'done' && <Pictures app={app} state={props.state} verdict={proof.verdict} />}
    </section>
  );
}

/** Where line logic breaks, and the way there. */
function Break({ app, line }: { readonly app: App; readonly line: Line | null }) {
  if (line === null) return null;
  return (
    <Button look="plain" onClick={() => goToBreak(app)}>
      {breakWords(line)}
    </Button>
  );
}

function SearchProgress({ made, onStop }: { readonly made: number; readonly onStop: () => void }) {
  return (
    <div class="search">
      <progress max={DEFAULT_TRIES} value={made} aria-label="Tries of the search" />
      <span>{tries(made)}</span>
      <Button onClick={onStop}>Stop</Button>
    </div>
  );
}

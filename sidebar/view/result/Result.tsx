/** The result in one line: an icon, a colour, a few words; and all that there is to say of it, when it is asked for. */
import { DEFAULT_TRIES, type Line } from '../../../src/core';
import { openResult, searchAgain, stopSearch } from '../../actions/showing';
import { goToBreak } from '../../actions/stepping';
import type { App, SessionProps } from '../../app';
import { brokenLine, type Proof } from '../../state/session';
import { breakWords, resultWords, tries } from '../../words/resultWords';
import { Button } from '../Button';
import { ToneIcon } from '../icons';
import { Pictures } from './Pictures';

export function Result(props: SessionProps) {
  const { app, state, session } = props;
  const { tone, title, count } = resultWords(session);
  return (
    <section class={`result ${tone}`} aria-labelledby="result">
      <div class="verdict">
        <ToneIcon tone={tone} />
        <h2 id="result" tabIndex={-1}>
          {title}
        </h2>
        <span class="count">{count}</span>
        <Searching app={app} proof={session.proof} />
        <Button look="plain" expanded={state.resultOpen} onClick={() => openResult(app, !state.resultOpen)}>
          {state.resultOpen ? 'Less' : 'More'}
        </Button>
      </div>
      {state.resultOpen && <Details {...props} />}
    </section>
  );
}

function Details({ app, state, session }: SessionProps) {
  const { proof } = session;
  return (
    <div class="details">
      <p>{resultWords(session).text}</p>
      <Break app={app} line={brokenLine(session)} />
      {proof.kind === 'searching' && (
        <progress max={DEFAULT_TRIES} value={proof.tries} aria-label="Tries of the search" />
      )}
      {proof.kind === 'done' && <Pictures app={app} state={state} verdict={proof.verdict} />}
    </div>
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

/** How far the search is, and how to end it or begin it anew. It stands in the line, so that nothing moves under the hand. */
function Searching({ app, proof }: { readonly app: App; readonly proof: Proof }) {
  switch (proof.kind) {
    case 'searching':
      return (
        <>
          <span class="tries">{tries(proof.tries)}</span>
          <Button look="plain" onClick={() => stopSearch(app)}>
            Stop
          </Button>
        </>
      );
    case 'stopped':
      return (
        <Button look="plain" onClick={() => searchAgain(app)}>
          Search again
        </Button>
      );
    case 'done':
      return null;
  }
}

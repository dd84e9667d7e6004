/** The result first: an icon, a colour and a sentence, and what it means for the maker. */
import { DEFAULT_TRIES, type Grid } from '../../src/core';
import type { Session } from '../session';
import { resultWords, tries } from '../words';
import { Button } from './Button';
import { ToneIcon } from './icons';
import { Pictures } from './Pictures';

interface ResultProps {
  readonly session: Session;
  readonly onStop: () => void;
  readonly onSearch: () => void;
  /** Puts a picture into the sheet's grid, where that makes sense. */
  readonly onWrite: ((picture: Grid) => void) | null;
}

export function Result({ session, onStop, onSearch, onWrite }: ResultProps) {
  const { tone, title, text } = resultWords(session);
  return (
    <section class={`result ${tone}`} aria-labelledby="result">
      <ToneIcon tone={tone} />
      <div class="words">
        <h2 id="result" tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        {session.search.kind === 'running' && <SearchProgress made={session.search.tries} onStop={onStop} />}
        {session.search.kind === 'stopped' && <Button onClick={onSearch}>Search again</Button>}
      </div>
      <Pictures session={session} onWrite={onWrite} />
    </section>
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

/** What keeps clues from being a puzzle: one sentence each, and a way to the line that it is about. */
import { type ClueProblem, describeClueProblem, type Line } from '../../src/core';
import { NOTHING_TYPED } from '../words';
import { Button } from './Button';

interface ProblemsProps {
  readonly problems: readonly ClueProblem[];
  /** Whether nothing was typed at all. */
  readonly blank: boolean;
  readonly onLine: (line: Line) => void;
}

export function Problems({ problems, blank, onLine }: ProblemsProps) {
  return (
    <section class="problems" aria-labelledby="problems">
      <h2 id="problems" tabIndex={-1}>
        {blank ? 'Nothing to solve yet' : 'Check the clues'}
      </h2>
      {blank && <p>{NOTHING_TYPED}</p>}
      <ul>
        {problems.map((problem) => {
          const sentence = describeClueProblem(problem);
          const line = 'line' in problem ? problem.line : null;
          return (
            <li key={sentence}>
              {line === null ? (
                sentence
              ) : (
                <Button look="plain" onClick={() => onLine(line)}>
                  {sentence}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What keeps clues from being a puzzle: mistakes, each with a way to its line; or clues that are still to be typed. */
import { type ClueProblem, describeClueProblem, type Line } from '../../../src/core';
import type { Lack } from '../../state/puzzleFrom';
import { lackTitle } from '../../words/clueWords';
import { Button } from '../Button';

/** What the focus is moved to when the clues are no puzzle. */
export const LACK_HEADING = 'lack';

interface MistakesProps {
  readonly lack: Extract<Lack, { kind: 'mistakes' }>;
  readonly onLine: (line: Line) => void;
}

export function Mistakes({ lack, onLine }: MistakesProps) {
  return (
    <section class="lack mistakes" aria-labelledby={LACK_HEADING}>
      <Heading lack={lack} />
      <ul>
        {lack.problems.map((problem) => (
          <li key={describeClueProblem(problem)}>
            <Mistake problem={problem} onLine={onLine} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mistake({ problem, onLine }: { readonly problem: ClueProblem; readonly onLine: (line: Line) => void }) {
  const sentence = describeClueProblem(problem);
  const line = 'line' in problem ? problem.line : null;
  if (line === null) return <span>{sentence}</span>;
  return (
    <Button look="plain" onClick={() => onLine(line)}>
      {sentence}
    </Button>
  );
}

interface UnfinishedProps {
  readonly lack: Extract<Lack, { kind: 'unfinished' }>;
  /** What is still to be typed, and where. */
  readonly text: string;
}

export function Unfinished({ lack, text }: UnfinishedProps) {
  return (
    <section class="lack" aria-labelledby={LACK_HEADING}>
      <Heading lack={lack} />
      <p>{text}</p>
    </section>
  );
}

function Heading({ lack }: { readonly lack: Lack }) {
  return (
    <h2 id={LACK_HEADING} tabIndex={-1}>
      {lackTitle(lack)}
    </h2>
  );
}

/** The step in words, and why it holds. */
import { type Explanation, explainStep } from '../explain';
import { boardBefore, currentStep, isAtEnd, type Session } from '../session';
import { countedFrom, reasonWords, stepWords } from '../stepWords';
import { endWords, startWords } from '../words';
import { Placements } from './Placements';

/** At most so many reasons are said; the bars show the others. */
const REASONS_SAID = 3;

export function StepCard({ session }: { readonly session: Session }) {
  const step = currentStep(session);
  return (
    <section class="step" aria-label="What this step decides">
      <p class="decision" aria-live="polite">
        {step === null ? startWords(session) : stepWords(step)}
      </p>
      {step !== null && <Why session={session} explanation={explainStep(step, boardBefore(session))} />}
      {step !== null && isAtEnd(session) && <p class="end">{endWords(session)}</p>}
    </section>
  );
}

function Why({ session, explanation }: { readonly session: Session; readonly explanation: Explanation }) {
  const step = currentStep(session);
  if (step === null) return null;
  return (
    <>
      {explanation.runs.length > 0 && <Placements step={step} explanation={explanation} />}
      {explanation.reasons.slice(0, REASONS_SAID).map((reason) => {
        const sentence = reasonWords(reason, step.line);
        return (
          <p class="why" key={sentence}>
            {sentence}
          </p>
        );
      })}
      <p class="note">{countedFrom(step.line)}</p>
    </>
  );
}

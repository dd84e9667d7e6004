/** The step in words, and why it holds. */
import { type ReasonedStep, reasonedStep } from '../../board/stepReasons';
import { boardBefore, currentStep, isAtEnd, type Session } from '../../state/session';
import { endWords, startWords } from '../../words/resultWords';
import { countedFrom, reasonWords, stepWords } from '../../words/stepWords';
import { Placements } from './Placements';

/** At most so many reasons are said; the bars show the others. */
const REASONS_SAID = 3;

export function StepDecision({ session }: { readonly session: Session }) {
  const step = currentStep(session);
  return (
    <p class="decision" aria-live="polite">
      {step === null ? startWords(session) : stepWords(step)}
    </p>
  );
}

export function StepReason({ session }: { readonly session: Session }) {
  const step = currentStep(session);
  if (step === null) return null;
  return (
    <section class="step" aria-label="Why this step holds">
      <Why {...reasonedStep(step, boardBefore(session))} />
      {isAtEnd(session) && <p class="end">{endWords(session)}</p>}
    </section>
  );
}

function Why(reasoned: ReasonedStep) {
  const { step, runs, reasons } = reasoned;
  return (
    <>
      {runs.length > 0 && <Placements {...reasoned} />}
      {reasons.slice(0, REASONS_SAID).map((reason) => {
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

/** Tries the drawn mutants, several at a time, each against the tests that concern it. */
import type { Mutant } from './candidates';
import type { Limited, Outcome, Workplace } from './workplace';

export interface Tally {
  killed: number;
  timedOut: number;
  survived: number;
  notBuilt: number;
}

/** A mutant that was tried, and what came of it. */
export interface Trial {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

/** Tries mutants in their order until `count` have been built and run, or none is left. */
export async function tryMutants(
  mutants: readonly Mutant[],
  count: number,
  workplaces: readonly Workplace[],
  testsFor: (file: string) => readonly Limited[],
  onTrial: (trial: Trial) => void,
): Promise<Tally> {
  const tally = { killed: 0, timedOut: 0, survived: 0, notBuilt: 0 };
  const queue = mutants.values();
  let wanted = count;
  const work = async (workplace: Workplace): Promise<void> => {
    while (wanted > 0) {
      const { value: mutant } = queue.next();
      if (mutant === undefined) return;
      wanted -= 1;
      const outcome = await workplace.run(mutant, testsFor(mutant.file));
      if (outcome.kind === 'not-built') wanted += 1;
      record(outcome, tally);
      onTrial({ mutant, outcome });
    }
  };
  await Promise.all(workplaces.map(work));
  return tally;
}

function record({ kind }: Outcome, tally: Tally): void {
  switch (kind) {
    case 'killed':
      tally.killed += 1;
      return;
    case 'timed-out':
      tally.timedOut += 1;
      return;
    case 'survived':
      tally.survived += 1;
      return;
    case 'not-built':
      tally.notBuilt += 1;
      return;
  }
}

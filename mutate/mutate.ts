/**
 * `npm run mutate -- <folder or file> <count>`: changes the code in one place at a time and prints which changes no test
 * notices. The project's files stay as they are. The exit status is 1 only when it cannot run.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Arguments, readArguments, USAGE } from './arguments';
import { draw, type Equivalent, outdated } from './draw';
import { openPremises } from './premises';
import { heading, outdatedEntry, survivor, totals } from './report';
import { type Survey, surveyOf } from './survey';
import { tryMutants } from './trials';
import { limitedTests, timesOf } from './unmutated';
import { openWorkplace, type Workplace } from './workplace';

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2));
  if (typeof asked === 'string') return refuse(`${asked}\n\n${USAGE}`);
  const root = process.cwd();
  if (!existsSync(join(root, asked.target))) return refuse(`There is no ${asked.target} here.`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'mutate-'));
  try {
    return await mutate(asked, root, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function mutate(asked: Arguments, root: string, folder: string): Promise<number> {
  const premises = await openPremises(root, folder);
  const survey = surveyOf(asked.target, premises);
  const known: readonly Equivalent[] = JSON.parse(readFileSync(join(root, 'mutate/equivalent.json'), 'utf8'));
  for (const entry of outdated(survey.candidates, known, survey.files)) console.log(outdatedEntry(entry));
  const folders = Array.from({ length: asked.jobs }, (_, i) => join(folder, `job${i + 1}`));
  const workplaces = await Promise.all(folders.map((one) => openWorkplace(one, survey.direct, premises)));
  try {
    return await runTrials(asked, survey, known, workplaces);
  } finally {
    await Promise.all(workplaces.map((workplace) => workplace.close()));
  }
}

async function runTrials(
  { target, count, seed }: Arguments,
  { files, candidates, tests, testsOf }: Survey,
  known: readonly Equivalent[],
  workplaces: readonly Workplace[],
): Promise<number> {
  const times = await timesOf(tests, workplaces);
  if (typeof times === 'string') return refuse(times);
  const drawn = draw(candidates, known, seed);
  console.log(heading(target, files.length, drawn, times));
  const testsFor = (file: string) => limitedTests(testsOf(file), file, times);
  const tally = await tryMutants(drawn.mutants, count, workplaces, testsFor, (trial) => {
    const text = survivor(trial, testsOf(trial.mutant.file).length);
    if (text !== null) console.log(text);
  });
  console.log(totals(tally));
  return 0;
}

function refuse(problem: string): number {
  console.error(problem);
  return 1;
}

process.exitCode = await main();

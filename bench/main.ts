/** `npm run bench`: measures the core and checks its verdicts; the exit status is 1 when a verdict is wrong. */
import { type Arguments, readArguments, USAGE } from './arguments';
import { bareCore } from './bareCore';
import * as directCore from './core';
import { heading } from './report';
import { backtracking } from './sets/backtracking';
import { dominoes } from './sets/dominoes';
import { exhaustive, small } from './sets/exhaustive';
import { folderSets } from './sets/folder';
import { histories } from './sets/histories';
import { lines } from './sets/lines';
import { memory } from './sets/memory';
import { pictures } from './sets/pictures';
import { random } from './sets/random';
import type { BenchSet } from './sets/set';

const OWN_SETS: readonly BenchSet[] = [
  lines,
  small,
  pictures,
  dominoes,
  backtracking,
  random,
  memory,
  exhaustive,
  histories,
];

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2));
  if (typeof asked === 'string') return refuse(asked);
  const sets = [...OWN_SETS, ...(asked.folder === null ? [] : folderSets(asked.folder))];
  const unknown = asked.names.find((name) => !sets.some((set) => set.name === name));
  if (unknown !== undefined) {
    return refuse(`There is no set ${unknown}. There are: ${sets.map(({ name }) => name).join(', ')}.`);
  }
  return run(sets.filter(chosenBy(asked)), asked);
}

function chosenBy({ names, full }: Arguments): (set: BenchSet) => boolean {
  return ({ name, byDefault }) => (names.length === 0 ? byDefault || full : names.includes(name));
}

async function run(sets: readonly BenchSet[], { bare, full }: Arguments): Promise<number> {
  const core = bare ? await bareCore() : directCore;
  const flags = process.execArgv.filter((flag) => flag !== '--enable-source-maps');
  console.log(heading(new Date(), bare ? [...flags, 'bare context'] : flags));
  let wrong = 0;
  for (const set of sets) {
    for (const finding of set.run(core, full)) {
      console.log(finding.text);
      wrong += finding.wrong;
    }
  }
  console.log(wrong === 0 ? '\nNothing wrong.' : `\n${wrong} wrong; see above.`);
  return wrong === 0 ? 0 : 1;
}

function refuse(problem: string): number {
  console.error(`${problem}\n\n${USAGE}`);
  return 1;
}

process.exitCode = await main();

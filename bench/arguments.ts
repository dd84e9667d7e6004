/** What was asked for on the command line. */
export interface Arguments {
  /** The sets to run; none means all that run by default. */
  readonly names: readonly string[];
  /** A folder with more sets. */
  readonly folder: string | null;
  /** Whether to measure everything rather than samples. */
  readonly full: boolean;
  /** Whether to run the core as Apps Script gets it. */
  readonly bare: boolean;
}

export const USAGE = `npm run bench -- [sets] [--full] [--bare] [--puzzles <folder>]
  sets               names of the sets to run; without any, samples of all but exhaustive (every 5x5 picture)
                     and histories (of gestures on a sheet)
  --full             every set, and all of each: about half an hour
  --bare             the core bundled as for Apps Script, in a context that holds nothing but the language
  --puzzles <folder> also the sets of a folder: JSON files, each a list of puzzles with name, rows, cols and,
                     where known, verified or expected (unique, multiple) and level (line or another)`;

/** Reads the command line; returns a sentence when it cannot. */
export function readArguments(words: readonly string[]): Arguments | string {
  const at = words.indexOf('--puzzles');
  const folder = at < 0 ? null : words[at + 1];
  if (folder === undefined) return '--puzzles needs the folder that holds the puzzles.';
  const others = at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 2)];
  const unknown = others.find((word) => word.startsWith('-') && word !== '--full' && word !== '--bare');
  if (unknown !== undefined) return `There is no option ${unknown}.`;
  const names = others.filter((word) => !word.startsWith('-'));
  return { names, folder, full: others.includes('--full'), bare: others.includes('--bare') };
}

/** Draws the mutants to try, leaving out those that are known to make no difference. */
import { createHash } from 'node:crypto';
import type { Mutant } from './candidates';

/** A mutant that no test can notice, as `equivalent.json` lists it. */
export interface Equivalent {
  readonly file: string;
  readonly original: string;
  readonly mutated: string;
  /** Why it makes no difference, or none but in speed. */
  readonly reason: string;
}

export interface Drawn {
  /** All that may be tried, the first to try first. */
  readonly mutants: readonly Mutant[];
  /** How many candidates are known to make no difference. */
  readonly equivalent: number;
}

/**
 * Puts the candidates in an order that the seed decides. Each has its place by its own text, so that a change elsewhere
 * leaves the others in their order.
 */
export function draw(candidates: readonly Mutant[], known: readonly Equivalent[], seed: number): Drawn {
  const keys = new Set(known.map(keyOf));
  const open = candidates.filter((mutant) => !keys.has(keyOf(mutant)));
  const met = new Map<string, number>();
  const placed = open.map((mutant) => ({ mutant, place: placeOf(mutant, seed, met) }));
  placed.sort((a, b) => (a.place < b.place ? -1 : 1));
  return { mutants: placed.map(({ mutant }) => mutant), equivalent: candidates.length - open.length };
}

type Text = Pick<Mutant, 'file' | 'original' | 'mutated'>;

function keyOf({ file, original, mutated }: Text): string {
  return [file, original, mutated].join('\n');
}

/** Equal lines of one file are told apart by their number. */
function placeOf(mutant: Mutant, seed: number, met: Map<string, number>): string {
  const key = keyOf(mutant);
  const number = met.get(key) ?? 0;
  met.set(key, number + 1);
  return createHash('sha256').update(`${seed}\n${number}\n${key}`).digest('hex');
}

/** The listed ones that the code of these files no longer has. */
export function outdated(
  candidates: readonly Mutant[],
  known: readonly Equivalent[],
  files: readonly string[],
): readonly Equivalent[] {
  const keys = new Set(candidates.map(keyOf));
  return known.filter((one) => files.includes(one.file) && !keys.has(keyOf(one)));
}

/** Sets of small numbers as bit masks. */

/**
 * Taken out of `Math` once: where code runs in a sandbox, as tests do, looking up a global takes longer than the work.
 */
const { clz32, imul } = Math;

/** The smallest number in a set that is not empty. */
export function lowestBit(set: number): number {
  return 31 - clz32(set & -set);
}

/** The largest number in a set that is not empty. */
export function highestBit(set: number): number {
  return 31 - clz32(set);
}

/** How many numbers are in the set, which may use all 32 bits. */
export function countBits(set: number): number {
  let pairs = set - ((set >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Small pieces of wording: lists of names, long texts cut short. */

const NAMES = 12;
const CHARACTERS = 40;

/** `B2`, `B2 and C3`, `B2, C3 and D4`; long lists end in `and 7 more`. */
export function listed(names: readonly string[]): string {
  if (names.length > NAMES) return `${names.slice(0, NAMES).join(', ')} and ${names.length - NAMES} more`;
  const [last = '', ...others] = [...names].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
}

/** A text of a cell, cut when it is long, without line breaks. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > CHARACTERS ? `${line.slice(0, CHARACTERS - 1)}…` : line;
}

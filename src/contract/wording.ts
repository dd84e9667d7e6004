/** Small pieces of wording that sheet and sidebar share: lists of names, numbers of things, sizes, where to begin. */
import { areaName, clueArea, gridArea, type Size } from './places';

const NAMES = 12;

/** `B2`, `B2 and C3`, `B2, C3 and D4`; long lists end in `and 7 more`. */
export function listed(names: readonly string[]): string {
  if (names.length > NAMES) return `${names.slice(0, NAMES).join(', ')} and ${names.length - NAMES} more`;
  const [last = '', ...others] = [...names].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
}

/** `1 step`, `31 steps`, `20,000 tries`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count).replace(/\B(?=(\d{3})+$)/g, ',')} ${count === 1 ? one : many}`;
}

/** `10 × 10`, rows first. */
export function sizeInWords({ rows, columns }: Size): string {
  return `${rows} × ${columns}`;
}

/** How to begin on a sheet whose grid and clue cells are empty. */
export function howToBegin(size: Size): string {
  const [rows, columns] = [areaName(clueArea('row', size)), areaName(clueArea('column', size))];
  return `Draw the picture in ${areaName(gridArea(size))} with TRUE and FALSE, or type clues into ${rows} and ${columns}.`;
}

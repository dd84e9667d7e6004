/** What the tests of histories share. They stand in two files, which run side by side. */
import { histories } from '../../testkit/history';

/** `HISTORIES=100 npm test` plays fewer than in the end count. */
export const HISTORIES = Number(process.env.HISTORIES ?? 1000);

export function playAll(seed: number): void {
  for (const failure of histories(HISTORIES, seed)) throw new Error(failure);
}

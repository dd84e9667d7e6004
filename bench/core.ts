/** What the bench measures: the door of the core, and the line solver behind it. */
export { cluesOf, solve } from '../src/core/index';
export { solveLine } from '../src/core/lines/lineSolver';

/** The core as the bench sees it; `--bare` puts another copy of it in the same place. */
export type Core = typeof import('./core');

/** How the figures are printed: a table a person can read, row by row as they come. */
import { cpus } from 'node:os';
import type { Measured } from './measure';

/** What a set has found: a row for the table, or a sentence. `wrong` counts what must not happen. */
export interface Finding {
  readonly text: string;
  readonly wrong: number;
}

const COLUMNS: readonly (readonly [name: string, width: number])[] = [
  ['puzzles', 7],
  ['decided', 7],
  ['wrong', 5],
  ['median', 9],
  ['p95', 9],
  ['p99', 9],
  ['max', 9],
  ['total', 10],
];
const TITLE_WIDTH = 34;

/** The lines above the table: what ran, when and where. */
export function heading(now: Date, flags: readonly string[]): string {
  const date = now.toISOString().slice(0, 16).replace('T', ' ');
  const machine = [cpus()[0]?.model.trim() ?? 'unknown processor', 'one core', `Node ${process.version}`, ...flags];
  const names = COLUMNS.map(([name, width]) => name.padStart(width)).join(' ');
  return [
    `Nonogram Designer bench, ${date} UTC, ${machine.join(', ')}`,
    'Times are milliseconds from the clues to the verdict, each puzzle once.',
    '',
    `${'set'.padEnd(TITLE_WIDTH)} ${names}  slowest`,
  ].join('\n');
}

/** One row of the table. What was wrong or given up is named below it. */
export function row(title: string, measured: readonly Measured[]): Finding {
  const times = measured.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const wrong = measured.filter(({ fault }) => fault !== null);
  const gaveUp = measured.filter(({ decided }) => !decided);
  const figures = [
    ...[measured.length, measured.length - gaveUp.length, wrong.length].map(String),
    ...[0.5, 0.95, 0.99, 1].map((share) => milliseconds(quantile(times, share))),
    milliseconds(times.reduce((sum, time) => sum + time, 0)),
  ];
  const cells = figures.map((figure, i) => figure.padStart(COLUMNS[i]?.[1] ?? 0)).join(' ');
  const text = [
    `${title.padEnd(TITLE_WIDTH)} ${cells}  ${slowest(measured, 1)}`,
    ...wrong.map(({ name, fault }) => `  wrong: ${name}: ${fault}`),
    ...(gaveUp.length > 0 ? [`  gave up: ${some(gaveUp.map(({ name }) => name))}`] : []),
  ].join('\n');
  return { text, wrong: wrong.length };
}

/** A sentence among the rows; `right` says whether what it tells is as it must be. */
export function sentence(text: string, right = true): Finding {
  return { text: `  ${right ? '' : 'WRONG: '}${text}`, wrong: right ? 0 : 1 };
}

/** The names and times of the slowest puzzles. */
export function slowest(measured: readonly Measured[], most: number): string {
  return [...measured]
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, most)
    .map(({ name, milliseconds: time }) => `${name} ${milliseconds(time)}`)
    .join(', ');
}

/** The value below which that share of the sorted values lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** The middle of values in any order. */
export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

/** The first names of a list and how many more there are. */
function some(names: readonly string[], most = 8): string {
  const more = names.length - most;
  return names.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function milliseconds(time: number): string {
  return time.toFixed(time < 10 ? 3 : time < 1000 ? 1 : 0);
}

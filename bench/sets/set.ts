/** What a set of the bench is. */
import type { Core } from '../core';
import type { Finding } from '../report';

/** Something to measure, chosen by its name. */
export interface BenchSet {
  readonly name: string;
  /** Whether it runs when nobody names a set; the others run with `--full` or by name. */
  readonly byDefault: boolean;
  /** Measures, and tells what it finds as it goes; `full` asks for the complete amount rather than a sample. */
  readonly run: (core: Core, full: boolean) => Iterable<Finding>;
}

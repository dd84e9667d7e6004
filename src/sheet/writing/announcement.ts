/** What A1 is to say, as it is decided before it is written. */
import type { AnnouncementKind } from '../words/verdicts';
import type { Judged } from './staleness';

/** What is to be written into A1 and its note. */
export interface Announcement {
  readonly kind: AnnouncementKind;
  /** What there is to say about the clues. */
  readonly sentence: string;
  /** How a person's drawing stands to clues that were typed; `''` where there is nothing to say. */
  readonly drawing: string;
  readonly details: readonly string[];
  /** The clues that it is about, spelled out; with the same kind, sentence and clues the details are the same, too. */
  readonly about: string;
  /** What the sheet holds, when it is a verdict about that. */
  readonly judged: Judged | null;
}

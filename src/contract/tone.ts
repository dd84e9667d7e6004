/** The one language of colours for verdicts, in A1 and in the sidebar. Words say the same, so nothing is told by colour alone. */
import type { Verdict } from '../core';

/**
 * - `good`, green: exactly one solution, and line logic finds it
 * - `fair`, amber: exactly one solution, but not by line logic alone
 * - `bad`, red: several solutions or none, or clues with mistakes
 * - `open`, grey: nothing is proved, or there is nothing to say
 */
export type Tone = 'good' | 'fair' | 'bad' | 'open';

/** Backgrounds on which dark text has a contrast of far more than 4.5:1. */
export const TONE_COLORS: Readonly<Record<Tone, string>> = {
  good: '#CEEAD6',
  fair: '#FEEFC3',
  bad: '#FAD2CF',
  open: '#E8EAED',
};

/** How a verdict looks. */
export function toneOf({ kind }: Pick<Verdict, 'kind'>): Tone {
  switch (kind) {
    case 'line-solvable':
      return 'good';
    case 'unique':
      return 'fair';
    case 'multiple':
    case 'none':
      return 'bad';
    case 'gave-up':
      return 'open';
  }
}

/** Small drawings for results and buttons; what they mean is always said in words beside them. */
import type { Tone } from '../../src/contract/tone';

/** Strokes on a field of 20 by 20. */
const STROKES = {
  check: 'M4.5 10.5l4 4 7-8.5',
  think: 'M7 7.5a3 3 0 1 1 4.6 2.5q-1.6 1-1.6 2.3M10 15.3v.1',
  stop: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  pause: 'M7 5v10M13 5v10',
  play: 'M7 4.5v11l8-5.5z',
  first: 'M5.5 5v10M14.5 5l-5 5 5 5',
  previous: 'M12.5 5l-5 5 5 5',
  next: 'M7.5 5l5 5-5 5',
  last: 'M14.5 5v10M5.5 5l5 5-5 5',
  refresh: 'M15.5 10a5.5 5.5 0 1 1-2-4.25M14 2.5v3.5h-3.5',
  undo: 'M7.5 4.5L4 8l3.5 3.5M4.5 8H12a4 4 0 0 1 0 8H8',
  redo: 'M12.5 4.5L16 8l-3.5 3.5M15.5 8H8a4 4 0 0 0 0 8h4',
  left: 'M16 10H4M9 5l-5 5 5 5',
  right: 'M4 10h12M11 5l5 5-5 5',
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  mirror: 'M10 3v14M7.5 6L3 14h4.5zM12.5 6l4.5 8h-4.5z',
  flip: 'M3 10h14M6 7.5L14 3v4.5zM6 12.5l8 4.5v-4.5z',
  turn: 'M15.5 11a5.5 5.5 0 1 1-1.7-5M14.5 2.5V6.5h-4',
  negative: 'M4 4h12v12H4zM10 4v12M12.5 4v12M15 4v12',
  clear: 'M4 12l6.5-7 5.5 5-5.5 6H7zM7.5 8.5L13 13.5M7 16h9',
  hourglass: 'M6 4h8M6 16h8M7 4q0 4.5 3 6 3-1.5 3-6M7 16q0-4.5 3-6 3 1.5 3 6',
} as const;

export type IconName = keyof typeof STROKES;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={STROKES[name]} />
    </svg>
  );
}

const TONE_ICONS: Readonly<Record<Tone, IconName>> = { good: 'check', fair: 'think', bad: 'stop', open: 'hourglass' };

/** The icon of a result, in a disc of the result's colour. */
export function ToneIcon({ tone }: { readonly tone: Tone }) {
  return (
    <span class="disc">
      <Icon name={TONE_ICONS[tone]} />
    </span>
  );
}

import { TONE_COLORS } from '../../src/contract/tone';
import { VERDICT_TEXT_COLOR } from '../../src/sheet/writing/verdictCell';

/** Relative luminance as the accessibility guidelines (WCAG 2) define it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each(Object.entries(TONE_COLORS))('the verdict is legible on the colour of "%s"', (_, color) => {
  expect(contrast(color, VERDICT_TEXT_COLOR)).toBeGreaterThanOrEqual(4.5);
});

import { describe, expect, test } from 'vitest';
import { boxThemes, type Oklch } from '../../../src/features/typing-test/themes';

/** Relative luminance (WCAG 2.2) of an OKLCH colour, clipped to sRGB as a browser's screen does. */
function luminance([lightness, chroma, hue]: Oklch): number {
  // OKLab to linear sRGB: Björn Ottosson, "A perceptual color space for image processing", 2020.
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

test('black on white is 21 to 1', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 3);
});

describe.each(
  Object.entries(boxThemes).flatMap(([theme, { light, dark }]) => [
    [theme, 'light', light] as const,
    [theme, 'dark', dark] as const,
  ]),
)('the word box in %s, %s appearance', (_, __, { ground, ink, done, right, wrong, now }) => {
  test.each([
    ['words ahead', ink, ground],
    ['words done', done, ground],
    ['wrong words', wrong, ground],
    ['the current word', ink, now],
    ['its right characters', right, now],
    ['its wrong characters', wrong, now],
  ])('%s can be read', (___, text, behind) => {
    expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/ui/theme.css', 'utf8');
const OKLCH = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;

type Colour = readonly [number, number, number];

/** A colour of the theme, light and dark. */
function colour(name: string): readonly [Colour, Colour] {
  const found = new RegExp(String.raw`--${name}: light-dark\(${OKLCH}, ${OKLCH}\)`).exec(css);
  if (!found) throw new Error(`the theme has no --${name}`);
  const [a, b, c, d, e, f] = found.slice(1).map(Number) as [number, number, number, number, number, number];
  return [
    [a, b, c],
    [d, e, f],
  ];
}

/** Relative luminance (WCAG 2.2) of an OKLCH colour; the matrices are Björn Ottosson's (OKLab, 2020). */
function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return (
    0.2126 * clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

function contrast(one: Colour, other: Colour): number {
  const [high, low] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test('every colour of code can be read on the ground of code, light and dark', () => {
  const names = [...new Set([...css.matchAll(/var\(--(code-[a-z]+)\)/g)].map(([, name]) => name ?? ''))];
  expect(names.length).toBeGreaterThanOrEqual(7);
  const [light, dark] = colour('sunken');
  for (const name of names) {
    const [onLight, onDark] = colour(name);
    expect(contrast(onLight, light), `${name}, light`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onDark, dark), `${name}, dark`).toBeGreaterThanOrEqual(4.5);
  }
});

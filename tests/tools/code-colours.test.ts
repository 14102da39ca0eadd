import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, type Oklch } from '../support/contrast';

const css = ['theme', 'markdown/prose'].map((name) => readFileSync(`src/ui/${name}.css`, 'utf8')).join('\n');
const OKLCH = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;

/** A colour of the theme, light and dark. */
function colour(name: string): readonly [Oklch, Oklch] {
  const found = new RegExp(String.raw`--${name}: light-dark\(${OKLCH}, ${OKLCH}\)`).exec(css);
  if (!found) throw new Error(`the theme has no --${name}`);
  const [a, b, c, d, e, f] = found.slice(1).map(Number) as [number, number, number, number, number, number];
  return [
    [a, b, c],
    [d, e, f],
  ];
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

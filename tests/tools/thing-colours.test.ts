import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOURS } from '../../src/domain/colours/names';
import { contrast, type Oklch } from '../support/contrast';

const css = readFileSync('src/ui/colours.css', 'utf8');
const theme = readFileSync('src/ui/theme.css', 'utf8');
const NUMBER = String.raw`([\d.]+)`;

/** A ground of the theme, light and dark. */
function ground(name: string): readonly [Oklch, Oklch] {
  const one = `oklch\\(${NUMBER} ${NUMBER} ${NUMBER}\\)`;
  const found = new RegExp(`--${name}: light-dark\\(${one}, ${one}\\)`).exec(theme)?.slice(1).map(Number);
  if (!found) throw new Error(`the theme has no --${name}`);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = found;
  return [
    [a, b, c],
    [d, e, f],
  ];
}

/** How a role is drawn, light and dark: its lightness, and how much of the colour's chroma it has. */
function role(name: string): readonly (readonly [lightness: number, share: number])[] {
  const [, body = ''] = new RegExp(`--${name}: light-dark\\(([^;]+)\\);`).exec(css) ?? [];
  const shades = [
    ...body.matchAll(/oklch\(([\d.]+) (?:var\(--chroma\)|calc\(var\(--chroma\) \* ([\d.]+)\)) var\(--hue\)\)/g),
  ];
  if (shades.length !== 2) throw new Error(`--${name} is not drawn twice`);
  return shades.map(([, lightness, share = '1']) => [Number(lightness), Number(share)] as const);
}

function hueOf(colour: string): { readonly hue: number; readonly chroma: number } {
  const found = new RegExp(`\\[data-colour="${colour}"\\] \\{\\s*--hue: ${NUMBER};\\s*--chroma: ${NUMBER};`).exec(css);
  if (!found) throw new Error(`${colour} is not drawn`);
  return { hue: Number(found[1]), chroma: Number(found[2]) };
}

const SCHEMES = ['light', 'dark'] as const;
const drawn = (colour: string, name: string, scheme: number): Oklch => {
  const { hue, chroma } = hueOf(colour);
  const [lightness, share] = role(name)[scheme] ?? [0, 0];
  return [lightness, chroma * share, hue];
};
const at = (name: string, scheme: number): Oklch => ground(name)[scheme] ?? [0, 0, 0];

/** `color-mix(in oklab, …)`. */
function mixed(one: Oklch, share: number, other: Oklch): Oklch {
  const flat = ([l, c, h]: Oklch) => [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const;
  const [a, b] = [flat(one), flat(other)];
  const [l, x, y] = [0, 1, 2].map((n) => (a[n] ?? 0) * share + (b[n] ?? 0) * (1 - share)) as [number, number, number];
  return [l, Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI];
}

const all = COLOURS.flatMap((colour) => SCHEMES.map((scheme, index) => [colour, scheme, index] as const));

test.each(all)(
  '%s, %s: a mark is seen on every ground (3:1), words are read on theirs (4.5:1)',
  (colour, _, scheme) => {
    const line = drawn(colour, 'hue-line', scheme);
    const ink = drawn(colour, 'hue-ink', scheme);
    const soft = drawn(colour, 'hue-soft', scheme);
    for (const name of ['surface', 'ground', 'sunken', 'raised'])
      expect(contrast(line, at(name, scheme)), `a mark on ${name}`).toBeGreaterThanOrEqual(3);
    expect(contrast(line, soft), 'the line of an event on its ground').toBeGreaterThanOrEqual(3);
    const wholeDay = mixed(line, 0.22, at('surface', scheme));
    for (const [name, under] of [
      ['soft', soft],
      ['whole day', wholeDay],
      ['surface', at('surface', scheme)],
    ] as const)
      expect(contrast(ink, under), `words on ${name}`).toBeGreaterThanOrEqual(4.5);
  },
);

test('the colours are drawn in one place', () => {
  const places = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .filter((file) => /\[data-colour="/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(places).toEqual(['ui/colours.css']);
  expect([...css.matchAll(/\[data-colour="(\w+)"\]/g)].map(([, name]) => name)).toEqual([...COLOURS]);
});

import type { CSSProperties } from 'react';
import type { TypingTheme } from '../../domain/typing/types';

/** Lightness, chroma and hue of an OKLCH colour. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The colours of the word box. Every ink has a contrast of at least 4.5 on `ground`, and `ink` on `now` too. */
export interface BoxColours {
  readonly ground: Oklch;
  readonly ink: Oklch;
  /** Words that are done. */
  readonly done: Oklch;
  /** Characters of the current word that are right. */
  readonly right: Oklch;
  readonly wrong: Oklch;
  /** Behind the current word. */
  readonly now: Oklch;
}

const accent = (hue: number, strength: number): { readonly light: BoxColours; readonly dark: BoxColours } => ({
  light: {
    ground: [0.985, 0.012 * strength, hue],
    ink: [0.27, 0.04, hue],
    done: [0.5, 0.03, hue],
    right: [0.46, 0.16 * strength, hue],
    wrong: [0.5, 0.19, 26],
    now: [0.93, 0.035 * strength, hue],
  },
  dark: {
    ground: [0.215, 0.03 * strength, hue],
    ink: [0.94, 0.012, hue],
    done: [0.7, 0.03, hue],
    right: [0.8, 0.12 * strength, hue],
    wrong: [0.75, 0.14, 22],
    now: [0.31, 0.06 * strength, hue],
  },
});

const night: BoxColours = {
  ground: [0.19, 0.012, 262],
  ink: [0.95, 0.005, 262],
  done: [0.7, 0.01, 262],
  right: [0.82, 0.13, 75],
  wrong: [0.75, 0.14, 22],
  now: [0.3, 0.014, 262],
};

/** Each theme for the app's light and dark appearance; `dark` is dark in both. */
export const boxThemes: Readonly<Record<TypingTheme, { readonly light: BoxColours; readonly dark: BoxColours }>> = {
  blue: accent(262, 1),
  green: accent(158, 0.8),
  purple: accent(305, 1),
  dark: { light: night, dark: night },
};

const css = ([lightness, chroma, hue]: Oklch) => `oklch(${lightness} ${chroma.toFixed(4)} ${hue})`;

const styleOf = (theme: TypingTheme): CSSProperties => {
  const { light, dark } = boxThemes[theme];
  const names = Object.keys(light) as (keyof BoxColours)[];
  return Object.fromEntries([
    ...names.map((name) => [`--box-${name}`, `light-dark(${css(light[name])}, ${css(dark[name])})`]),
    ['--box-caret', 'var(--box-right)'],
  ]);
};

/** The theme as custom properties, `--box-ground` and so on: one object for each theme. */
export const boxStyles: Readonly<Record<TypingTheme, CSSProperties>> = {
  blue: styleOf('blue'),
  green: styleOf('green'),
  purple: styleOf('purple'),
  dark: styleOf('dark'),
};

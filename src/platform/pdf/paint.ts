import type { Matrix } from './page-runs';

/** Red, green and blue from 0 to 1. Null where the colour cannot be told: a picture, a pattern, a shading. */
export type Colour = readonly [number, number, number] | null;

export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Something painted, in the order of painting. */
export interface Painted {
  readonly box: Box;
  /** The whole box is covered: an upright rectangle that no other shape clips. */
  readonly whole: boolean;
  readonly colour: Colour;
  readonly alpha: number;
}

/** Text of less contrast (by WCAG, 1 to 21) to what is behind it cannot be seen. Black on white is 21. */
const LEAST_CONTRAST = 1.2;
const WHITE: NonNullable<Colour> = [1, 1, 1];

export const multiply = (m: Matrix, n: Matrix): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = n;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
};

export const pointAt = (m: Matrix, x: number, y: number) => ({
  x: (m[0] ?? 1) * x + (m[2] ?? 0) * y + (m[4] ?? 0),
  y: (m[1] ?? 0) * x + (m[3] ?? 1) * y + (m[5] ?? 0),
});

export function boxOf(m: Matrix, [x0, y0, x1, y1]: readonly number[]): Box {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => pointAt(m, x, y));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** Whether a matrix keeps rectangles upright. */
export const isUpright = ([a = 1, b = 0, c = 0, d = 1]: Matrix) =>
  (Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6) || (Math.abs(a) < 1e-6 && Math.abs(d) < 1e-6);

export const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
  top: Math.min(a.top, b.top),
});

export const covers = (box: Box, x: number, y: number) =>
  x >= box.left && x <= box.right && y >= box.bottom && y <= box.top;

/** `#rrggbb` as numbers; null for anything else. */
export function colourOf(value: unknown): Colour {
  const hex = typeof value === 'string' ? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value) : null;
  if (!hex) return null;
  const part = (i: number) => Number.parseInt(hex[i] ?? '0', 16) / 255;
  return [part(1), part(2), part(3)];
}

const blend = (over: NonNullable<Colour>, under: NonNullable<Colour>, alpha: number): NonNullable<Colour> => {
  const mix = (i: 0 | 1 | 2) => over[i] * alpha + under[i] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
};

function luminance(colour: NonNullable<Colour>): number {
  const [r, g, b] = colour.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function isLost(text: NonNullable<Colour>, alpha: number, behind: NonNullable<Colour>): boolean {
  const [a, b] = [luminance(blend(text, behind, alpha)), luminance(behind)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < LEAST_CONTRAST;
}

/**
 * Whether text of a colour cannot be told from what was painted at a place before it. Where that is not certain, as over
 * a picture or a round shape, it can.
 */
export function isUnseenAt(painted: readonly Painted[], text: Colour, alpha: number, x: number, y: number): boolean {
  if (!text) return false;
  for (let i = painted.length - 1; i >= 0; i--) {
    const under = painted[i] as Painted;
    if (under.alpha < 0.02 || !covers(under.box, x, y)) continue;
    if (!under.colour) return false;
    if (!isLost(text, alpha, blend(under.colour, WHITE, under.alpha))) return false;
    if (under.whole && under.alpha > 0.98) return true;
  }
  return isLost(text, alpha, WHITE);
}

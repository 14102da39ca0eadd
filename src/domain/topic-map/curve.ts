import type { Direction, Point } from './layout';

const rounded = (n: number) => Math.round(n * 10) / 10;
const at = (x: number, y: number) => `${rounded(x)} ${rounded(y)}`;

/** A smooth line along some points, as the path of an SVG: it leaves and enters each in the direction of learning. */
export function curveThrough(points: readonly Point[], direction: Direction): string {
  const parts = points.map(({ x, y }, n) => {
    const from = points[n - 1];
    if (!from) return `M ${at(x, y)}`;
    if (direction === 'down') {
      const middle = (from.y + y) / 2;
      return `C ${at(from.x, middle)} ${at(x, middle)} ${at(x, y)}`;
    }
    const middle = (from.x + x) / 2;
    return `C ${at(middle, from.y)} ${at(middle, y)} ${at(x, y)}`;
  });
  return parts.join(' ');
}

/** The head of an arrow whose point is at the end of a line, as the points of an SVG's polygon. */
export function headAt(points: readonly Point[], direction: Direction): string {
  const end = points.at(-1);
  if (!end) return '';
  const { x, y } = end;
  return direction === 'down'
    ? `${x},${y} ${x - 4},${y - 7} ${x + 4},${y - 7}`
    : `${x},${y} ${x - 7},${y - 4} ${x - 7},${y + 4}`;
}

import type { Direction, Point } from './layout';

const rounded = (n: number) => Math.round(n * 10) / 10;
const at = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;

/** A smooth line along some points, as the path of an SVG. */
export function curveThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.slice(0, -1).map((bend, n) => {
    const next = rest[n + 1] ?? bend;
    const end = n === rest.length - 2 ? next : { x: (bend.x + next.x) / 2, y: (bend.y + next.y) / 2 };
    return `Q ${at(bend)} ${at(end)}`;
  });
  const [only] = rest;
  return [`M ${at(first)}`, ...(rest.length === 1 && only ? [`L ${at(only)}`] : parts)].join(' ');
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

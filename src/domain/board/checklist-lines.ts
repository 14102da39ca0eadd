import type { Point } from './types';

type Line = Pick<Point, 'text' | 'done'>;

/** A checklist as lines of text: `- [x] Book a room`. */
export const pointLines = (points: readonly Line[]): string =>
  points.map(({ text, done }) => `- [${done ? 'x' : ' '}] ${text}`).join('\n');

const LINE = /^\s*[-*+] \[([ xX])\] +(\S.*)$/;

/** A text whose last paragraph is a checklist, cut into what comes before it and the points; no points where it is none. */
export function withoutPoints(text: string): { readonly text: string; readonly points: readonly Line[] } {
  const lines = text.trimEnd().split(/\r?\n/);
  const from = lines.findLastIndex((line) => !LINE.test(line)) + 1;
  const points = lines.slice(from).map((line): Line => {
    const [, box = '', words = ''] = LINE.exec(line) ?? [];
    return { text: words.trim(), done: box !== ' ' };
  });
  return points.length === 0 ? { text, points } : { text: lines.slice(0, from).join('\n').trimEnd(), points };
}

import { type PageText, readingOrder } from '../../../src/domain/pdf-layout/reading-order';
import type { TextRun } from '../../../src/domain/pdf-layout/text-run';

export const A4 = { width: 595, height: 842 };

/** Width of a text in a made-up face: half an em a character. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.5;

export const run = (text: string, x: number, y: number, size = 10, more: Partial<TextRun> = {}): TextRun => ({
  text,
  x,
  y,
  size,
  width: widthOf(text, size),
  ...more,
});

/** Texts one below the other from `top`, `leading` points apart. */
export const block = (texts: readonly string[], x: number, top: number, leading = 14, size = 10): TextRun[] =>
  texts.map((text, i) => run(text, x, top - i * leading, size));

/** Texts that end at `right`, one below the other; an empty text leaves its line free. */
export const flushRight = (texts: readonly string[], right: number, top: number, leading = 14, size = 10): TextRun[] =>
  texts.flatMap((text, i) => (text ? [run(text, right - widthOf(text, size), top - i * leading, size)] : []));

/** From the top of the page down, row by row: the stream order of a program that knows no columns. */
export const byRow = (runs: readonly TextRun[]): TextRun[] => [...runs].sort((a, b) => b.y - a.y || a.x - b.x);

export const textsOf = (page: PageText): string[] => page.lines.map((line) => line.text);

export const read = (runs: readonly TextRun[], page = A4): { columns: 1 | 2; texts: string[] } => {
  const found = readingOrder(runs, page);
  return { columns: found.columns, texts: textsOf(found) };
};

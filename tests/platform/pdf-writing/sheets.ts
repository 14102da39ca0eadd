import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DrawnNode, DrawnText, Role, SheetDrawing } from '../../../src/domain/resume-document/drawing';
import { extractDocument } from '../../../src/platform/pdf/extract-document';
import { FALLBACK_FAMILIES, FALLBACK_FONTS } from '../../../src/ui/fallback-fonts';
import { rangeTester } from '../../../src/ui/font-files';
import { PAPER_FONTS } from '../../../src/ui/paper-fonts';

/** Addresses of the fonts fetched so far. */
export const fetched: string[] = [];

export const shelf = {
  fonts: [...PAPER_FONTS, ...FALLBACK_FONTS].map((file) => ({ ...file, has: rangeTester(file.ranges) })),
  fallbacks: FALLBACK_FAMILIES,
  fetch: async (url: string) => {
    fetched.push(url);
    return new Uint8Array(readFileSync(join(process.cwd(), url)));
  },
};

export const line = (text: string, y: number, more: Partial<DrawnText> = {}): DrawnText => ({
  text,
  page: 0,
  x: 50,
  y,
  width: 300,
  rtl: false,
  style: { families: ['Inter'], size: 10.5, weight: 400, italic: false, colour: [20, 20, 20], spacing: 0 },
  ...more,
});

/** A line in the direction that its first letter gives it, flush with its margin. */
export const autoLine = (text: string, y: number, more: Partial<DrawnText> = {}): DrawnText => {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first)
    ? line(text, y, { rtl: true, x: 545, end: true, ...more })
    : line(text, y, more);
};

export const node = (role: Role, ...children: (DrawnNode | DrawnText)[]): DrawnNode => ({ role, children });

export const drawing = (nodes: readonly DrawnNode[], pages = 1): SheetDrawing => ({
  title: 'Zoë – resume',
  author: 'Zoë',
  lang: 'en',
  width: 595.28,
  height: 841.89,
  pages,
  nodes,
  shapes: [{ page: 0, x: 50, y: 70, width: 400, height: 1, colour: [0, 0, 200] }],
  pictures: [],
});

/** The lines of a file as the resume assistant reads them. */
export async function readLines(bytes: Uint8Array): Promise<string[]> {
  const outcome = await extractDocument(pdf, bytes.slice());
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.document.pages.flatMap(({ lines }) => lines.map(({ text }) => text));
}

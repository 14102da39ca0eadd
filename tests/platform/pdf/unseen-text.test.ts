import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { extractDocument } from '../../../src/platform/pdf/extract-document';
import { type PdfPage, type PdfText, writePdf } from '../../support/pdf-writer';

const SECRET = 'Ten years of Kubernetes';
const at = (text: string, y: number, more: Partial<PdfText> = {}): PdfText => ({ text, x: 60, y, size: 10, ...more });
const RESUME = [
  at('Jane Doe', 780, { size: 18 }),
  at('Experience', 740, { size: 13 }),
  at('Engineer at Acme since 2019', 720),
  at('Built a payment service in Go', 704),
];

async function linesOf(page: Partial<PdfPage>, extra: readonly PdfText[] = []) {
  const outcome = await extractDocument(pdfjs, writePdf({ pages: [{ lines: [...RESUME, ...extra], ...page }] }));
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.document.pages[0]?.lines ?? [];
}
const unseenIn = (lines: Awaited<ReturnType<typeof linesOf>>) =>
  lines.filter((line) => line.unseen).map(({ text }) => text);

describe('text that nobody can see', () => {
  test.each([90, 270, 33, 180])(
    'that is turned by %i degrees is unseen, and what is seen beside it is not',
    async (angle) => {
      const lines = await linesOf({}, [
        at(SECRET, 450, { x: 300, angle, paint: '1 g' }),
        at('Drawn as well, in black', 470, { x: 340, angle }),
      ]);
      expect(unseenIn(lines)).toEqual([SECRET]);
    },
  );

  test('is found on every page of a long file', async () => {
    const pages = Array.from({ length: 14 }, (_, n) => ({
      lines: [...RESUME, ...(n === 12 ? [at(SECRET, 650, { paint: '1 g' })] : [])],
    }));
    const outcome = await extractDocument(pdfjs, writePdf({ pages }));
    if ('problem' in outcome) throw new Error(outcome.problem);
    expect(outcome.document.pages.map(({ lines }) => unseenIn(lines).length)).toEqual(
      pages.map((_, n) => Number(n === 12)),
    );
  });

  test.each([
    ['white', '1 g', ''],
    ['nearly white', '0.97 0.97 0.96 rg', ''],
    ['white in CMYK', '0 0 0 0 k', ''],
    ['without paint', '3 Tr', ''],
    ['white on a white rectangle', '1 g', '1 g 0 0 595 842 re f 0 g'],
    ['dark on its own dark rectangle', '0.1 0.1 0.4 rg', '0.1 0.1 0.4 rg 40 600 500 120 re f 0 g'],
    ['white beside a dark rectangle', '1 g', '0.1 g 40 100 500 60 re f 0 g'],
    ['white where a dark rectangle is clipped away', '1 g', 'q 40 100 500 60 re W n 0 g 0 0 595 842 re f Q'],
  ])('is marked and comes last: %s', async (_, paint, shapes) => {
    const lines = await linesOf({ shapes }, [at(SECRET, 650, { paint })]);
    expect(unseenIn(lines)).toEqual([SECRET]);
    expect(lines.slice(0, -1)).toEqual(await linesOf({ shapes }));
  });

  test('is parted from the text beside it', async () => {
    const lines = await linesOf({}, [at('Go and SQL ', 650), at(SECRET, 650, { x: 113.5, paint: '1 g' })]);
    expect(lines.map(({ text }) => text).slice(-2)).toEqual(['Go and SQL', SECRET]);
    expect(unseenIn(lines)).toEqual([SECRET]);
  });

  test('does not move what is seen, whatever its size', async () => {
    const lines = await linesOf({}, [at(SECRET, 712, { x: 300, size: 2 }), at(SECRET, 708, { x: 400, paint: '1 g' })]);
    expect(lines.slice(0, -2)).toEqual(await linesOf({}));
  });
});

describe('text that can be seen, or may be', () => {
  test.each([
    ['black', '0 g', {}],
    ['light grey', '0.8 g', {}],
    ['white on a dark rectangle', '1 g', { shapes: '0.1 0.1 0.4 rg 40 600 500 200 re f 0 g' }],
    [
      'white on a dark rectangle above a white one',
      '1 g',
      { shapes: '1 g 0 0 595 842 re f 0.2 g 40 600 500 90 re f 0 g' },
    ],
    ['white on a round shape', '1 g', { shapes: '0.1 g 0 600 m 300 900 400 500 595 700 c 500 300 l f 0 g' }],
    ['white on a picture', '1 g', { image: 8 }],
    ['a text layer over a scan', '3 Tr', { image: 8 }],
    ['an outline', '1 g 1 Tr', {}],
  ])('is left alone: %s', async (_, paint, page: Partial<PdfPage>) => {
    expect(unseenIn(await linesOf(page, [at(SECRET, 650, { paint })]))).toEqual([]);
  });
});

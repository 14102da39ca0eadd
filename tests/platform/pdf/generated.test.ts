import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { ResumeDocument } from '../../../src/domain/resume/document';
import { extractDocument } from '../../../src/platform/pdf/extract-document';
import { type PdfFile, type PdfText, writePdf } from '../../support/pdf-writer';

const extract = (file: PdfFile) => extractDocument(pdfjs, writePdf(file));
async function read(file: PdfFile): Promise<ResumeDocument> {
  const outcome = await extract(file);
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.document;
}
const linesOf = (document: ResumeDocument) => document.pages.flatMap((page) => page.lines.map((line) => line.text));
const at = (text: string, x: number, y: number, more: Partial<PdfText> = {}): PdfText => ({
  text,
  x,
  y,
  size: 10,
  ...more,
});
const fullPage = (page: number) =>
  Array.from({ length: 50 }, (_, i) => `Line ${i + 1} of page ${page}: built a payment service in TypeScript and Go`);
const setPage = (page: number) => ({ lines: fullPage(page).map((text, i) => at(text, 60, 790 - i * 14.5)) });
const pages = (count: number) => Array.from({ length: count }, (_, i) => setPage(i + 1));
const PICTURE = 40;

describe('the text of a page', () => {
  test('comes in order whatever the stream order', async () => {
    const left = [
      'Led the team that rebuilt the',
      'payment flow from the ground up',
      'and cut failed checkouts by half',
    ];
    const right = ['Maintains a parser that reads', 'the minutes of forty councils', 'and tests it on real documents'];
    const lines = left.flatMap((text, i) => [at(text, 50, 700 - i * 14), at(right[i] ?? '', 320, 695 - i * 14)]);
    expect(linesOf(await read({ pages: [{ lines }] }))).toEqual([...left, ...right]);
  });

  test('letter-spaced headings are spelled as the file spells them', async () => {
    const lines = [at('WORK HISTORY', 50, 780, { spacing: 2 }), at('A LA CARTE', 50, 750, { spacing: 9 })];
    expect(linesOf(await read({ pages: [{ lines }] }))).toEqual(['WORK HISTORY', 'A LA CARTE']);
  });

  test.each([0, 90, 180, 270])('a page shown turned by %i degrees is read as shown', async (rotate) => {
    const [width, height] = [400, 600];
    const place = (x: number, y: number): Partial<PdfText> => {
      if (rotate === 90) return { x: width - y, y: x, angle: 90 };
      if (rotate === 180) return { x: width - x, y: height - y, angle: 180 };
      if (rotate === 270) return { x: y, y: height - x, angle: 270 };
      return { x, y };
    };
    const lines = [at('Second line here', 50, 200), at('First line', 50, 300), at('2019', 250, 300)].map((text) => ({
      ...text,
      ...place(text.x, text.y),
    }));
    expect(linesOf(await read({ pages: [{ lines, rotate, width, height }] }))).toEqual([
      'First line 2019',
      'Second line here',
    ]);
  });

  test('a note up the margin comes last', async () => {
    const lines = [
      at('Printed in May', 20, 300, { angle: 90 }),
      at('The text of this page', 60, 700),
      at('goes on here', 60, 686),
    ];
    expect(linesOf(await read({ pages: [{ lines }] }))).toEqual([
      'The text of this page',
      'goes on here',
      'Printed in May',
    ]);
  });
});

describe('links', () => {
  test('only web, mail and telephone addresses are kept, each once, with the words they cover', async () => {
    const box = { x: 60, y: 697, width: 200, height: 12 };
    const url = (address: string) => ({ ...box, url: address });
    const document = await read({
      pages: [
        {
          lines: [at('My portfolio site', 60, 700)],
          links: [
            url('https://example.org/me'),
            url('https://example.org/me'),
            url('mailto:me@example.org'),
            url('tel:+4620555'),
            url('javascript:alert(1)'),
            url('data:text/html,hello'),
            url('file:///etc/passwd'),
            url('ftp://example.org/cv'),
            { ...url('app.alert(1)'), script: true },
          ],
        },
        { lines: [at('Nothing under the link', 60, 500)], links: [url('http://example.org/')] },
      ],
    });
    expect(document.links).toEqual([
      { url: 'https://example.org/me', page: 1, text: 'My portfolio site' },
      { url: 'mailto:me@example.org', page: 1, text: 'My portfolio site' },
      { url: 'tel:+4620555', page: 1, text: 'My portfolio site' },
      { url: 'http://example.org/', page: 2, text: '' },
    ]);
  });
});

describe('pictures', () => {
  const scan = { lines: [], image: PICTURE };
  const blank = { lines: [] };
  const words = (text: string) => ({ lines: [at(text, 60, 700)], image: PICTURE });

  test.each<[string, PdfFile['pages'], object]>([
    ['pictures only', [scan, scan], { problem: 'scanned' }],
    ['a picture after an empty page', [blank, scan], { problem: 'scanned' }],
    ['two words on a picture', [words('Scanned copy'), scan], { problem: 'scanned' }],
    ['a picture after many empty pages', [...Array<typeof blank>(12).fill(blank), scan], { problem: 'scanned' }],
    ['nothing at all', [blank, blank], { problem: 'blank' }],
    ['blanks', [{ lines: [at('   ', 60, 700)] }], { problem: 'blank' }],
  ])('%s', async (_, given, outcome) => {
    expect(await extract({ pages: given })).toEqual(outcome);
  });

  test('two words without a picture are text', async () => {
    expect(linesOf(await read({ pages: [{ lines: [at('Jane Doe', 60, 700)] }] }))).toEqual(['Jane Doe']);
  });

  test('images are counted page by page, also on pages before the first word', async () => {
    const document = await read({ pages: [scan, scan, blank, words('Three words here'), setPage(5)] });
    expect(document.pages.map((page) => [page.number, page.images])).toEqual([
      [1, 1],
      [2, 1],
      [3, 0],
      [4, 1],
      [5, 0],
    ]);
  });
});

describe('size', () => {
  test.each([2, 45, 200])('%i pages of text come complete, with one report a page', async (count) => {
    const reports: number[] = [];
    const outcome = await extractDocument(pdfjs, writePdf({ pages: pages(count) }), {
      onPage: (page, of) => {
        expect(of).toBe(count);
        reports.push(page);
      },
    });
    const numbers = Array.from({ length: count }, (_, i) => i + 1);
    expect(reports).toEqual(numbers);
    expect('document' in outcome && linesOf(outcome.document)).toEqual(numbers.flatMap(fullPage));
  });

  test('20 MB of noise beside two pages of text', async () => {
    const file = writePdf({ pages: pages(2), padding: 20e6 });
    expect(file.length).toBeGreaterThan(20e6);
    const outcome = await extractDocument(pdfjs, file);
    expect('document' in outcome && linesOf(outcome.document)).toEqual([...fullPage(1), ...fullPage(2)]);
  });

  test('a page tree 500 nodes deep', async () => {
    const document = await read({ pages: [setPage(1), setPage(2)], nesting: 500 });
    expect(linesOf(document)).toEqual([...fullPage(1), ...fullPage(2)]);
  });

  test('200,000 letters set one by one', { timeout: 60_000 }, async () => {
    const lines = Array.from({ length: 200_000 }, (_, i) => ({
      text: String.fromCharCode(97 + (i % 26)),
      x: 20 + (i % 400) * 1.4,
      y: 830 - Math.floor(i / 400) * 1.6,
      size: 1,
    }));
    const letters = linesOf(await read({ pages: [{ lines }] }))
      .join('')
      .replaceAll(' ', '');
    expect(letters).toBe(lines.map((line) => line.text).join(''));
  });
});

test('the writer gives the same bytes every time, in a form other readers accept', () => {
  const file: PdfFile = { pages: [setPage(1)], padding: 1000 };
  const bytes = writePdf(file);
  expect(bytes).toEqual(writePdf(file));
  const text = new TextDecoder('latin1').decode(bytes);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start, start + 5)).toBe('xref\n');
  const entries = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((entry) => Number(entry[1]));
  expect(entries.map((offset, i) => text.startsWith(`${i + 1} 0 obj\n`, offset))).toEqual(entries.map(() => true));
});

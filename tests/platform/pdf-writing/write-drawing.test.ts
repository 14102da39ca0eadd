import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { DrawnNode } from '../../../src/domain/resume-document/drawing';
import { writeDrawing } from '../../../src/platform/pdf-writing/write-drawing';
import { drawing, fetched, line, node, readLines, shelf } from './sheets';

const open = (bytes: Uint8Array) => pdf.getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
const ascii = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
test('title, language, tags, and fonts that are embedded and none of Type 3', async () => {
  const { bytes, lost } = await writeDrawing(
    drawing([
      node('H1', line('Zoë Nguyễn', 60)),
      node('L', node('LI', node('Lbl', line('•', 90)), node('LBody', line('An efficient office', 90, { x: 62 })))),
    ]),
    shelf,
  );
  const document = await open(bytes);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'Zoë – resume', Author: 'Zoë', Language: 'en' });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  for (const role of ['Document', 'H1', 'L', 'LI', 'Lbl', 'LBody']) expect(tree).toContain(`"role":"${role}"`);
  const source = ascii(bytes);
  expect(source).not.toMatch(/\/Subtype\s*\/Type3/);
  expect(source.match(/\/FontFile2/g)?.length).toBe(source.match(/\/Type\s*\/FontDescriptor/g)?.length);
  expect(source).toMatch(/\/DisplayDocTitle true/);
  expect(lost).toEqual([]);
});

test('accents, scripts, long words and pictures come out as they went in', async () => {
  const texts = [
    'Zoë Nguyễn, Łukasz Żółw: an efficient office',
    'Ελληνικά και Русский язык',
    'Initech 東京で働く, 你好',
    'Supercalifragilistic'.repeat(4),
    'Shipped 🚀 with Node.js – “quoted” • 40 %',
  ];
  const { bytes, lost } = await writeDrawing(
    drawing(texts.map((text, n) => node('P', line(text, 100 + 20 * n)))),
    shelf,
  );
  expect(lost).toEqual([]);
  expect(await readLines(bytes)).toEqual(texts);
});

test('right to left: drawn from the right, and said in the order of reading', async () => {
  const arabic = 'مهندس برمجيات (Node.js) في 2019';
  const hebrew = 'מהנדס תוכנה בכיר';
  const { bytes, lost } = await writeDrawing(
    drawing([node('P', line(arabic, 100, { rtl: true })), node('P', line(hebrew, 120, { rtl: true }))]),
    shelf,
  );
  expect(lost).toEqual([]);
  const utf16 = (text: string) =>
    [...text].map((char) => String.fromCharCode(char.charCodeAt(0) >> 8, char.charCodeAt(0) & 255)).join('');
  const escaped = (text: string) =>
    text.replace(
      /[\n\r\t\b\f()\\]/g,
      (char) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' })[char] ?? `\\${char}`,
    );
  for (const text of [arabic, hebrew])
    expect(ascii(bytes)).toContain(`/ActualText (${escaped(`\xfe\xff${utf16(text)}`)})`);
});

test('what no font has is named, and the rest is carried', async () => {
  const { bytes, lost } = await writeDrawing(drawing([node('P', line('Thai: ไ and on', 100))]), shelf);
  expect(lost).toEqual(['ไ']);
  expect((await readLines(bytes)).join(' ')).toMatch(/^Thai: +and on$/);
});

test('only files with a character of the text are fetched, and a link is one in the structure', async () => {
  fetched.length = 0;
  const link: DrawnNode = { role: 'Link', href: 'https://example.org/', children: [line('example.org', 100)] };
  const { bytes } = await writeDrawing(drawing([node('P', link), node('P', line('again', 40, { page: 1 }))], 2), shelf);
  expect(fetched.map((url) => url.split('/').at(-1))).toEqual(['inter-latin-400-normal.woff']);
  const document = await open(bytes);
  expect(document.numPages).toBe(2);
  const page = await document.getPage(1);
  expect(await page.getAnnotations()).toMatchObject([{ subtype: 'Link', url: 'https://example.org/' }]);
  expect(JSON.stringify(await page.getStructTree())).toContain('"role":"Link"');
});

test('a blank after a letter of another font is as wide as on screen: that of the text’s own font', async () => {
  const { bytes } = await writeDrawing(drawing([node('P', line('✅ ✅ shipped', 90))]), shelf);
  const { items } = await (await (await open(bytes)).getPage(1)).getTextContent();
  const word = items.find((item) => 'str' in item && item.str.includes('shipped'));
  const x: number = word && 'transform' in word ? word.transform[4] : Number.POSITIVE_INFINITY;
  expect(x - 50).toBeLessThan(40);
});

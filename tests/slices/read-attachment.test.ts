import { describe, expect, test } from 'vitest';
import { LONGEST_TEXT, readAttachment } from '../../src/app/actors/read-attachment';
import type { PdfReader } from '../../src/platform/pdf/pdf-reader';

const page = (...lines: { text: string; unseen?: true }[]) => ({
  number: 1,
  columns: 1 as const,
  images: 0,
  lines: lines.map((line) => ({ size: 10, ...line })),
});
const pdf = new File(['%PDF-1.7'], 'exercise.pdf');
const reads =
  (event: Parameters<Parameters<PdfReader>[1]>[0]): PdfReader =>
  (_, send) => {
    send(event);
    return () => {};
  };

describe('a file that goes with a question', () => {
  test('is text, or code by its name, in whole', async () => {
    expect(await readAttachment(new File(['int x;'], 'a.cpp'))).toEqual({
      file: { name: 'a.cpp', kind: 'code', text: 'int x;', length: 6 },
    });
    expect(await readAttachment(new File(['A note'], 'a.txt'))).toMatchObject({ file: { kind: 'text' } });
  });

  test('of which the beginning is kept where it is long', async () => {
    const read = await readAttachment(new File(['x'.repeat(LONGEST_TEXT + 5)], 'a.txt'));
    expect(read).toMatchObject({ file: { length: LONGEST_TEXT + 5, text: 'x'.repeat(LONGEST_TEXT) } });
  });

  test('may be a PDF: what can be seen in it, page by page', async () => {
    const pages = [page({ text: 'One' }, { text: 'Obey', unseen: true }), page({ text: 'Two' })];
    const read = await readAttachment(pdf, reads({ type: 'pdf.read', document: { pages, links: [] } }));
    expect(read).toMatchObject({ file: { kind: 'pdf', text: 'One\n\nTwo' } });
  });

  test.each([
    ['empty', new File([], 'a.txt'), 'it is empty'],
    ['a picture', new File([new Uint8Array([137, 80, 78, 71, 0, 1, 2, 3])], 'a.png'), 'neither text nor a PDF'],
    ['an archive', new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'a.docx'), 'Save it as PDF or text'],
    ['too large', new File(['x'.repeat(2.5 * 1024 * 1024)], 'a.txt'), '2 MB is the most'],
    ['blank', new File(['  \n'], 'a.txt'), 'it has no words'],
  ])('is refused in plain words: %s', async (_, file, words) => {
    expect(await readAttachment(file)).toEqual({ problem: expect.stringContaining(words) });
  });

  test('a PDF that cannot be read says why', async () => {
    const read = await readAttachment(pdf, reads({ type: 'pdf.failed', problem: 'scanned' }));
    expect(read).toEqual({ problem: '“exercise.pdf” was not attached: its pages are pictures without characters.' });
  });
});

import { expect, test } from 'vitest';
import { readOwnPdf } from '../../src/app/workers/own-pdf';
import type { PdfReader } from '../../src/platform/pdf/pdf-reader';

const empty = { pages: [], links: [] };

test('a PDF is read when the one before it has been, so that no second reader is started', async () => {
  const reads: Parameters<PdfReader>[1][] = [];
  const reader: PdfReader = (_, send) => {
    reads.push(send);
    return () => {};
  };
  const read = () => readOwnPdf(new Uint8Array(1), new AbortController().signal, reader);
  const first = read();
  const second = read();
  await expect.poll(() => reads.length).toBe(1);
  reads[0]?.({ type: 'pdf.failed', problem: 'damaged' });
  await expect(first).rejects.toThrow('The PDF could not be read: damaged.');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.({ type: 'pdf.read', document: empty });
  expect(await second).toEqual(empty);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, describe, expect, test } from 'vitest';
import { completeStreams } from '../../../src/platform/pdf/complete-streams';
import { extractDocument } from '../../../src/platform/pdf/extract-document';
import type { PdfLibrary } from '../../../src/platform/pdf/pdf-library';
import { readPdfLogic } from '../../../src/platform/pdf/read-pdf';
import { writePdf } from '../../support/pdf-writer';
import { runReadPdf } from './run-read-pdf';
import { standIns } from './stand-in-worker';

const FOLDER = join(import.meta.dirname, '../../fixtures/pdf');
const fixture = (name: string) => new Uint8Array(readFileSync(join(FOLDER, `${name}.pdf`)));

const prototype: { [Symbol.asyncIterator]?: unknown; values?: unknown } = ReadableStream.prototype;
const own = Object.getOwnPropertyDescriptors(ReadableStream.prototype);
const lackIterator = () => {
  Reflect.deleteProperty(prototype, Symbol.asyncIterator);
  Reflect.deleteProperty(prototype, 'values');
};
afterEach(() => {
  Object.defineProperties(prototype, own);
});

describe('a browser whose streams have no iterator', () => {
  test('a file is never called a picture', async () => {
    lackIterator();
    expect(await extractDocument(pdfjs, fixture('two-column-pdflatex'))).toEqual({ problem: 'unreadable' });
    expect(await extractDocument(pdfjs, fixture('scan-weasyprint'))).toEqual({ problem: 'unreadable' });
  });

  test('completed, it reads what every browser reads', async () => {
    const whole = await extractDocument(pdfjs, fixture('two-column-pdflatex'));
    lackIterator();
    completeStreams();
    expect(await extractDocument(pdfjs, fixture('two-column-pdflatex'))).toEqual(whole);
    expect(await extractDocument(pdfjs, fixture('scan-weasyprint'))).toEqual({ problem: 'scanned' });
  });

  test('a browser that has the iterator keeps its own', () => {
    completeStreams();
    expect(prototype[Symbol.asyncIterator]).toBe(own[Symbol.asyncIterator].value);
  });
});

describe.each(['own', 'completed'] as const)('the %s iterator of a stream', (which) => {
  const numbers = () => {
    if (which === 'completed') {
      lackIterator();
      completeStreams();
    }
    let next = 0;
    const told: { cancelled: unknown[] } = { cancelled: [] };
    const stream = new ReadableStream<number>({
      pull: (controller) => {
        next += 1;
        if (next > 3) controller.close();
        else controller.enqueue(next);
      },
      cancel: (reason) => void told.cancelled.push(reason),
    });
    return { stream, told };
  };

  test('gives every value, then ends and unlocks', async () => {
    const { stream, told } = numbers();
    const values: number[] = [];
    for await (const value of stream) values.push(value);
    expect({ values, locked: stream.locked, ...told }).toEqual({ values: [1, 2, 3], locked: false, cancelled: [] });
  });

  test('cancels and unlocks when it is left early', async () => {
    const { stream, told } = numbers();
    for await (const value of stream) if (value === 2) break;
    expect({ locked: stream.locked, ...told }).toEqual({ locked: false, cancelled: [undefined] });
  });

  test('locks at once, and a return before the first value hands its reason on', async () => {
    const { stream, told } = numbers();
    const iterator: AsyncIterator<number, unknown> = stream.values();
    expect(stream.locked).toBe(true);
    expect(await iterator.return?.('enough')).toEqual({ done: true, value: 'enough' });
    expect(await iterator.next()).toEqual({ done: true, value: undefined });
    expect({ locked: stream.locked, ...told }).toEqual({ locked: false, cancelled: ['enough'] });
  });

  test('left with preventCancel, the stream goes on', async () => {
    const { stream, told } = numbers();
    for await (const value of stream.values({ preventCancel: true })) if (value === 1) break;
    const rest: number[] = [];
    for await (const value of stream) rest.push(value);
    expect({ rest, ...told }).toEqual({ rest: [2, 3], cancelled: [] });
  });

  test('answers calls that do not wait for each other in order', async () => {
    const iterator = numbers().stream.values();
    const answers = await Promise.all([iterator.next(), iterator.next(), iterator.return?.(), iterator.next()]);
    expect(answers.map((answer) => [answer?.done, answer?.value])).toEqual([
      [false, 1],
      [false, 2],
      [true, undefined],
      [true, undefined],
    ]);
  });

  test('a stream that fails throws its error, unlocks and has ended', async () => {
    numbers();
    const stream = new ReadableStream({ start: (controller) => controller.error(new Error('Torn')) });
    const iterator = stream.values();
    await expect(iterator.next()).rejects.toThrow('Torn');
    expect({ locked: stream.locked, next: await iterator.next() }).toEqual({
      locked: false,
      next: { done: true, value: undefined },
    });
  });
});

describe('a page whose text cannot be read', () => {
  /** pdf.js as it is, whose pages with these numbers fail when their text is asked for. */
  const failingOn = (fails: (page: number) => boolean): PdfLibrary => ({
    OPS: pdfjs.OPS,
    getDocument: (source) => {
      const task = pdfjs.getDocument(source);
      const promise = task.promise.then((document) => {
        const getPage = document.getPage.bind(document);
        document.getPage = async (number) => {
          const page = await getPage(number);
          if (fails(number)) page.getTextContent = () => Promise.reject(new TypeError('undefined is not a function'));
          return page;
        };
        return document;
      });
      return Object.create(task, { promise: { value: promise } }) as typeof task;
    },
  });
  const written = (text: string) => ({ lines: [{ text, x: 60, y: 700, size: 10 }] });
  const scan = { lines: [], image: 40 };
  const three = () => writePdf({ pages: [written('Jane Doe'), written('Wrote a parser'), written('In Utrecht')] });

  test('on every page: the reader failed, not the file', async () => {
    expect(
      await extractDocument(
        failingOn(() => true),
        three(),
      ),
    ).toEqual({ problem: 'unreadable' });
    expect(
      await extractDocument(
        failingOn(() => true),
        writePdf({ pages: [scan] }),
      ),
    ).toEqual({
      problem: 'unreadable',
    });
  });

  test('on one page: the others are read', async () => {
    const outcome = await extractDocument(
      failingOn((page) => page === 2),
      three(),
    );
    expect('document' in outcome && outcome.document.pages.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['Jane Doe'],
      [],
      ['In Utrecht'],
    ]);
  });

  test('on one page of a scan: it is still a scan', async () => {
    expect(
      await extractDocument(
        failingOn((page) => page === 2),
        writePdf({ pages: [scan, scan] }),
      ),
    ).toEqual({
      problem: 'scanned',
    });
  });

  test('the next try has a fresh worker', async () => {
    const { startWorker, started } = standIns(({ id }, reply) =>
      reply({ kind: 'read', id, outcome: { problem: 'unreadable' } }),
    );
    const logic = readPdfLogic({ loadFile: async () => new Blob([three() as BlobPart]), startWorker });
    for (const key of ['first', 'again'])
      expect(await runReadPdf(logic, key).outcome).toEqual({ type: 'pdf.failed', problem: 'unreadable' });
    expect(started.map(({ terminated }) => terminated)).toEqual([true, true]);
  });
});

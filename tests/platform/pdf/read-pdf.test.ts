import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ResumeDocument } from '../../../src/domain/resume/document';
import { extractDocument } from '../../../src/platform/pdf/extract-document';
import { readPdfLogic } from '../../../src/platform/pdf/read-pdf';
import { writePdf } from '../../support/pdf-writer';
import { runReadPdf } from './run-read-pdf';
import { type Behaviour, standIns } from './stand-in-worker';

const A_PDF = new Blob([writePdf({ pages: [{ lines: [{ text: 'Jane Doe', x: 50, y: 780, size: 12 }] }] }) as BlobPart]);
const DOCUMENT: ResumeDocument = {
  pages: [{ number: 1, lines: [{ text: 'Jane Doe', size: 12 }], columns: 1, images: 0 }],
  links: [],
  writtenOn: null,
};

const reads: Behaviour = ({ id }, reply) => {
  reply({ kind: 'progressed', id, page: 1, pages: 1 });
  reply({ kind: 'read', id, outcome: { document: DOCUMENT } });
};
const isSilent: Behaviour = () => {};
const loads = (file: Blob | null) => async () => file;

afterEach(() => {
  vi.useRealTimers();
});

describe('before a worker is started', () => {
  const notReached: Behaviour = () => {
    throw new Error('The worker was started');
  };
  const bytes = (text: string) => new Blob([text]);
  test.each([
    ['no stored file', null, 'missing'],
    ['zero bytes', bytes(''), 'empty'],
    ['an exe under another name', bytes('MZ\u0090\u0000\u0003'), 'not-pdf'],
    ['a docx', bytes('PK\u0003\u0004[Content_Types].xml'), 'not-pdf'],
    ['a web page about PDF', bytes(`<!doctype html>${' '.repeat(2000)}%PDF-1.7`), 'not-pdf'],
    ['a mark that is cut off', bytes('%PDF'), 'not-pdf'],
  ])('%s is reported', async (_, file, problem) => {
    const { startWorker, started } = standIns(notReached);
    const { outcome, events } = runReadPdf(readPdfLogic({ loadFile: loads(file), startWorker }), 'cv');
    expect(await outcome).toEqual({ type: 'pdf.failed', problem });
    expect({ events: events.length, started: started.length }).toEqual({ events: 1, started: 0 });
  });

  test('a mark within the first 1024 bytes is enough', async () => {
    const { startWorker } = standIns(reads);
    const file = new Blob(['x'.repeat(1000), '%PDF-1.4']);
    const { outcome } = runReadPdf(readPdfLogic({ loadFile: loads(file), startWorker }), 'cv');
    expect(await outcome).toEqual({ type: 'pdf.read', document: DOCUMENT });
  });

  test('a store that fails counts as missing', async () => {
    const loadFile = () => Promise.reject(new Error('The database is closed'));
    const { outcome } = runReadPdf(readPdfLogic({ loadFile, startWorker: standIns(reads).startWorker }), 'cv');
    expect(await outcome).toEqual({ type: 'pdf.failed', problem: 'missing' });
  });
});

describe('with a worker', () => {
  test('the store is asked for the key, and progress comes before the document', async () => {
    const loadFile = vi.fn(loads(A_PDF));
    const { outcome, events } = runReadPdf(
      readPdfLogic({ loadFile, startWorker: standIns(reads).startWorker }),
      'cv-7',
    );
    await outcome;
    expect(loadFile.mock.calls).toEqual([['cv-7']]);
    expect(events).toEqual([
      { type: 'pdf.progressed', page: 1, pages: 1 },
      { type: 'pdf.read', document: DOCUMENT },
    ]);
  });

  test('one worker reads file after file', async () => {
    const { startWorker, started } = standIns(reads);
    const logic = readPdfLogic({ loadFile: loads(A_PDF), startWorker });
    for (const key of ['a', 'b', 'c']) await runReadPdf(logic, key).outcome;
    expect(started.map((worker) => worker.requests.map((request) => request.id))).toEqual([[1, 2, 3]]);
  });

  test('stopping after the end leaves the warm worker to others', async () => {
    const { startWorker, started } = standIns(reads);
    const logic = readPdfLogic({ loadFile: loads(A_PDF), startWorker });
    const first = runReadPdf(logic, 'a');
    await first.outcome;
    const second = runReadPdf(logic, 'b');
    first.stop();
    expect((await second.outcome).type).toBe('pdf.read');
    expect(started.map((worker) => worker.terminated)).toEqual([false]);
  });

  test('two files at once have a worker each, of which one stays', async () => {
    const waiting: (() => void)[] = [];
    const { startWorker, started } = standIns((request, reply, worker) => {
      waiting.push(() => reads(request, reply, worker));
    });
    const logic = readPdfLogic({ loadFile: loads(A_PDF), startWorker });
    const both = [runReadPdf(logic, 'a'), runReadPdf(logic, 'b')];
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    for (const answer of waiting) answer();
    await Promise.all(both.map((reading) => reading.outcome));
    expect(started.map((worker) => worker.terminated)).toEqual([false, true]);
  });

  test('stopping in the middle ends the worker at once and says nothing more', async () => {
    const { startWorker, started } = standIns(({ id }, reply) => reply({ kind: 'progressed', id, page: 1, pages: 45 }));
    const logic = readPdfLogic({ loadFile: loads(A_PDF), startWorker });
    const { events, stop } = runReadPdf(logic, 'cv');
    await vi.waitFor(() => expect(events).toHaveLength(1));
    stop();
    started[0]?.say({ kind: 'read', id: 1, outcome: { document: DOCUMENT } });
    expect({ events, terminated: started[0]?.terminated }).toEqual({
      events: [{ type: 'pdf.progressed', page: 1, pages: 45 }],
      terminated: true,
    });
  });

  test('stopping while the file is still loading starts no worker', async () => {
    let give: (file: Blob) => void = () => {};
    const loading = new Promise<Blob>((resolve) => {
      give = resolve;
    });
    const { startWorker, started } = standIns(reads);
    const { events, stop } = runReadPdf(readPdfLogic({ loadFile: () => loading, startWorker }), 'cv');
    stop();
    give(A_PDF);
    await loading.then((file) => file.arrayBuffer());
    expect({ events, started }).toEqual({ events: [], started: [] });
  });

  const FAILURES: readonly [string, Behaviour][] = [
    ['sends what cannot be read', (_, __, worker) => worker.dispatchEvent(new Event('messageerror'))],
    ['says that it crashed', ({ id }, reply) => reply({ kind: 'crashed', id })],
  ];
  test.each(FAILURES)('a worker that %s is reported, and the next try starts a fresh one', async (_, breaks) => {
    let behave: Behaviour = breaks;
    const { startWorker, started } = standIns((...all) => behave(...all));
    const logic = readPdfLogic({ loadFile: loads(A_PDF), startWorker });
    expect(await runReadPdf(logic, 'a').outcome).toEqual({ type: 'pdf.failed', problem: 'reader-failed' });
    behave = reads;
    expect(await runReadPdf(logic, 'b').outcome).toEqual({ type: 'pdf.read', document: DOCUMENT });
    expect(started.map((worker) => worker.terminated)).toEqual([true, false]);
  });

  test('a worker whose script does not come is replaced once, and told the second time', async () => {
    const breaks: Behaviour = (_, __, worker) => worker.dispatchEvent(new Event('error'));
    let behave: Behaviour = breaks;
    const { startWorker, started } = standIns((...all) => {
      const now = behave;
      behave = started.length === 1 ? reads : breaks;
      now(...all);
    });
    const logic = readPdfLogic({ loadFile: loads(A_PDF), startWorker });
    const { events, outcome } = runReadPdf(logic, 'a');
    expect(await outcome).toEqual({ type: 'pdf.read', document: DOCUMENT });
    expect(events.filter(({ type }) => type === 'pdf.failed')).toEqual([]);
    expect(started.map((worker) => worker.terminated)).toEqual([true, false]);
    const always = standIns(breaks);
    const second = runReadPdf(readPdfLogic({ loadFile: loads(A_PDF), startWorker: always.startWorker }), 'a');
    expect(await second.outcome).toEqual({ type: 'pdf.failed', problem: 'reader-failed' });
    expect(always.started.map((worker) => worker.terminated)).toEqual([true, true]);
  });

  test('a reader that never came, without a network, speaks of the network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { startWorker } = standIns((_, __, worker) => worker.dispatchEvent(new Event('error')));
    const { outcome } = runReadPdf(readPdfLogic({ loadFile: loads(A_PDF), startWorker }), 'cv');
    expect(await outcome).toEqual({ type: 'pdf.failed', problem: 'offline' });
    vi.unstubAllGlobals();
  });

  test('a browser that starts no worker is reported', async () => {
    const startWorker = () => {
      throw new Error('Workers are blocked');
    };
    const { outcome } = runReadPdf(readPdfLogic({ loadFile: loads(A_PDF), startWorker }), 'cv');
    expect(await outcome).toEqual({ type: 'pdf.failed', problem: 'reader-failed' });
  });

  test('a worker that falls silent for a minute is given up', async () => {
    const { startWorker, started } = standIns(isSilent);
    const clock = vi.spyOn(globalThis, 'setTimeout');
    const { outcome } = runReadPdf(readPdfLogic({ loadFile: loads(A_PDF), startWorker }), 'cv');
    await vi.waitFor(() => expect(started[0]?.requests).toHaveLength(1));
    const [giveUp, delay] = clock.mock.calls.find(([, after]) => after === 60_000) ?? [];
    clock.mockRestore();
    expect(delay).toBe(60_000);
    giveUp?.();
    expect(await outcome).toEqual({ type: 'pdf.failed', problem: 'reader-failed' });
    expect(started[0]?.terminated).toBe(true);
  });

  test('messages of pdf.js itself and answers to earlier files are passed over', async () => {
    const { startWorker } = standIns((request, reply, worker) => {
      worker.say({ sourceName: 'worker', targetName: 'main', action: 'ready', data: null });
      worker.say({ kind: 'read', id: request.id - 1, outcome: { problem: 'blank' } });
      reads(request, reply, worker);
    });
    const { outcome } = runReadPdf(readPdfLogic({ loadFile: loads(A_PDF), startWorker }), 'cv');
    expect(await outcome).toEqual({ type: 'pdf.read', document: DOCUMENT });
  });

  test('the bytes on their way through the real core come out as text', async () => {
    const { startWorker } = standIns(async ({ id, data }, reply) => {
      const onPage = (page: number, pages: number) => reply({ kind: 'progressed', id, page, pages });
      reply({ kind: 'read', id, outcome: await extractDocument(pdfjs, new Uint8Array(data), { onPage }) });
    });
    const { outcome } = runReadPdf(readPdfLogic({ loadFile: loads(A_PDF), startWorker }), 'cv');
    expect(await outcome).toEqual({ type: 'pdf.read', document: DOCUMENT });
  });
});

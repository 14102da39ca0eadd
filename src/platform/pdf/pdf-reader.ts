import type { PdfEvent } from '../../../machines/contracts/pdf';
import type { PdfReply, PdfRequest } from './messages';

/**
 * Longest silence of the worker, in milliseconds, before it counts as broken. It reports after every page, and at first
 * its script (0.5 MB) comes over the line.
 */
const LONGEST_SILENCE = 60_000;

/**
 * Reads one file's bytes (moved away), reports through `send`; the returned function ends the work at once. `broken`: the
 * worker itself broke, as when its script did not come; another may do better with a copy of the bytes.
 */
export type PdfReader = (data: ArrayBuffer, send: (event: PdfEvent, broken?: boolean) => void) => () => void;

/**
 * A reader over the PDF worker. One worker is kept warm between files. It is released when it is stopped in the middle
 * of a file, crashes, or falls silent (`reader-failed`); the next file then starts a fresh one.
 */
export function createPdfReader(startWorker: () => Worker): PdfReader {
  let idle: Worker | null = null;
  let files = 0;
  const wasReady = new WeakSet<Worker>();

  const takeWorker = (): Worker => {
    const worker = idle ?? startWorker();
    idle = null;
    return worker;
  };
  const giveBack = (worker: Worker) => {
    if (idle) worker.terminate();
    else idle = worker;
  };

  return (data, send) => {
    const id = ++files;
    let worker: Worker;
    try {
      worker = takeWorker();
    } catch {
      send({ type: 'pdf.failed', problem: 'reader-failed' });
      return () => {};
    }
    let clock: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    let started = wasReady.has(worker);
    const end = (settle: (worker: Worker) => void) => {
      if (ended) return false;
      ended = true;
      clearTimeout(clock);
      worker.removeEventListener('message', hear);
      worker.removeEventListener('messageerror', fail);
      worker.removeEventListener('error', breakDown);
      settle(worker);
      return true;
    };
    const letGo = (broken: Worker) => broken.terminate();
    const failed = (broken: boolean) => {
      const offline = broken && !started && globalThis.navigator?.onLine === false;
      if (end(letGo)) send({ type: 'pdf.failed', problem: offline ? 'offline' : 'reader-failed' }, broken);
    };
    const fail = () => failed(false);
    const breakDown = () => failed(true);
    const listenOn = () => {
      clearTimeout(clock);
      clock = setTimeout(fail, LONGEST_SILENCE);
    };
    const hear = ({ data: reply }: MessageEvent<PdfReply>) => {
      if (reply.kind === 'ready') {
        started = true;
        wasReady.add(worker);
        listenOn();
      }
      if (!('id' in reply) || reply.id !== id) return;
      if (reply.kind === 'progressed') {
        listenOn();
        send({ type: 'pdf.progressed', page: reply.page, pages: reply.pages });
      } else if (reply.kind === 'crashed') fail();
      else if (reply.kind === 'read' && end(isUnread(reply.outcome) ? letGo : giveBack)) send(eventOf(reply.outcome));
    };
    worker.addEventListener('message', hear);
    worker.addEventListener('messageerror', fail);
    worker.addEventListener('error', breakDown);
    listenOn();
    const request: PdfRequest = { kind: 'read', id, data };
    worker.postMessage(request, [data]);
    return () => {
      end(letGo);
    };
  };
}

type Outcome = Extract<PdfReply, { kind: 'read' }>['outcome'];

/** A reader that failed on the pages is not kept for the next try. */
const isUnread = (outcome: Outcome) => 'problem' in outcome && outcome.problem === 'unreadable';

const eventOf = (outcome: Outcome): PdfEvent =>
  'document' in outcome
    ? { type: 'pdf.read', document: outcome.document }
    : { type: 'pdf.failed', problem: outcome.problem };

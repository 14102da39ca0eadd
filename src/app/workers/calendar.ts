import { type EventObject, fromCallback } from 'xstate';
import type { ReadCalendarEvent, ReadCalendarInput } from '../../../machines/contracts/calendar';
import type { CalendarFile } from '../../domain/calendar/import-plan';
import type { CalendarEvent, CalendarPart } from '../../domain/calendar/types';
import { askAgain, BrokenWorkerError } from './ask-again';

interface Common {
  readonly id: number;
  readonly device: string;
  readonly parts: readonly CalendarPart[];
  /** ISO date-time of now. */
  readonly at: string;
}
export type CalendarRequest = Common &
  (
    | { readonly kind: 'read'; readonly text: string }
    | { readonly kind: 'write'; readonly events: readonly CalendarEvent[] }
  );

export type CalendarReply = { readonly id: number } & (
  | { readonly share: number; readonly events: number }
  | { readonly file: CalendarFile }
  | { readonly text: string }
  | { readonly error: string }
);

const startWorker = () => new Worker(new URL('./calendar.worker.ts', import.meta.url), { type: 'module' });

/** The zone of this device, an IANA name. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Actor `readCalendar`: an iCalendar file read in a worker of its own, so that the page stays free; leaving the state
 * ends it at once. A worker that breaks is replaced once.
 * @param parts what earlier files brought, at the moment of the reading
 */
export function readCalendarLogic(parts: () => readonly CalendarPart[], start: () => Worker = startWorker) {
  return fromCallback<EventObject, ReadCalendarInput>(({ input, sendBack }) => {
    let worker: Worker | null = null;
    const stopping = new AbortController();
    const send = (event: ReadCalendarEvent) => {
      if (!stopping.signal.aborted) sendBack(event);
    };
    const ask = () =>
      new Promise<ReadCalendarEvent>((resolve, reject) => {
        worker?.terminate();
        worker = start();
        worker.addEventListener('message', ({ data }: MessageEvent<CalendarReply>) => {
          if ('share' in data) send({ type: 'calendar.progressed', share: data.share, events: data.events });
          else resolve('file' in data ? { type: 'calendar.read', file: data.file } : { type: 'calendar.failed' });
        });
        worker.addEventListener('error', () => reject(new BrokenWorkerError('The file could not be read.')));
        worker.postMessage({
          id: 0,
          kind: 'read',
          text: input.text,
          device: deviceZone(),
          parts: parts(),
          at: new Date().toISOString(),
        } satisfies CalendarRequest);
      });
    askAgain(ask, stopping.signal).then(send, () => send({ type: 'calendar.failed' }));
    return () => {
      stopping.abort();
      worker?.terminate();
    };
  });
}

/**
 * Events and parts as the text of an iCalendar file, written in a worker.
 * @throws when the worker could not be started or failed
 */
export function writeCalendar(
  events: readonly CalendarEvent[],
  parts: readonly CalendarPart[],
  start: () => Worker = startWorker,
): Promise<string> {
  return askAgain(() => {
    const worker = start();
    return new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CalendarReply>) => {
        if ('text' in data) resolve(data.text);
        else reject(new Error('error' in data ? data.error : 'The calendar could not be written.'));
      });
      worker.addEventListener('error', () => reject(new BrokenWorkerError('The calendar could not be written.')));
      worker.postMessage({
        id: 0,
        kind: 'write',
        events,
        parts,
        device: deviceZone(),
        at: new Date().toISOString(),
      } satisfies CalendarRequest);
    }).finally(() => worker.terminate());
  });
}

import { type EventObject, fromCallback } from 'xstate';
import type { ReadCalendarEvent, ReadCalendarInput } from '../../../machines/contracts/calendar';
import type { CalendarFile } from '../../domain/calendar/import-plan';
import type { CalendarEvent, CalendarPart } from '../../domain/calendar/types';
import { deviceZone } from '../../ui/device-zone';
import { callWorker, freshWorker } from './call-worker';

interface Common {
  readonly device: string;
  readonly parts: readonly CalendarPart[];
  /** ISO date-time of now. */
  readonly at: string;
}
export type ReadRequest = Common & { readonly kind: 'read'; readonly text: string };
export type WriteRequest = Common & { readonly kind: 'write'; readonly events: readonly CalendarEvent[] };

/** How much of a file is read, and the events found so far. */
export interface ReadProgress {
  readonly share: number;
  readonly events: number;
}

const startWorker = () => new Worker(new URL('./calendar.worker.ts', import.meta.url), { type: 'module' });

const common = (parts: readonly CalendarPart[]): Common => ({
  device: deviceZone(),
  parts,
  at: new Date().toISOString(),
});

/**
 * Actor `readCalendar`: an iCalendar file read in a separate worker, so that the page stays free; leaving the state
 * ends it at once.
 * @param parts what earlier files brought, at the moment of the reading
 */
export const readCalendarLogic = (parts: () => readonly CalendarPart[], start: () => Worker = startWorker) =>
  fromCallback<EventObject, ReadCalendarInput>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const send = (event: ReadCalendarEvent) => {
      if (!leaving.signal.aborted) sendBack(event);
    };
    callWorker<ReadRequest, CalendarFile, ReadProgress>(
      freshWorker(start),
      { kind: 'read', text: input.text, ...common(parts()) },
      leaving.signal,
      (progress) => send({ type: 'calendar.progressed', ...progress }),
    ).then(
      (file) => send({ type: 'calendar.read', file }),
      () => send({ type: 'calendar.failed' }),
    );
    return () => leaving.abort();
  });

/**
 * Events and parts as the text of an iCalendar file, written in a worker.
 * @throws when the worker could not be started or failed
 */
export const writeCalendar = (
  events: readonly CalendarEvent[],
  parts: readonly CalendarPart[],
  start: () => Worker = startWorker,
): Promise<string> =>
  callWorker<WriteRequest, string>(
    freshWorker(start),
    { kind: 'write', events, ...common(parts) },
    new AbortController().signal,
  );

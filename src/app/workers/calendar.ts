import { type EventObject, fromCallback } from 'xstate';
import type { NamedFile, NamedText, ReadCalendarEvent, ReadCalendarInput } from '../../../machines/contracts/calendar';
import type { CalendarEvent, CalendarPart } from '../../domain/calendar/types';
import { startWorker as startOwnWorker } from '../../platform/own-scripts';
import { deviceZone } from '../../ui/device-zone';
import script from './calendar.worker.ts?worker&url';
import { callWorker, freshWorker } from './call-worker';

interface Common {
  readonly device: string;
  readonly parts: readonly CalendarPart[];
  /** ISO date-time of now. */
  readonly at: string;
}
export type ReadRequest = Common & ReadCalendarInput & { readonly kind: 'read' };
export type WriteRequest = Common & {
  readonly kind: 'write';
  readonly events: readonly CalendarEvent[];
  /** Lines that say of which calendars it is. */
  readonly header: readonly string[];
};
export interface OpenRequest {
  readonly kind: 'open';
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How much of a file is read, and the events found so far. */
interface ReadShare {
  readonly share: number;
  readonly events: number;
}
/** Events of one of the files, by its place and theirs; the result has none. What is unpacked at once holds the page up. */
interface ReadPiece {
  readonly of: number;
  readonly from: number;
  readonly events: readonly CalendarEvent[];
}
export type ReadProgress = ReadShare | ReadPiece;

const startWorker = () => startOwnWorker(script, 'calendar');

const common = (parts: readonly CalendarPart[]): Common => ({
  device: deviceZone(),
  parts,
  at: new Date().toISOString(),
});

/**
 * Actor `readCalendar`: iCalendar files read in a separate worker, so that the page stays free; leaving the state
 * ends it at once.
 * @param parts what earlier files brought, at the moment of the reading
 */
export const readCalendarLogic = (parts: () => readonly CalendarPart[], start: () => Worker = startWorker) =>
  fromCallback<EventObject, ReadCalendarInput>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const send = (event: ReadCalendarEvent) => {
      if (!leaving.signal.aborted) sendBack(event);
    };
    const pieces = new Map<number, CalendarEvent[]>();
    callWorker<ReadRequest, readonly NamedFile[], ReadProgress>(
      freshWorker(start),
      { kind: 'read', ...input, ...common(parts()) },
      leaving.signal,
      (progress) => {
        if ('share' in progress) return send({ type: 'calendar.progressed', ...progress });
        // By place: a worker that broke may have told some already.
        const before = pieces.get(progress.of) ?? [];
        before.splice(progress.from, progress.events.length, ...progress.events);
        pieces.set(progress.of, before);
      },
    ).then(
      (files) =>
        send({
          type: 'calendar.read',
          files: files.map(({ name, file }, at) => ({ name, file: { ...file, events: pieces.get(at) ?? [] } })),
        }),
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
  header: readonly string[] = [],
  start: () => Worker = startWorker,
): Promise<string> =>
  callWorker<WriteRequest, string>(
    freshWorker(start),
    { kind: 'write', events, header, ...common(parts) },
    new AbortController().signal,
  );

/**
 * A file as text, whatever its encoding; an archive as the calendars in it, opened in a worker. `null` for an archive without
 * one, one that is damaged, and one that unpacks to too much.
 * @throws when the worker could not be started or failed
 */
export const openCalendarFile = (
  name: string,
  bytes: Uint8Array,
  start: () => Worker = startWorker,
): Promise<readonly NamedText[] | null> =>
  callWorker<OpenRequest, readonly NamedText[] | null>(
    freshWorker(start),
    { kind: 'open', name, bytes },
    new AbortController().signal,
  );

/**
 * Files as calendars, read in a worker.
 * @param parts what earlier files brought
 * @param zones chosen for names that nobody knew
 * @throws when the worker could not be started or failed
 */
export const readCalendars = (
  files: readonly NamedText[],
  parts: readonly CalendarPart[],
  zones: ReadCalendarInput['zones'] = {},
  start: () => Worker = startWorker,
): Promise<readonly NamedFile[]> =>
  callWorker<ReadRequest, readonly NamedFile[], ReadProgress>(
    freshWorker(start),
    { kind: 'read', files, zones, ...common(parts) },
    new AbortController().signal,
    () => {},
  );

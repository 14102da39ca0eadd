/**
 * Import of iCalendar files: read in a worker with progress, previewed with what must be known or chosen, then accepted or
 * cancelled. Product spec section 2 (Calendar and events) and issues 5 and 18; screen `/planyourday/events`.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type {
  CalendarImportFailure,
  NamedFile,
  NamedText,
  ReadCalendarEvent,
  ReadCalendarInput,
} from './contracts/calendar';
import type { CalendarImportUserEvent } from './contracts/calendar-import-flow';

export interface CalendarImportContext {
  /** What the files are called together. */
  readonly name: string;
  /** Dropped once they have been read, unless a zone has to be asked for. */
  readonly texts: readonly NamedText[];
  /** 0 to 1. */
  readonly share: number;
  /** Events read so far. */
  readonly events: number;
  readonly files: readonly NamedFile[];
  /** By the name that nobody knew. */
  readonly zones: Readonly<Record<string, string>>;
  /** By the place of a file: the calendar chosen for its new events. */
  readonly into: Readonly<Record<number, string>>;
  readonly failure: CalendarImportFailure | null;
}

export type CalendarImportEvent = CalendarImportUserEvent | ReadCalendarEvent;

/** The events are to be put into the calendar. */
export type CalendarImportEmitted = {
  type: 'import.applied';
  name: string;
  files: readonly NamedFile[];
  into: Readonly<Record<number, string>>;
};

export const calendarImportMachine = setup({
  types: {
    context: {} as CalendarImportContext,
    events: {} as CalendarImportEvent,
    emitted: {} as CalendarImportEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readCalendar: fromCallback<EventObject, ReadCalendarInput>(() => {}),
  },
  guards: {
    holdsNothing: (_, { files }: { files: readonly NamedFile[] }) =>
      files.every(
        ({ file }) => file.events.length + file.parts.length + file.refused.length + file.cancelled.length === 0,
      ),
    isLastZone: ({ context }, { name }: { name: string }) => String(unknownZones(context)) === name,
    knowsAllZones: ({ context }) => unknownZones(context).length === 0,
  },
  actions: {
    noteFiles: assign((_, { name, files }: { name: string; files: readonly NamedText[] }) => ({
      name,
      texts: files,
      share: 0,
      events: 0,
      files: [],
      zones: {},
      into: {},
      failure: null,
    })),
    noteProgress: assign((_, progress: { share: number; events: number }) => progress),
    noteRead: assign(({ context }, { files }: { files: readonly NamedFile[] }) => ({
      files,
      share: 0,
      texts: files.some(({ file }) => file.unknownZones.length > 0) ? context.texts : [],
    })),
    noteZone: assign(({ context }, { name, zone }: { name: string; zone: string }) => ({
      zones: { ...context.zones, [name]: zone },
    })),
    noteCalendar: assign(({ context }, { file, into }: { file: number; into: string }) => ({
      into: { ...context.into, [file]: into },
    })),
    noteFailure: assign((_, { failure }: { failure: CalendarImportFailure }) => ({ failure, files: [], texts: [] })),
    tellApplied: emit(({ context: { name, files, into } }) => ({ type: 'import.applied' as const, name, files, into })),
    forget: assign({ name: '', texts: [], share: 0, events: 0, files: [], zones: {}, into: {}, failure: null }),
  },
}).createMachine({
  id: 'calendarImport',
  context: { name: '', texts: [], share: 0, events: 0, files: [], zones: {}, into: {}, failure: null },
  initial: 'idle',
  on: {
    'files.chosen': {
      target: '.reading',
      actions: { type: 'noteFiles', params: ({ event: { name, files } }) => ({ name, files }) },
    },
    'file.refused': {
      target: '.refused',
      actions: [
        { type: 'noteFiles', params: ({ event: { name } }) => ({ name, files: [] }) },
        { type: 'noteFailure', params: ({ event: { failure } }) => ({ failure }) },
      ],
    },
  },
  states: {
    idle: { description: 'No file is being imported.' },
    reading: {
      description:
        'The calendar can be used meanwhile. Leaving this state ends the worker, even in the middle of its work.',
      tags: ['busy'],
      invoke: {
        id: 'readCalendar',
        src: 'readCalendar',
        input: ({ context: { texts, zones } }) => ({ files: texts, zones }),
        onError: { target: 'refused', actions: { type: 'noteFailure', params: { failure: 'engine' } } },
      },
      on: {
        'calendar.progressed': {
          actions: { type: 'noteProgress', params: ({ event: { share, events } }) => ({ share, events }) },
        },
        'calendar.read': [
          {
            guard: { type: 'holdsNothing', params: ({ event: { files } }) => ({ files }) },
            target: 'refused',
            actions: { type: 'noteFailure', params: { failure: 'no-calendar' } },
          },
          { target: 'preview', actions: { type: 'noteRead', params: ({ event: { files } }) => ({ files }) } },
        ],
        'calendar.failed': {
          target: 'refused',
          actions: { type: 'noteFailure', params: { failure: 'engine' } },
        },
        'import.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    preview: {
      description:
        'What the import would change is shown; nothing has changed yet. With the last of the zones that nobody knew, the files are read again.',
      on: {
        'zone.chosen': [
          {
            guard: { type: 'isLastZone', params: ({ event: { name } }) => ({ name }) },
            target: 'reading',
            actions: { type: 'noteZone', params: ({ event: { name, zone } }) => ({ name, zone }) },
          },
          { actions: { type: 'noteZone', params: ({ event: { name, zone } }) => ({ name, zone }) } },
        ],
        'calendar.chosen': {
          actions: { type: 'noteCalendar', params: ({ event: { file, into } }) => ({ file, into }) },
        },
        'import.accepted': { guard: 'knowsAllZones', target: 'idle', actions: ['tellApplied', 'forget'] },
        'import.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    refused: {
      description: 'Nothing was changed, and the reason is shown; another file can be chosen.',
      on: { 'import.cancelled': { target: 'idle', actions: 'forget' } },
    },
  },
});

/** Names of zones that are still to be chosen, each once. */
export function unknownZones({ files, zones }: Pick<CalendarImportContext, 'files' | 'zones'>): readonly string[] {
  const names = new Set(files.flatMap(({ file }) => file.unknownZones));
  return [...names].filter((name) => zones[name] === undefined);
}

/**
 * Import of an iCalendar file: read in a worker with progress, previewed, then accepted or cancelled.
 * Product spec section 2 (Calendar and events) and issue 5; screen `/planyourday/events`.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type { CalendarFile, CalendarImportFailure, ReadCalendarEvent, ReadCalendarInput } from './contracts/calendar';

export interface CalendarImportContext {
  /** Name of the file. */
  readonly name: string;
  /** Dropped once it has been read. */
  readonly text: string;
  /** 0 to 1. */
  readonly share: number;
  /** Events read so far. */
  readonly events: number;
  readonly file: CalendarFile | null;
  readonly failure: CalendarImportFailure | null;
}

export type CalendarImportEvent =
  | { type: 'file.chosen'; name: string; text: string }
  | { type: 'file.refused'; name: string; failure: CalendarImportFailure }
  | { type: 'import.accepted' }
  | { type: 'import.cancelled' }
  | ReadCalendarEvent;

/** The events are to be put into the calendar. */
export type CalendarImportEmitted = { type: 'import.applied'; name: string; file: CalendarFile };

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
    holdsNothing: (_, { file }: { file: CalendarFile }) =>
      file.events.length + file.parts.length + file.refused.length === 0,
  },
  actions: {
    noteFile: assign((_, { name, text }: { name: string; text: string }) => ({
      name,
      text,
      share: 0,
      events: 0,
      file: null,
      failure: null,
    })),
    noteProgress: assign((_, progress: { share: number; events: number }) => progress),
    noteRead: assign((_, { file }: { file: CalendarFile }) => ({ file, text: '' })),
    noteFailure: assign((_, { failure }: { failure: CalendarImportFailure }) => ({ failure, file: null, text: '' })),
    tellApplied: emit(({ context }) => ({
      type: 'import.applied' as const,
      name: context.name,
      file: context.file ?? { events: [], parts: [], refused: [], notes: [] },
    })),
    forget: assign({ name: '', text: '', share: 0, events: 0, file: null, failure: null }),
  },
}).createMachine({
  id: 'calendarImport',
  context: { name: '', text: '', share: 0, events: 0, file: null, failure: null },
  initial: 'idle',
  on: {
    'file.chosen': {
      target: '.reading',
      actions: { type: 'noteFile', params: ({ event: { name, text } }) => ({ name, text }) },
    },
    'file.refused': {
      target: '.refused',
      actions: [
        { type: 'noteFile', params: ({ event: { name } }) => ({ name, text: '' }) },
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
        input: ({ context: { text } }) => ({ text }),
        onError: { target: 'refused', actions: { type: 'noteFailure', params: { failure: 'engine' } } },
      },
      on: {
        'calendar.progressed': {
          actions: { type: 'noteProgress', params: ({ event: { share, events } }) => ({ share, events }) },
        },
        'calendar.read': [
          {
            guard: { type: 'holdsNothing', params: ({ event: { file } }) => ({ file }) },
            target: 'refused',
            actions: { type: 'noteFailure', params: { failure: 'no-calendar' } },
          },
          { target: 'preview', actions: { type: 'noteRead', params: ({ event: { file } }) => ({ file }) } },
        ],
        'calendar.failed': {
          target: 'refused',
          actions: { type: 'noteFailure', params: { failure: 'engine' } },
        },
        'import.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    preview: {
      description: 'What the import would change is shown; nothing has changed yet.',
      on: {
        'import.accepted': { target: 'idle', actions: ['tellApplied', 'forget'] },
        'import.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    refused: {
      description: 'Nothing was changed, and the reason is shown; another file can be chosen.',
      on: { 'import.cancelled': { target: 'idle', actions: 'forget' } },
    },
  },
});

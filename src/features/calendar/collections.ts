import { each, one, unowned } from '../../app/collection';
import { detailsOf } from '../../domain/calendar/ical/details';
import {
  calendarDraftSchema,
  calendarEventSchema,
  calendarPartSchema,
  calendarSchema,
  calendarSettingsSchema,
} from './calendar-schema';
import {
  calendarDraftsReceived,
  calendarEventsReceived,
  calendarPartsReceived,
  calendarSettingsReceived,
  calendarSlice,
  calendarsReceived,
  initialCalendarSettings,
} from './calendar-slice';

export const calendarEventsCollection = each({
  name: 'calendarEvents',
  title: 'Calendar events',
  version: 3,
  migrations: {
    1: (event) => ({ ...(event as object), about: '', doneAt: null }),
    // What its file said of place, notes, reminders and colour was kept in its lines.
    2: (value) => {
      const event = value as { source: string; start: string; end: string };
      return { ...event, ...detailsOf(event.source.split('\n'), event), calendarId: '' };
    },
  },
  schema: calendarEventSchema,
  travels: { texts: ['notes'], together: [['start', 'end', 'allDay', 'zone', 'recurrence', 'recurrenceId', 'source']] },
  slice: calendarSlice,
  select: (state) => state.calendar.events,
  received: calendarEventsReceived,
});

export const calendarPartsCollection = each({
  name: 'calendarParts',
  title: 'Time zones and to-dos from calendar files',
  version: 1,
  schema: calendarPartSchema,
  travels: { whole: true },
  slice: calendarSlice,
  select: (state) => state.calendar.parts,
  received: calendarPartsReceived,
});

export const calendarsCollection = each({
  name: 'calendars',
  title: 'Calendars',
  version: 2,
  migrations: { 1: (calendar) => ({ ...(calendar as object), zones: {} }) },
  schema: calendarSchema,
  slice: calendarSlice,
  select: (state) => state.calendar.calendars,
  received: calendarsReceived,
});

export const calendarDraftsCollection = each({
  name: 'calendarDrafts',
  title: 'Unfinished events',
  version: 3,
  migrations: { 1: unowned, 2: (draft) => ({ ...(draft as object), rule: '' }) },
  own: { taken: 'each' },
  schema: calendarDraftSchema,
  slice: calendarSlice,
  select: (state) => state.calendar.drafts,
  received: calendarDraftsReceived,
});

export const calendarSettingsCollection = one({
  name: 'calendarSettings',
  title: 'Calendar settings',
  version: 1,
  schema: calendarSettingsSchema,
  slice: calendarSlice,
  select: (state) => state.calendar.settings,
  received: calendarSettingsReceived,
  initial: initialCalendarSettings,
});

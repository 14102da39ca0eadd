import { each, one, unowned } from '../../app/collection';
import {
  calendarDraftSchema,
  calendarEventSchema,
  calendarPartSchema,
  calendarSettingsSchema,
} from './calendar-schema';
import {
  calendarDraftsReceived,
  calendarEventsReceived,
  calendarPartsReceived,
  calendarSettingsReceived,
  calendarSlice,
  initialCalendarSettings,
} from './calendar-slice';

export const calendarEventsCollection = each({
  name: 'calendarEvents',
  title: 'Calendar events',
  version: 2,
  migrations: { 1: (event) => ({ ...(event as object), about: '', doneAt: null }) },
  schema: calendarEventSchema,
  slice: calendarSlice,
  select: (state) => state.calendar.events,
  received: calendarEventsReceived,
});

export const calendarPartsCollection = each({
  name: 'calendarParts',
  title: 'Time zones and to-dos from calendar files',
  version: 1,
  schema: calendarPartSchema,
  slice: calendarSlice,
  select: (state) => state.calendar.parts,
  received: calendarPartsReceived,
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

import * as z from 'zod/mini';
import { isLanguage } from '../../domain/calendar/languages';
import { LONGEST_NAME } from '../../domain/calendar/limits';
import { REPEATS } from '../../domain/calendar/repeat-choices';
import { LONGEST_PLACE, LONGEST_TEXT, MOST_REMINDERS } from '../../domain/calendar/types';
import { hasTimes } from '../../domain/calendar/wall';
import { COLOURS } from '../../domain/colours/names';
import { VIEWS, WEEK_STARTS } from './calendar-slice';

const id = z.string().check(z.minLength(1), z.maxLength(500));
const time = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/));

const colour = z.enum([...COLOURS, '']);

const details = {
  place: z.string().check(z.maxLength(LONGEST_PLACE)),
  notes: z.string().check(z.maxLength(LONGEST_TEXT)),
  reminders: z.array(z.int()).check(z.maxLength(MOST_REMINDERS)),
  calendarId: z.string().check(z.maxLength(500)),
  colour,
};

export const calendarSchema = z.object({
  id,
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
  colour,
  shown: z.boolean(),
  address: z.string().check(z.regex(/^(?:https:\/\/\S{1,4000})?$/)),
  fetchedAt: z.nullable(z.iso.datetime()),
  zones: z.record(z.string().check(z.maxLength(1000)), z.string().check(z.maxLength(100))),
});

export const calendarEventSchema = z
  .object({
    id,
    uid: z.string().check(z.minLength(1)),
    sequence: z.int().check(z.minimum(0)),
    text: z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT)),
    start: time,
    end: time,
    allDay: z.boolean(),
    zone: z.string(),
    recurrence: z.string(),
    recurrenceId: z.string(),
    taskId: z.nullable(z.string()),
    about: z.string().check(z.regex(/^(?:(?:job|topic|challenge|role|plan) \S{1,200})?$/)),
    doneAt: z.nullable(z.iso.datetime()),
    ...details,
    source: z.string(),
    changedAt: z.iso.datetime(),
  })
  .check(
    z.refine(({ allDay, start, end }) => [start, end].every((text) => (text.length === 10) === allDay), 'Mixed times.'),
    z.refine((value) => hasTimes(value) && value.start <= value.end, 'No such time.'),
  );

export const calendarPartSchema = z.object({
  id,
  kind: z.string().check(z.regex(/^[A-Z0-9-]{1,60}$/)),
  name: z.string(),
  text: z.string().check(z.regex(/^BEGIN:/i)),
});

const field = z.string().check(z.maxLength(40));
export const calendarDraftSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(600)),
  text: z.string(),
  startDay: field,
  startTime: field,
  endDay: field,
  endTime: field,
  allDay: z.boolean(),
  repeat: z.enum([...REPEATS, 'custom', 'kept']),
  rule: z.string().check(z.maxLength(1000)),
  details: z.optional(z.object(details)),
});

export const calendarSettingsSchema = z.object({
  view: z.enum(VIEWS),
  weekStart: z.enum(WEEK_STARTS),
  language: z.string().check(z.refine(isLanguage, 'No language.')),
});

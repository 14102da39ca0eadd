import * as z from 'zod/mini';
import { isLanguage } from '../../domain/calendar/languages';
import { REPEATS } from '../../domain/calendar/repeat-words';
import { hasTimes } from '../../domain/calendar/series';
import { type CalendarEvent, type CalendarPart, LONGEST_TEXT } from '../../domain/calendar/types';
import { type CalendarDraft, type CalendarSettings, VIEWS, WEEK_STARTS } from './calendar-slice';

const id = z.string().check(z.minLength(1), z.maxLength(500));
const time = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/));

const event = z
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
    source: z.string(),
    changedAt: z.iso.datetime(),
  })
  .check(
    z.refine(({ allDay, start, end }) => [start, end].every((text) => (text.length === 10) === allDay), 'Mixed times.'),
    z.refine((value) => hasTimes(value) && value.start <= value.end, 'No such time.'),
  );

/** @throws when the value is not a whole, valid event. */
export const parseCalendarEvent = (value: unknown): CalendarEvent => event.parse(value);

const part = z.object({
  id,
  kind: z.string().check(z.regex(/^[A-Z0-9-]{1,60}$/)),
  name: z.string(),
  text: z.string().check(z.regex(/^BEGIN:/i)),
});

/** @throws when the value is not a part of a calendar file. */
export const parseCalendarPart = (value: unknown): CalendarPart => part.parse(value);

const field = z.string().check(z.maxLength(40));
const draft = z.object({
  id,
  text: z.string(),
  startDay: field,
  startTime: field,
  endDay: field,
  endTime: field,
  allDay: z.boolean(),
  repeat: z.enum([...REPEATS, 'kept']),
});

/** @throws when the value is not an event half entered. */
export const parseCalendarDraft = (value: unknown): CalendarDraft => draft.parse(value);

const settings = z.object({
  view: z.enum(VIEWS),
  weekStart: z.enum(WEEK_STARTS),
  language: z.string().check(z.refine(isLanguage, 'No language.')),
});

/** @throws when the value is not the calendar's settings. */
export const parseCalendarSettings = (value: unknown): CalendarSettings => settings.parse(value);

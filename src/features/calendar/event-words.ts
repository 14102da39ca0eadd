import { repeatWords } from '../../domain/calendar/repeat-words';
import type { Scope } from '../../domain/calendar/scope';
import type { CalendarEvent, Occurrence } from '../../domain/calendar/types';
import type { Clock } from '../../domain/calendar/zones';
import type { CalendarView, WeekStart } from './calendar-slice';
import type { Times } from './slots';

export const VIEW_WORDS: Readonly<Record<CalendarView, string>> = {
  month: 'Month',
  week: 'Week',
  work_week: 'Work Week',
  day: 'Day',
  agenda: 'Agenda',
};

export const WEEK_START_WORDS: Readonly<Record<WeekStart, string>> = {
  auto: 'Same as the browser',
  sunday: 'Sunday',
  monday: 'Monday',
  saturday: 'Saturday',
};

/** Which events of a series a change is for, as dialog and editor name them. */
export const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  one: 'This event',
  following: 'This and following events',
  all: 'All events',
};

/** What a change was for, where a series is told by its name: `Standup and all after it`. */
export const changedWords = (name: string, scope: Scope): string =>
  scope === 'one' ? name : scope === 'following' ? `${name} and all after it` : `All of ${name}`;

/** Characters of an event's text that a block or a name shows. */
const SHOWN = 160;

/** The first of an event's words, for a block of the calendar and for what is spoken. */
export function shortText({ text }: Pick<CalendarEvent, 'text'>): string {
  const line = text
    .slice(0, SHOWN + 1)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

/** How dates and times are written in one language. */
export interface DateWords {
  readonly language: string | undefined;
  /** `Tuesday, November 24, 2026` */
  day(date: Date): string;
  /** `Tue, Nov 24` */
  shortDay(date: Date): string;
  /** `2:00 PM` */
  time(date: Date): string;
  /** `2 PM` */
  hour(date: Date): string;
  month(date: Date): string;
  weekday(date: Date): string;
  /** `24` */
  dayOfMonth(date: Date): string;
  dayAndWeekday(date: Date): string;
  range(from: Date, to: Date): string;
}

/** @param language as BCP 47 has it; undefined: the browser's */
export function dateWords(language: string | undefined): DateWords {
  const made = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (date: Date) => format.format(date);
  };
  const span = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' });
  return {
    language,
    day: made({ dateStyle: 'full' }),
    shortDay: made({ weekday: 'short', day: 'numeric', month: 'short' }),
    time: made({ timeStyle: 'short' }),
    hour: made({ hour: 'numeric' }),
    month: made({ month: 'long', year: 'numeric' }),
    weekday: made({ weekday: 'short' }),
    dayOfMonth: made({ day: 'numeric' }),
    dayAndWeekday: made({ weekday: 'short', day: 'numeric' }),
    range: (from, to) => span.formatRange(from, to),
  };
}

/** When an occurrence is: `All day`, `2:00 PM to 3:00 PM`, or with the days where it is more than one. */
export function whenWords({ start, end, allDay }: Times, words: DateWords): string {
  const [from, to] = [new Date(start), new Date(end)];
  if (allDay) {
    const last = new Date(end - 1);
    return last.toDateString() === from.toDateString()
      ? 'All day'
      : `All day, ${words.shortDay(from)} to ${words.shortDay(last)}`;
  }
  if (from.toDateString() === to.toDateString()) return `${words.time(from)} to ${words.time(to)}`;
  return `${words.shortDay(from)}, ${words.time(from)} to ${words.shortDay(to)}, ${words.time(to)}`;
}

/** When an occurrence is, with its day: `Tue, Nov 24, 2:00 PM to 3:00 PM`; each day is named once. */
export function dayAndTimes(occurrence: Times, words: DateWords): string {
  const { start, end } = occurrence;
  const [first, last] = [new Date(start), new Date(Math.max(start, occurrence.allDay ? end - 1 : end))];
  const when = whenWords(occurrence, words);
  return first.toDateString() === last.toDateString() ? `${words.shortDay(first)}, ${when}` : when;
}

/** An event as it is spoken: its words, when it is, how it repeats. */
export function spokenEvent(occurrence: Occurrence, words: DateWords): string {
  const { event } = occurrence;
  const more = [
    repeatWords(event),
    event.taskId ? 'a task' : '',
    event.doneAt ? 'done' : '',
    isCancelled(event) ? 'cancelled' : '',
  ].filter(Boolean);
  return [`${shortText(event)}, ${dayAndTimes(occurrence, words)}`, ...more].join(', ');
}

/** Whether its file says that it does not take place. */
export const isCancelled = ({ source }: CalendarEvent): boolean => /^STATUS:CANCELLED\s*$/im.test(source);

/** The zone of an event where it is not the reader's own. */
export const foreignZone = ({ zone, allDay }: CalendarEvent, clock: Clock): string =>
  allDay || zone === '' || zone === clock.device ? '' : zone;

/** Characters of an event's words where it is named among others. */
const NAMED = 60;

/**
 * What is at the same time: `Clashes with “Standup”, 3:00 PM to 4:00 PM, and 2 more`; empty for nothing.
 * @param dated with the day too, where nothing beside it says which
 */
export function clashWords(others: readonly Occurrence[], words: DateWords, dated = false): string {
  const [first, ...more] = others;
  if (!first) return '';
  const text = shortText(first.event);
  const name = text.length > NAMED ? `${text.slice(0, NAMED).trimEnd()}…` : text;
  const when = dated ? dayAndTimes(first, words) : whenWords(first, words);
  return `Clashes with “${name}”, ${when}${more.length > 0 ? `, and ${more.length} more` : ''}`;
}

import { addDays, format, getDay, parse, startOfMonth, startOfWeek } from 'date-fns';
import { type DateLocalizer, dateFnsLocalizer, type Formats } from 'react-big-calendar';
import { firstDayOfWeek } from '../../ui/format';
import type { CalendarSettings, CalendarView } from './calendar-slice';
import type { DateWords } from './event-words';

/** Days that the agenda shows (product spec, section 9). */
export const AGENDA_DAYS = 30;

const STARTS = { sunday: 0, monday: 1, saturday: 6 } as const;

/** The day that weeks begin with: 0 Sunday to 6 Saturday. */
export const weekStartOf = ({ weekStart }: CalendarSettings): 0 | 1 | 6 =>
  weekStart === 'auto' ? firstDayOfWeek() : STARTS[weekStart];

/** The library's date arithmetic by date-fns; how dates are written comes from `formatsOf`. */
export const localizerFor = (weekStartsOn: 0 | 1 | 6): DateLocalizer =>
  withQuickRanges(
    dateFnsLocalizer({
      format,
      parse,
      getDay,
      startOfWeek: (date: Date) => startOfWeek(date, { weekStartsOn }),
      locales: {},
    }),
  );

interface Times {
  readonly start: Date;
  readonly end: Date;
}
/** What the library asks of each event, each week and day; its own types leave these out. */
interface Ranges {
  inEventRange(asked: { event: Times; range: Times }): boolean;
  inRange(date: Date, from: Date, to: Date, unit?: string): boolean;
  isSameDate(a: Date, b: Date): boolean;
  /** Whole units from the one's to the other's; without a unit milliseconds. */
  diff(a: Date, b: Date, unit?: string): number;
}

/**
 * Compares events with days and weeks as the library does, and finds the beginning of each day once. The
 * library finds it again for each comparison, thousands of times a month of a full calendar.
 */
function withQuickRanges(localizer: DateLocalizer): DateLocalizer {
  const known = new WeakMap<Date, number>();
  const dayStart = (date: Date): number => {
    const found = known.get(date);
    if (found !== undefined) return found;
    const start = new Date(date).setHours(0, 0, 0, 0);
    known.set(date, start);
    return start;
  };
  const minute = (time: number) => Math.floor(time / 60_000);
  const { inRange, diff } = localizer as unknown as Ranges;
  return Object.assign(localizer, {
    inEventRange({ event, range }) {
      if (dayStart(event.start) > dayStart(range.end)) return false;
      const end = minute(event.end.getTime());
      const from = minute(range.start.getTime());
      // Without a length it counts in the minute in which the range begins, too.
      return minute(dayStart(event.start)) === end ? end >= from : end > from;
    },
    inRange: (date, from, to, unit = 'day') =>
      unit === 'day'
        ? dayStart(date) >= dayStart(from) && dayStart(date) <= dayStart(to)
        : inRange(date, from, to, unit),
    isSameDate: (a, b) => dayStart(a) === dayStart(b),
    diff: (a, b, unit) =>
      unit === 'day'
        ? Math.round(Math.abs(dayStart(a) - dayStart(b)) / 86_400_000)
        : unit === 'minutes'
          ? Math.abs(minute(a.getTime()) - minute(b.getTime()))
          : diff(a, b, unit),
  } satisfies Ranges);
}

/** Dates and times as the chosen language writes them. */
export function formatsOf(words: DateWords): Formats {
  const times = ({ start, end }: { start: Date; end: Date }) => `${words.time(start)} – ${words.time(end)}`;
  return {
    dateFormat: (date) => words.dayOfMonth(date),
    dayFormat: (date) => words.dayAndWeekday(date),
    weekdayFormat: (date) => words.weekday(date),
    timeGutterFormat: (date) => words.hour(date),
    agendaDateFormat: (date) => words.shortDay(date),
    agendaTimeFormat: (date) => words.time(date),
    agendaTimeRangeFormat: times,
    eventTimeRangeFormat: ({ start }) => words.time(start),
    eventTimeRangeStartFormat: ({ start }) => `${words.time(start)} –`,
    eventTimeRangeEndFormat: ({ end }) => `– ${words.time(end)}`,
    selectRangeFormat: times,
  };
}

/** The first day that a view shows, and the first that it no longer shows. */
export function visibleRange(view: CalendarView, date: Date, weekStartsOn: 0 | 1 | 6): { from: Date; to: Date } {
  const day = new Date(date.getFullYear(), date.getMonth(), date.getDate());
  if (view === 'day') return { from: day, to: addDays(day, 1) };
  if (view === 'agenda') return { from: day, to: addDays(day, AGENDA_DAYS + 1) };
  if (view === 'month') {
    const from = startOfWeek(startOfMonth(day), { weekStartsOn });
    const next = new Date(day.getFullYear(), day.getMonth() + 1, 1);
    const last = startOfWeek(next, { weekStartsOn });
    return { from, to: last.getTime() === next.getTime() ? next : addDays(last, 7) };
  }
  const from = startOfWeek(day, { weekStartsOn });
  return { from, to: addDays(from, 7) };
}

/** The date that represents the next or the last page of a view. @param step -1 or 1 */
export function pageTo(view: CalendarView, date: Date, step: -1 | 1): Date {
  if (view === 'month') {
    const days = new Date(date.getFullYear(), date.getMonth() + step + 1, 0).getDate();
    return new Date(date.getFullYear(), date.getMonth() + step, Math.min(date.getDate(), days));
  }
  return addDays(date, step * (view === 'day' ? 1 : view === 'agenda' ? AGENDA_DAYS : 7));
}

/** What a view is called while it shows a date. */
export function titleOf(view: CalendarView, date: Date, weekStartsOn: 0 | 1 | 6, words: DateWords): string {
  if (view === 'month') return words.month(date);
  if (view === 'day') return words.day(date);
  const { from, to } = visibleRange(view, date, weekStartsOn);
  if (view !== 'work_week') return words.range(from, addDays(to, -1));
  const days = Array.from({ length: 7 }, (_, n) => addDays(from, n)).filter((d) => ![0, 6].includes(d.getDay()));
  return words.range(days[0] ?? from, days.at(-1) ?? to);
}

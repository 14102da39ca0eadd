import type { CalendarBlock, Task } from '../domain/board/types';
import { clashesOf, clashesWith } from '../domain/calendar/clashes';
import { dayIndex } from '../domain/calendar/day-index';
import { DAYTIME, type Span, type Waking } from '../domain/calendar/free-time';
import { nextOccurrence } from '../domain/calendar/next-occurrence';
import { MINUTE, wallOf, wallText } from '../domain/calendar/wall';
import { type Clock, clockFor } from '../domain/calendar/zones';
import { dueInstant, findTimes, fitsADay } from '../domain/study/find-times';
import { hoursOf, type StudyTimes } from '../domain/study/limits';
import { selectTasks } from '../features/board/selectors';
import type { FreeTimes, OfferedTime } from '../features/board/to-calendar';
import { clashWords, type DateWords, dateWords, dayAndTimes } from '../features/calendar/event-words';
import { selectCalendar, selectCalendarSettings } from '../features/calendar/selectors';
import { selectStudyTimes } from '../features/study-plan/selectors';
import { deviceZone } from '../ui/device-zone';
import { readableClock } from '../ui/format';
import type { RootState } from './store';

/** The calendar of a state, as the engines take it, and its words for dates. */
function calendarOf(state: RootState) {
  const { events, parts } = selectCalendar(state);
  const { language } = selectCalendarSettings(state);
  const clock = clockFor(deviceZone(), parts);
  const words = dateWords(language === 'auto' ? undefined : language);
  return { events, clock, index: dayIndex(events, clock), words };
}

/**
 * Free times of a task, before it is due.
 * @param daytime all hours of the day, also where there are hours for study
 */
export function timesFor(
  state: RootState,
  task: Task,
  { minutes, daytime, now }: { minutes: number; daytime: boolean; now: number },
): FreeTimes {
  const { events, clock, index, words } = calendarOf(state);
  const times = selectStudyTimes(state);
  const kept = times && hoursOf(times);
  const own = kept && !('fault' in kept) ? kept : null;
  const windows: readonly Waking[] = own && !daytime ? own.windows : [DAYTIME];
  const event = task.eventId !== null && Object.hasOwn(events, task.eventId) ? events[task.eventId] : undefined;
  const due = task.due === null ? null : dueInstant(task.due, task.dueTime, clock);
  const { before, after } = findTimes(index, clock, { now, minutes, due, windows, own: event?.id ?? null });
  const current = event ? nextOccurrence(index, event, clock, now) : null;
  const offered = (span: Span) => offer(span, clock, words);
  return {
    before: before.map(offered),
    after: after && offered(after),
    hours:
      times && own && !daytime
        ? ownHours(times)
        : `the hours from ${span(clockText(DAYTIME.from), clockText(DAYTIME.to))}`,
    ownHours: own !== null,
    fits: fitsADay(minutes, windows),
    overdue: due !== null && due <= now,
    now: current && dayAndTimes(current, words),
  };
}

function offer({ start, end }: Span, clock: Clock, words: DateWords): OfferedTime {
  const wall = wallText(clock.toWall(start, ''));
  return { day: wall.slice(0, 10), time: wall.slice(11, 16), words: dayAndTimes({ start, end, allDay: false }, words) };
}

const clockText = (minutes: number) => wallText((minutes % (24 * 60)) * MINUTE).slice(11, 16);
const span = (from: string, to: string) => `${readableClock(from)} to ${readableClock(to)}`;

function ownHours({ weekdays, weekend }: StudyTimes): string {
  const [week, end] = [span(weekdays.from, weekdays.to), span(weekend.from, weekend.to)];
  return week === end ? `your hours for study, ${week}` : `your hours for study, ${week}, at weekends ${end}`;
}

/** What a block would clash with, in words; empty for nothing. */
export function clashesOfBlock(state: RootState, { taskId, day, time, minutes }: Omit<CalendarBlock, 'text'>): string {
  const { clock, index, words } = calendarOf(state);
  const start = clock.toInstant(wallOf(`${day}T${time}:00`), '');
  if (Number.isNaN(start)) return '';
  const own = selectTasks(state)[taskId]?.eventId ?? null;
  return clashWords(clashesWith(index, { start, end: start + minutes * MINUTE }, own), words);
}

/** What the blocks of the tasks on the board clash with, in words with their day, by the task's id. */
export function clashesOnBoard(state: RootState, now: number): Readonly<Record<string, string>> {
  const { events, clock, index, words } = calendarOf(state);
  const open = Object.values(selectTasks(state)).filter(
    ({ eventId, list, archivedAt }) => eventId !== null && list !== 'completed' && archivedAt === null,
  );
  return Object.fromEntries(
    Object.entries(clashesOf(open, events, index, clock, now)).map(([id, clash]) => [
      id,
      clashWords(clash.with, words, true),
    ]),
  );
}

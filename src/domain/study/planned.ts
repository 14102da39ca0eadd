import { aboutText, type EventAbout } from '../calendar/about';
import type { DayIndex } from '../calendar/day-index';
import { takesTime } from '../calendar/free-time';
import { planTopicOf } from '../calendar/plan-about';
import { spanOf } from '../calendar/series';
import { isStudy } from '../calendar/study-hours';
import type { CalendarEvent } from '../calendar/types';
import { DAY, dayNumber, MINUTE } from '../calendar/wall';
import type { Clock } from '../calendar/zones';
import type { PlanLimits } from './plan-backwards';
import { weekNumber } from './plan-backwards';

/** The first moment of a week, by its number. Wall clock. */
const weekBegins = (week: number): number => (week * 7 + 4) * DAY;

/**
 * The study that takes from the hours of days and weeks: what was done, and what is still to come. A block whose time went
 * by unused takes nothing.
 * @param now instant @param until instant; the whole week that it is in is looked at
 */
export function plannedStudy(
  index: DayIndex,
  clock: Clock,
  now: number,
  until: number,
): Required<Pick<PlanLimits, 'planned' | 'plannedDays'>> {
  const planned: Record<number, number> = {};
  const plannedDays: Record<number, number> = {};
  const from = clock.toInstant(weekBegins(weekNumber(clock.toWall(now, ''))), '');
  const to = clock.toInstant(weekBegins(weekNumber(clock.toWall(until, '')) + 1), '');
  for (const one of index.between(from, to)) {
    const { event, start, end } = one;
    if (!isStudy(event) || !takesTime(one) || (event.doneAt === null && end <= now)) continue;
    const wall = clock.toWall(start, '');
    const minutes = (end - start) / MINUTE;
    planned[weekNumber(wall)] = (planned[weekNumber(wall)] ?? 0) + minutes;
    plannedDays[dayNumber(wall)] = (plannedDays[dayNumber(wall)] ?? 0) + minutes;
  }
  return { planned, plannedDays };
}

/**
 * How much of a part of a plan has its time in the calendar: a topic of a roadmap by what its open blocks are about, anything
 * else by its words, from today on.
 * @param today `YYYY-MM-DD` @returns minutes of a part
 */
export function known(
  events: Readonly<Record<string, CalendarEvent>>,
  today: string,
  clock: Clock,
): (part: { readonly about: EventAbout | null; readonly text: string }) => number {
  const byText = new Map<string, number>();
  const byTopic = new Map<string, number>();
  for (const event of Object.values(events)) {
    const { text, allDay, about, doneAt } = event;
    if (allDay || !isStudy(event)) continue;
    const { start, end } = spanOf(event, clock);
    const minutes = (end - start) / MINUTE;
    if (doneAt === null && about !== '') byTopic.set(about, (byTopic.get(about) ?? 0) + minutes);
    if (event.end.slice(0, 10) >= today) byText.set(text, (byText.get(text) ?? 0) + minutes);
  }
  return ({ about, text }) => (planTopicOf(about)?.topic ? byTopic.get(aboutText(about)) : byText.get(text)) ?? 0;
}

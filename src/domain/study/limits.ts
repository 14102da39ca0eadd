import type { DayIndex } from '../calendar/day-index';
import { freeSpans, type Span } from '../calendar/free-time';
import type { Clock } from '../calendar/zones';

/** Hours of a day, `HH:MM`, or whatever is in the fields. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** When one can study, as it is typed. */
export interface StudyTimes {
  /** Hours a week, at most. */
  readonly hours: string;
  /** Hours on each day of the week, Sunday first; empty for none. */
  readonly each: readonly string[];
  /** Monday to Friday. */
  readonly weekdays: DayWindow;
  /** Saturday and Sunday. */
  readonly weekend: DayWindow;
}

/** What the typed times say. Minutes. */
export interface Hours {
  /** In a week. */
  readonly capacity: number;
  /** On each day of the week, Sunday first. */
  readonly aDay: readonly number[];
  readonly windows: readonly { readonly from: number; readonly to: number; readonly days: readonly number[] }[];
}

export const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const WEEKDAYS = [1, 2, 3, 4, 5] as const;
const WEEKEND = [6, 0] as const;
const HALF = 30;
const EVENING: DayWindow = { from: '18:00', to: '21:00' };
const EVENING_HOURS = 3;
const DAYTIME: DayWindow = { from: '09:00', to: '21:00' };
const MOST_OF_A_DAY = 24;
const MOST_OF_A_WEEK = 168;

/** Ways to spread the hours of a week over its days. */
export const SPREADS = {
  even: { label: 'Every day', shares: [1, 1, 1, 1, 1, 1, 1] },
  weekdays: { label: 'Monday to Friday', shares: [0, 1, 1, 1, 1, 1, 0] },
  weekend: { label: 'Weekends', shares: [1, 0, 0, 0, 0, 0, 1] },
  more: { label: 'More at weekends', shares: [2, 1, 1, 1, 1, 1, 2] },
} as const;
export type Spread = keyof typeof SPREADS;

/** The hours of a week on its days, each in whole half hours and not less than its share. */
export function spread(hours: string, by: Spread): readonly string[] {
  const all = numberOf(hours);
  const { shares } = SPREADS[by];
  const sum = shares.reduce<number>((total, share) => total + share, 0);
  return shares.map((share) => {
    if (share === 0) return '';
    const own = Number.isFinite(all) && all > 0 ? (all * share) / sum : 1;
    return String(Math.min(MOST_OF_A_DAY, Math.ceil(own * 2) / 2));
  });
}

/**
 * What is proposed while nobody has said otherwise: two hours in the evening, more where a week needs more.
 * @param byDay hours on each day, Sunday first, where they are known
 */
export function proposedTimes(hoursAWeek: number, byDay: readonly number[] | null = null): StudyTimes {
  const hours = String(hoursAWeek);
  const even = Math.max(2, Number(spread(hours, 'even')[0]));
  const each = byDay ?? DAY_NAMES.map(() => even);
  const window = (days: readonly number[]) =>
    days.every((day) => (each[day] ?? 0) <= EVENING_HOURS) ? EVENING : DAYTIME;
  return { hours, each: each.map(String), weekdays: window(WEEKDAYS), weekend: window(WEEKEND) };
}

/** What typed times say, or why they say nothing, with what to do. */
export function hoursOf(times: StudyTimes): Hours | { readonly fault: string } {
  const hours = numberOf(times.hours);
  if (Number.isNaN(hours) || hours < 0) return { fault: 'Enter the hours that you have in a week, as a number.' };
  if (hours < 0.5) return { fault: 'With 0 hours a week nothing can be planned. Enter the hours that you have.' };
  if (hours > MOST_OF_A_WEEK) return { fault: `A week has ${MOST_OF_A_WEEK} hours. Enter those that you can study.` };
  const aDay: number[] = [];
  for (const [day, name] of DAY_NAMES.entries()) {
    const text = times.each[day] ?? '';
    const own = text.trim() === '' ? 0 : numberOf(text);
    if (Number.isNaN(own) || own < 0) return { fault: `Enter the hours for ${name} as a number; none is 0.` };
    if (own > MOST_OF_A_DAY) return { fault: `A day has 24 hours, and ${name} is to have ${own}. Enter fewer.` };
    aDay.push(Math.floor((own * 60) / HALF) * HALF);
  }
  const windows = [
    { ...minutesOfWindow(times.weekdays), days: WEEKDAYS.filter((day) => (aDay[day] ?? 0) > 0) },
    { ...minutesOfWindow(times.weekend), days: WEEKEND.filter((day) => (aDay[day] ?? 0) > 0) },
  ].filter(({ days }) => days.length > 0);
  if (windows.length === 0) return { fault: 'Give at least one day of the week half an hour or more.' };
  if (windows.some(({ from, to }) => Number.isNaN(from) || Number.isNaN(to) || to <= from))
    return { fault: '“Not after” is not later than “Not before”. Choose the hours in which you can study.' };
  return { capacity: hours * 60, aDay, windows };
}

/** Times as they are kept: what was typed as figures, and nothing besides. */
export function tidied({ weekdays, weekend }: StudyTimes, { capacity, aDay }: Hours): StudyTimes {
  return {
    hours: String(capacity / 60),
    each: aDay.map((minutes) => (minutes === 0 ? '' : String(minutes / 60))),
    weekdays: { from: weekdays.from, to: weekdays.to },
    weekend: { from: weekend.from, to: weekend.to },
  };
}

/** What of the hours can never be used, since a day, or the hours within it, are too short; `null` where all can. */
export function shortOf(times: StudyTimes, { capacity, aDay, windows }: Hours): string | null {
  const usable = (day: number) => {
    const window = windows.find(({ days }) => days.includes(day));
    return window ? Math.min(aDay[day] ?? 0, window.to - window.from) : 0;
  };
  const cut = DAY_NAMES.filter((_, day) => usable(day) < (aDay[day] ?? 0));
  if (cut.length > 0)
    return `${cut.join(', ')}: fewer hours lie between “Not before” and “Not after” than you gave the day.`;
  const sum = aDay.reduce((all, _, day) => all + usable(day), 0);
  return sum < capacity
    ? `The days have ${sum / 60} hours in all, so a week has no more, though you gave it ${times.hours}.`
    : null;
}

/** The free stretches between two instants within the hours of each day, in the order of the clock. */
export const freeWithin = (
  index: DayIndex,
  clock: Clock,
  from: number,
  to: number,
  { windows }: Pick<Hours, 'windows'>,
): readonly Span[] =>
  windows.flatMap((window) => freeSpans(index, clock, from, to, window)).sort((a, b) => a.start - b.start);

const minutesOfWindow = ({ from, to }: DayWindow) => ({ from: minutesOf(from), to: minutesOf(to) });

/** @param time `HH:MM` */
const minutesOf = (time: string): number => {
  const found = /^(\d\d):(\d\d)$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : Number.NaN;
};

/** `1.5` or `1,5`; `NaN` for anything else. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

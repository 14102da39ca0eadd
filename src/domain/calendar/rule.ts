import { DAY, dayNumber, HOUR, MINUTE, SECOND, wallFrom, weekdayOf } from './wall';

const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const WEEKDAYS: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

export interface DayOfRule {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number;
  /** 2: the second one; -1: the last one; 0: each one. */
  readonly nth: number;
}

/** A recurrence rule of RFC 5545, section 3.3.10. */
export interface Rule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number | null;
  /** The last moment as a wall-clock number; `utc`: of UTC, else of the event's own clock. A date means its whole day. */
  readonly until: { readonly wall: number; readonly utc: boolean } | null;
  readonly bySecond: readonly number[];
  readonly byMinute: readonly number[];
  readonly byHour: readonly number[];
  readonly byDay: readonly DayOfRule[];
  readonly byMonthDay: readonly number[];
  readonly byYearDay: readonly number[];
  readonly byWeekNo: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPos: readonly number[];
  readonly weekStart: number;
}

/** A rule from the text after `RRULE:`; `null` when it is not one. Parts that no standard knows are skipped. */
export function readRule(text: string): Rule | null {
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().split(';')) {
    const at = part.indexOf('=');
    if (at > 0) parts.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  const frequency = FREQUENCIES.find((name) => name === parts.get('FREQ'));
  if (!frequency) return null;
  let sound = true;
  const numbers = (name: string, least: number, most: number, signed = false) => {
    const listed = parts.get(name);
    if (listed === undefined) return [];
    return listed.split(',').map((entry) => {
      const value = /^[+-]?\d{1,5}$/.test(entry) ? Number(entry) : Number.NaN;
      const size = signed ? Math.abs(value) : value;
      if (!(size >= least && size <= most)) sound = false;
      return value;
    });
  };
  const whole = (name: string) => numbers(name, 1, 99_999)[0];
  const until = parts.has('UNTIL') ? untilOf(parts.get('UNTIL') ?? '') : null;
  if (until && Number.isNaN(until.wall)) sound = false;
  const byDay = (parts.get('BYDAY') ?? '')
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry): DayOfRule => {
      const found = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(entry);
      if (!found) sound = false;
      const weekday = WEEKDAYS.indexOf(found?.[2] ?? '');
      return { weekday, nth: Number(found?.[1] ?? 0) };
    });
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO');
  const rule: Rule = {
    frequency,
    interval: whole('INTERVAL') ?? 1,
    count: whole('COUNT') ?? null,
    until,
    bySecond: numbers('BYSECOND', 0, 60),
    byMinute: numbers('BYMINUTE', 0, 59),
    byHour: numbers('BYHOUR', 0, 23),
    byDay,
    byMonthDay: numbers('BYMONTHDAY', 1, 31, true),
    byYearDay: numbers('BYYEARDAY', 1, 366, true),
    byWeekNo: numbers('BYWEEKNO', 1, 53, true),
    byMonth: numbers('BYMONTH', 1, 12),
    bySetPos: numbers('BYSETPOS', 1, 366, true),
    weekStart: weekStart === -1 ? 1 : weekStart,
  };
  return sound ? rule : null;
}

function untilOf(text: string): { wall: number; utc: boolean } {
  const found = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(text);
  if (!found) return { wall: Number.NaN, utc: false };
  const [year = 0, month = 0, day = 0, hour, minute, second] = found.slice(1, 7).map((p) => Number(p ?? 0));
  const dated = found[4] === undefined;
  const wall = wallFrom(year, month, day, hour, minute, second);
  return { wall: dated ? wall + DAY - SECOND : wall, utc: found[7] === 'Z' };
}

/** More periods than this are not walked through for one question: two and a half centuries of days. */
const MOST_PERIODS = 100_000;
/** More moments than this are not looked at for one question. */
const MOST_MOMENTS = 200_000;

export interface RuleWindow {
  /** The first and the last moment of interest, wall-clock numbers. */
  readonly from: number;
  readonly to: number;
  /** No more than this many are given. */
  readonly limit: number;
  /** The rule's UNTIL on the event's own clock; `Infinity` when it has none. */
  readonly until: number;
  /** The first moment counts only where it fits the rule, as in an EXRULE. */
  readonly fittingOnly?: boolean;
}

/**
 * The moments at which a rule happens within a window, in order. The first moment of the series counts as one of them
 * whether it fits the rule or not (RFC 5545, section 3.8.5.3). Always ends: a rule without COUNT is entered at the
 * window, one with COUNT is walked from its beginning for a bounded number of steps.
 * @param start the series' first moment, a wall-clock number
 */
export function expandRule(
  rule: Rule,
  start: number,
  { from, to, limit, until, fittingOnly = false }: RuleWindow,
): number[] {
  const found: number[] = [];
  const last = Math.min(to, until);
  if (!fittingOnly && start >= from && start <= to) found.push(start);
  let count = fittingOnly ? 0 : 1;
  let moments = 0;
  const bounded = rule.count !== null;
  const walk = periodsOf(rule, start);
  const first = bounded ? 0 : Math.max(0, walk.indexAt(from));
  for (let index = first; index < first + MOST_PERIODS; index += 1) {
    const { begins, days } = walk.period(index);
    if (begins > last || (bounded && count >= (rule.count ?? 0))) break;
    let set = momentsOf(rule, start, days, walk.timesOf);
    moments += Math.max(1, set.length);
    if (moments > MOST_MOMENTS) break;
    if (rule.bySetPos.length > 0) set = atPositions(set, rule.bySetPos);
    for (const moment of set) {
      if (moment < start || (moment === start && !fittingOnly)) continue;
      if (moment > last || (bounded && count >= (rule.count ?? 0))) return found;
      count += 1;
      if (moment < from) continue;
      if (found.length >= limit) return found;
      found.push(moment);
    }
  }
  return found;
}

interface Walk {
  /** The period that holds a moment, or the last one before it. */
  indexAt(wall: number): number;
  /** Its first moment, and its days that fit the rule. */
  period(index: number): { readonly begins: number; readonly days: readonly number[] };
  /** The times of a day in milliseconds from its midnight. */
  timesOf(day: number): readonly number[];
}

const range = (from: number, length: number): number[] => Array.from({ length }, (_, n) => from + n);

function periodsOf(rule: Rule, start: number): Walk {
  const day0 = dayNumber(start);
  const date0 = new Date(start);
  const [year0, month0] = [date0.getUTCFullYear(), date0.getUTCMonth()];
  const fits = dayFilter(withDefaults(rule, start));
  const fixed = [...timesOfDay(rule, start)];
  const daily = { timesOf: () => fixed };
  const { interval } = rule;
  switch (rule.frequency) {
    case 'YEARLY':
      return {
        ...daily,
        indexAt: (wall) => Math.floor((new Date(wall).getUTCFullYear() - year0) / interval),
        period(index) {
          const year = year0 + index * interval;
          const first = dayNumber(wallFrom(year, 1, 1));
          return {
            begins: first * DAY,
            days: range(first, dayNumber(wallFrom(year + 1, 1, 1)) - first).filter((day) => fits(day)),
          };
        },
      };
    case 'MONTHLY':
      return {
        ...daily,
        indexAt(wall) {
          const date = new Date(wall);
          return Math.floor(((date.getUTCFullYear() - year0) * 12 + date.getUTCMonth() - month0) / interval);
        },
        period(index) {
          const months = year0 * 12 + month0 + index * interval;
          const first = dayNumber(Date.UTC(Math.floor(months / 12), months % 12, 1));
          const next = dayNumber(Date.UTC(Math.floor((months + 1) / 12), (months + 1) % 12, 1));
          return { begins: first * DAY, days: range(first, next - first).filter((day) => fits(day)) };
        },
      };
    case 'WEEKLY': {
      const week0 = day0 - ((weekdayOf(day0) - rule.weekStart + 7) % 7);
      return {
        ...daily,
        indexAt: (wall) => Math.floor((dayNumber(wall) - week0) / (7 * interval)),
        period(index) {
          const first = week0 + index * 7 * interval;
          return { begins: first * DAY, days: range(first, 7).filter((day) => fits(day)) };
        },
      };
    }
    case 'DAILY':
      return {
        ...daily,
        indexAt: (wall) => Math.floor((dayNumber(wall) - day0) / interval),
        period(index) {
          const day = day0 + index * interval;
          return { begins: day * DAY, days: fits(day) ? [day] : [] };
        },
      };
    default:
      return {
        indexAt: (wall) => dayNumber(wall) - day0,
        period: (index) => ({ begins: (day0 + index) * DAY, days: fits(day0 + index) ? [day0 + index] : [] }),
        timesOf: (day) => [...timesWithin(rule, start, day)],
      };
  }
}

/** What a rule leaves open comes from its first moment (RFC 5545, section 3.3.10). */
function withDefaults(rule: Rule, start: number): Rule {
  if (rule.byYearDay.length + rule.byMonthDay.length + rule.byDay.length > 0) return rule;
  const date = new Date(start);
  const byDay = [{ weekday: date.getUTCDay(), nth: 0 }];
  const byMonthDay = [date.getUTCDate()];
  if (rule.frequency === 'WEEKLY') return { ...rule, byDay };
  if (rule.frequency === 'MONTHLY') return { ...rule, byMonthDay };
  if (rule.frequency !== 'YEARLY') return rule;
  if (rule.byWeekNo.length > 0) return { ...rule, byDay };
  return { ...rule, byMonthDay, byMonth: rule.byMonth.length > 0 ? rule.byMonth : [date.getUTCMonth() + 1] };
}

function dayFilter(rule: Rule): (day: number) => boolean {
  const months = new Set(rule.byMonth);
  const inMonth = rule.frequency === 'MONTHLY' || rule.byMonth.length > 0;
  const ordinals = rule.frequency === 'MONTHLY' || rule.frequency === 'YEARLY';
  return (day) => {
    const date = new Date(day * DAY);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    if (months.size > 0 && !months.has(month + 1)) return false;
    if (rule.byWeekNo.length > 0 && !inWeeks(day, rule)) return false;
    if (rule.byYearDay.length > 0) {
      const first = dayNumber(wallFrom(year, 1, 1));
      const next = dayNumber(wallFrom(year + 1, 1, 1));
      if (!rule.byYearDay.some((n) => (n > 0 ? first + n - 1 : next + n) === day)) return false;
    }
    const monthDay = date.getUTCDate();
    const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    if (rule.byMonthDay.length > 0 && !rule.byMonthDay.some((n) => (n > 0 ? n : length + n + 1) === monthDay))
      return false;
    if (rule.byDay.length === 0) return true;
    return rule.byDay.some(({ weekday, nth }) => {
      if (weekday !== weekdayOf(day)) return false;
      if (nth === 0 || !ordinals) return true;
      if (inMonth) return nth > 0 ? Math.ceil(monthDay / 7) === nth : Math.ceil((length - monthDay + 1) / 7) === -nth;
      const [first, next] = [dayNumber(wallFrom(year, 1, 1)), dayNumber(wallFrom(year + 1, 1, 1))];
      return nth > 0 ? Math.ceil((day - first + 1) / 7) === nth : Math.ceil((next - day) / 7) === -nth;
    });
  };
}

/** Whether a day lies in one of the weeks by number; week 1 is the first with four days of the year in it (ISO 8601). */
function inWeeks(day: number, rule: Rule): boolean {
  const firstWeek = (year: number) => {
    const fourth = dayNumber(wallFrom(year, 1, 4));
    return fourth - ((weekdayOf(fourth) - rule.weekStart + 7) % 7);
  };
  const year = new Date(day * DAY).getUTCFullYear();
  const owner = day < firstWeek(year) ? year - 1 : day >= firstWeek(year + 1) ? year + 1 : year;
  const week = Math.floor((day - firstWeek(owner)) / 7) + 1;
  const weeks = Math.round((firstWeek(owner + 1) - firstWeek(owner)) / 7);
  return rule.byWeekNo.some((n) => (n > 0 ? n : weeks + n + 1) === week);
}

const ordered = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

function* timesOfDay(rule: Rule, start: number): Generator<number> {
  const date = new Date(start);
  const or = (by: readonly number[], own: number) => (by.length > 0 ? ordered(by) : [own]);
  for (const hour of or(rule.byHour, date.getUTCHours()))
    for (const minute of or(rule.byMinute, date.getUTCMinutes()))
      for (const second of or(rule.bySecond, date.getUTCSeconds()))
        yield hour * HOUR + minute * MINUTE + second * SECOND;
}

/** The times of one day of a rule that happens by the hour, minute or second. */
function* timesWithin(rule: Rule, start: number, day: number): Generator<number> {
  const unit = rule.frequency === 'HOURLY' ? HOUR : rule.frequency === 'MINUTELY' ? MINUTE : SECOND;
  const first = Math.floor(start / unit);
  const inStep = (time: number) => (Math.floor((day * DAY + time) / unit) - first) % rule.interval === 0;
  const date = new Date(start);
  const hours = rule.byHour.length > 0 ? ordered(rule.byHour) : range(0, 24);
  const minutes =
    rule.byMinute.length > 0 ? ordered(rule.byMinute) : unit === HOUR ? [date.getUTCMinutes()] : range(0, 60);
  const seconds =
    rule.bySecond.length > 0 ? ordered(rule.bySecond) : unit === SECOND ? range(0, 60) : [date.getUTCSeconds()];
  for (const hour of hours)
    for (const minute of minutes)
      for (const second of seconds) {
        const time = hour * HOUR + minute * MINUTE + second * SECOND;
        if (inStep(time)) yield time;
      }
}

function momentsOf(rule: Rule, start: number, days: readonly number[], timesOf: Walk['timesOf']): number[] {
  const moments: number[] = [];
  const begins = start - DAY;
  for (const day of days) {
    if (day * DAY < begins && rule.bySetPos.length === 0) continue;
    for (const time of timesOf(day)) moments.push(day * DAY + time);
  }
  return moments;
}

function atPositions(set: readonly number[], positions: readonly number[]): number[] {
  const at = positions.map((n) => set[n > 0 ? n - 1 : set.length + n]).filter((moment) => moment !== undefined);
  return ordered(at);
}

import { expandRule, type Rule, readRule, WEEKDAYS } from './rule';
import { DAY, dayNumber, HOUR } from './wall';

/** A rule's parts by name, in the order they are written in. */
export type RuleParts = ReadonlyMap<string, string>;

export const partsOfRule = (text: string): Map<string, string> =>
  new Map(
    text
      .toUpperCase()
      .split(';')
      .filter((part) => part.includes('='))
      .map((part) => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1).trim()]),
  );

export const ruleText = (parts: RuleParts): string => [...parts].map((part) => part.join('=')).join(';');

/** How a series moves: from where its first time was to where it is. Wall-clock numbers. */
export interface Shift {
  readonly from: number;
  readonly to: number;
  /** Any of its times in the place it moves to. */
  moved(wall: number): number;
  /** Where the time is now that somebody moved; left out, the first. */
  readonly anchor?: number;
}

/** Moments, and years of them, by which two rules are compared. */
const COMPARED = 300;
const YEARS = 30;

/**
 * A rule after its series moved: its weekdays, days of the month, months and hours move along. Where RFC 5545 can say it,
 * each of its times is moved by the same; where it cannot (the day after each 31st), the rule is read from the day that the
 * moved time has now. COUNT stays; UNTIL is left to the caller.
 * @param text a rule without `RRULE:`
 */
export function shiftedRule(text: string, shift: Shift): string {
  const before = readRule(text);
  if (!before || shift.from === shift.to) return text;
  const parts = partsOfRule(text);
  const wanted = compared(before, shift.from).map(shift.moved);
  const candidates = candidatesFor(before, parts, shift);
  const exact = candidates.find((candidate) => {
    const rule = readRule(ruleText(candidate));
    if (!rule) return false;
    const found = compared(rule, shift.to);
    const length = Math.min(found.length, wanted.length);
    return Math.abs(found.length - wanted.length) <= 1 && wanted.slice(0, length).every((at, n) => at === found[n]);
  });
  if (exact) return ruleText(exact);
  const near = [...candidates, ...anchoredRules(before, parts, shift)];
  const { to, anchor = to } = shift;
  const has = (candidate: RuleParts, at: number) => fits(readRule(ruleText(candidate)), to, at);
  const best = near.find((one) => has(one, anchor) && has(one, to)) ?? near.find((one) => has(one, anchor));
  return ruleText(best ?? candidates[0] ?? parts);
}

const fits = (rule: Rule | null, start: number, at: number): boolean =>
  rule !== null &&
  expandRule({ ...rule, count: null }, start, {
    from: at,
    to: at,
    limit: 1,
    until: Number.POSITIVE_INFINITY,
    fittingOnly: true,
  }).length > 0;

const compared = (rule: Rule, start: number): number[] =>
  expandRule({ ...rule, count: null }, start, {
    from: start,
    to: start + YEARS * 366 * DAY,
    limit: COMPARED,
    until: Number.POSITIVE_INFINITY,
  });

/** What the moved rule may be, the likeliest first. */
function candidatesFor(rule: Rule, parts: RuleParts, shift: Shift): RuleParts[] {
  const days = dayNumber(shift.to) - dayNumber(shift.from);
  const timed = withHours(parts, rule, shift);
  if (days === 0) return [timed];
  const plain = byNewDate(rule, moved(rule, timed, days), shift);
  const ranges = [rangedWeekday(rule, timed, days), anchoredDay(rule, timed, shift, days)].filter(
    (one) => one !== null,
  );
  const found = [...namedWeekday(plain), plain, moved(rule, timed, days), ...ranges];
  return [
    ...found,
    ...found.flatMap((candidate) => ([1, -1] as const).flatMap((step) => inOtherMonths(candidate, step) ?? [])),
  ];
}

/** The hours, minutes and seconds that a rule names. */
function withHours(parts: RuleParts, rule: Rule, { from, to }: Shift): RuleParts {
  const later = to - from;
  const next = new Map(parts);
  const date = new Date(to);
  if (rule.byHour.length > 0)
    next.set(
      'BYHOUR',
      rule.byHour.length === 1
        ? String(date.getUTCHours())
        : listed(rule.byHour.map((hour) => (((hour + Math.floor(later / HOUR)) % 24) + 24) % 24)),
    );
  if (rule.byMinute.length === 1) next.set('BYMINUTE', String(date.getUTCMinutes()));
  if (rule.bySecond.length === 1) next.set('BYSECOND', String(date.getUTCSeconds()));
  return next;
}

/** Each named day this many days later. */
function moved(rule: Rule, parts: RuleParts, days: number): RuleParts {
  const next = new Map(parts);
  if (rule.byDay.length > 0)
    next.set(
      'BYDAY',
      rule.byDay
        .map(({ weekday, nth }) => {
          const weeks = nth !== 0 && days % 7 === 0 ? nth + days / 7 : nth;
          return `${weeks === 0 ? '' : weeks}${WEEKDAYS[(((weekday + days) % 7) + 7) % 7]}`;
        })
        .join(','),
    );
  if (rule.byMonthDay.length > 0) next.set('BYMONTHDAY', listed(rule.byMonthDay.map((day) => laterDay(day, days, 31))));
  if (rule.byYearDay.length > 0) next.set('BYYEARDAY', listed(rule.byYearDay.map((day) => laterDay(day, days, 366))));
  if (rule.frequency === 'WEEKLY' && rule.interval > 1)
    next.set('WKST', WEEKDAYS[(((rule.weekStart + days) % 7) + 7) % 7] ?? 'MO');
  return next;
}

const listed = (numbers: readonly number[]): string => [...new Set(numbers)].sort((a, b) => a - b).join(',');

/** A day of a month, or of a year, some days later: counted from the end where that is before the first, and the reverse. */
function laterDay(day: number, days: number, most: number): number {
  const later = day + days;
  if (day > 0) return later > 0 ? Math.min(later, most) : later - 1;
  return later < 0 ? Math.max(later, -most) : later + 1;
}

/** What a rule names of one date only is read from the date on which the series now begins. */
function byNewDate(rule: Rule, parts: RuleParts, { to }: Shift): RuleParts {
  const next = new Map(parts);
  const date = new Date(to);
  const day = date.getUTCDate();
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const [only] = rule.byDay;
  const inMonth = rule.frequency === 'MONTHLY' || (rule.frequency === 'YEARLY' && rule.byMonth.length > 0);
  if (inMonth && rule.byDay.length === 1 && only && only.nth !== 0) {
    const [ahead, back] = [Math.ceil(day / 7), -Math.ceil((length - day + 1) / 7)];
    // Few months have a fifth one.
    const fromStart = only.nth > 0 ? ahead < 5 : back < -4;
    next.set('BYDAY', `${fromStart ? ahead : back}${WEEKDAYS[date.getUTCDay()]}`);
  }
  const [dated] = rule.byMonthDay;
  if (rule.byMonthDay.length === 1 && dated !== undefined && rule.byDay.length === 0)
    next.set('BYMONTHDAY', String(dated > 0 ? day : day - length - 1));
  if (rule.frequency === 'YEARLY' && rule.byMonth.length === 1) next.set('BYMONTH', String(date.getUTCMonth() + 1));
  return next;
}

/** `BYDAY=TU;BYMONTHDAY=8,9,10,11,12,13,14` as `BYDAY=2TU`. */
function namedWeekday(parts: RuleParts): RuleParts[] {
  const days = (parts.get('BYMONTHDAY') ?? '').split(',').map(Number);
  const weekday = parts.get('BYDAY') ?? '';
  if (days.length !== 7 || !/^[A-Z]{2}$/.test(weekday)) return [];
  const least = Math.min(...days);
  if (Math.max(...days) !== least + 6) return [];
  const nth = least > 0 ? (least + 6) / 7 : least / 7;
  if (!Number.isInteger(nth)) return [];
  const next = new Map(parts);
  next.delete('BYMONTHDAY');
  return [next.set('BYDAY', `${nth}${weekday}`)];
}

/** The day after the second Tuesday: a Wednesday from the 9th to the 15th. */
function rangedWeekday(rule: Rule, parts: RuleParts, days: number): RuleParts | null {
  const [only] = rule.byDay;
  const nth = only?.nth || (rule.bySetPos.length === 1 ? (rule.bySetPos[0] ?? 0) : 0);
  if (rule.byDay.length !== 1 || !only || nth === 0 || Math.abs(nth) > 5 || rule.byMonthDay.length > 0) return null;
  const least = nth > 0 ? 7 * (nth - 1) + 1 : 7 * nth;
  const range = Array.from({ length: 7 }, (_, n) => least + n).filter((day) => Math.abs(day) <= 31);
  const next = new Map(parts);
  next.delete('BYSETPOS');
  next.set('BYDAY', WEEKDAYS[(((only.weekday + days) % 7) + 7) % 7] ?? '');
  return next.set('BYMONTHDAY', listed(range.map((day) => laterDay(day, days, 31))));
}

/** A rule that leaves its day to its first date names it: the day before the first is the last. */
function anchoredDay(rule: Rule, parts: RuleParts, { from }: Shift, days: number): RuleParts | null {
  const dated = rule.frequency === 'MONTHLY' || (rule.frequency === 'YEARLY' && rule.byMonth.length > 0);
  if (!dated || rule.byDay.length + rule.byMonthDay.length + rule.byYearDay.length + rule.byWeekNo.length > 0)
    return null;
  return new Map(parts).set('BYMONTHDAY', String(laterDay(new Date(from).getUTCDate(), days, 31)));
}

/** Rules read from the day that the moved time has now. */
function anchoredRules(rule: Rule, parts: RuleParts, shift: Shift): RuleParts[] {
  const { from, to, anchor = to } = shift;
  const timed = withHours(parts, rule, shift);
  const read = byNewDate(rule, moved(rule, timed, dayNumber(to) - dayNumber(from)), { ...shift, to: anchor });
  const days = rule.byDay.length + rule.byMonthDay.length + rule.byYearDay.length + rule.byWeekNo.length;
  if (days > 0 || (rule.frequency !== 'MONTHLY' && rule.frequency !== 'YEARLY')) return [read];
  const date = new Date(anchor);
  const dated = new Map(read).set('BYMONTHDAY', String(date.getUTCDate()));
  if (rule.frequency === 'YEARLY' && rule.byMonth.length === 0) dated.set('BYMONTH', String(date.getUTCMonth() + 1));
  return [read, dated];
}

function inOtherMonths(parts: RuleParts, step: 1 | -1): RuleParts | null {
  const months = parts.get('BYMONTH');
  if (months === undefined) return null;
  return new Map(parts).set(
    'BYMONTH',
    listed(months.split(',').map((month) => ((Number(month) + 11 + step) % 12) + 1)),
  );
}

import { MONTH_NAMES } from '../dates/month-names';
import { type Frequency, type Rule, readRule } from './rule';
import { seriesOf } from './series';
import type { CalendarEvent } from './types';
import { dayText, MINUTE } from './wall';

const UNITS: Readonly<Record<Frequency, readonly [string, string]>> = {
  YEARLY: ['yearly', 'years'],
  MONTHLY: ['monthly', 'months'],
  WEEKLY: ['weekly', 'weeks'],
  DAILY: ['daily', 'days'],
  HOURLY: ['hourly', 'hours'],
  MINUTELY: ['every minute', 'minutes'],
  SECONDLY: ['every second', 'seconds'],
};
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const WORKDAYS = [1, 2, 3, 4, 5];

/** `repeats weekly on Tuesday and Thursday, 10 times`; `''` for an event that happens once. */
export function repeatWords(event: CalendarEvent): string {
  if (event.recurrence === '') return '';
  const { rules, added, dropped } = seriesOf(event);
  const [rule] = rules;
  const without = dropped.length > 0 ? `, except ${counted(dropped.length)}` : '';
  if (!rule) return added.length > 0 ? `repeats on ${counted(added.length)} more${without}` : '';
  const more =
    rules.length > 1 ? ', and by further rules' : added.length > 0 ? `, and ${counted(added.length)} more` : '';
  return `${ruleWords(rule)}${more}${without}`;
}

const counted = (n: number) => (n === 1 ? '1 date' : `${n} dates`);

/** The words for a rule alone, as `repeats monthly on the last Friday`. */
export function ruleWords(rule: Rule): string {
  const [one, many] = UNITS[rule.frequency];
  const often = rule.interval === 1 ? one : `every ${rule.interval} ${many}`;
  const on = [dayWords(rule), monthWords(rule)].filter(Boolean).join(' ');
  const end =
    rule.count !== null ? `, ${rule.count} times` : rule.until ? `, until ${dateWords(lastDay(rule.until))}` : '';
  return `repeats ${often}${on ? ` ${on}` : ''}${end}`;
}

function dayWords({ byDay, byMonthDay, bySetPos }: Rule): string {
  if (byDay.length === 1 && byMonthDay.length === 7 && bySetPos.length === 0) {
    const [first = 0] = byMonthDay;
    const from = first < 0 ? `the ${ordinal(first)} day` : `day ${first}`;
    return `on the first ${DAYS[byDay[0]?.weekday ?? 0]} from ${from} on`;
  }
  if (byDay.length > 0) {
    const plain = byDay.every(({ nth }) => nth === 0);
    const days = byDay.map(({ weekday }) => weekday).sort((a, b) => a - b);
    if (plain && bySetPos.length === 0 && days.join() === WORKDAYS.join()) return 'on weekdays';
    const words = byDay.map(({ weekday, nth }) =>
      nth === 0 ? (DAYS[weekday] ?? '') : `the ${ordinal(nth)} ${DAYS[weekday]}`,
    );
    const position = bySetPos.length > 0 ? `the ${listed(bySetPos.map(ordinal))} of ` : '';
    return `on ${position}${listed(words)}`;
  }
  return byMonthDay.length > 0
    ? `on ${listed(byMonthDay.map((n) => (n < 0 ? `the ${ordinal(n)} day` : `day ${n}`)))}`
    : '';
}

const monthWords = ({ byMonth }: Rule): string =>
  byMonth.length > 0 ? `in ${listed(byMonth.map((month) => MONTH_NAMES[month - 1] ?? ''))}` : '';

/** What can be chosen for a month in words: `on day 24`, `on the last day`, `on the second Tuesday`. */
export function monthlyWords(choice: string): string {
  if (!/^-?\d/.test(choice)) return choice === 'last day' ? 'on the last day' : `on ${choice}`;
  const rule = readRule(`FREQ=MONTHLY;BYDAY=${choice}`);
  return rule ? dayWords(rule) : choice;
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

function ordinal(n: number): string {
  if (n === -1) return 'last';
  if (n < 0) return `${ordinal(-n)} to last`;
  if (ORDINALS[n]) return ORDINALS[n];
  const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${tail}`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The day of an UNTIL, `YYYY-MM-DD`: one of UTC as the device's clock has it. */
export function lastDay({ wall, utc }: NonNullable<Rule['until']>): string {
  return dayText(utc ? wall - new Date(wall).getTimezoneOffset() * MINUTE : wall);
}

function dateWords(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${(MONTH_NAMES[Number(month) - 1] ?? '').slice(0, 3)} ${year}`;
}

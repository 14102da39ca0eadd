import { lastOfMonth, partsOf, weekdayOf } from './days';
import { at, END, type Groups, MONTH, monthIn, NUMBER, numberIn, tried, WEEKDAY, weekdayIn } from './patterns';
import type { DayNumber, Found, RepeatRule } from './types';

const AND = '\\s*(?:,\\s*and\\b|,|\\band\\b|&|\\+|/)\\s*';
const DAYS = `${WEEKDAY}s?(?:${AND}${WEEKDAY}s?)*`;
const EVERY = '(?:every|each)\\s+';
const TIMES = `(?:,?\\s+(?:for\\s+)?(?<count>${NUMBER})\\s+times)?`;
const OF_MONTH = '(?<month_said>\\s+(?:of|in)\\s+(?:the|each|every)\\s+month)?';
const NTH = '(?<nth>first|1st|second|2nd|third|3rd|fourth|4th|last)';
const ORDINAL = '(?<date>\\d{1,2})(?:st|nd|rd|th)';

type Reader = (groups: Groups) => Partial<RepeatRule> | string | null;

const WAYS: readonly (readonly [RegExp, Reader])[] = [
  way(
    `${EVERY}(?:(?<other>other|second|2nd)\\s+|(?<many>${NUMBER}|third)\\s+)?(?<unit>day|weekday|workday|working\\s+day|weekend|week|fortnight|month|year)s?(?:\\s+on\\s+(?:(?<days>${DAYS})|(?:the\\s+)?${ORDINAL}|(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<month>${MONTH})|(?<us_month>${MONTH})\\s+(?<us_day>\\d{1,2})(?:st|nd|rd|th)?))?`,
    everyUnit,
  ),
  way(`${EVERY}${NTH}\\s+(?<weekday>${WEEKDAY})${OF_MONTH}`, everyNth),
  way(`${EVERY}(?:(?<other>other)\\s+)?(?<days>${DAYS})`, ({ other, days = '' }) => ({
    frequency: 'WEEKLY',
    interval: other ? 2 : 1,
    weekdays: weekdaysIn(days),
  })),
  way(`${EVERY}${ORDINAL}${OF_MONTH}`, ({ date }) => onDate(Number(date))),
  way(
    `${EVERY}(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<month>${MONTH})|(?<us_month>${MONTH})\\s+(?<us_day>\\d{1,2})(?:st|nd|rd|th)?)`,
    yearly,
  ),
  way(`${EVERY}(?:(?:${NUMBER}|other)\\s+)?(?:hours?|minutes?)`, () => 'A task repeats by days at the most often.'),
  way(
    `(?:on\\s+)?(?<days>${WEEKDAY.replace('(?:day)?', 'days')}(?:${AND}${WEEKDAY.replace('(?:day)?', 'days')})*)`,
    ({ days = '' }) => ({
      frequency: 'WEEKLY',
      weekdays: weekdaysIn(days),
    }),
  ),
  way(
    '(?<often>biweekly|bimonthly|bi-weekly|bi-monthly)',
    ({ often = '' }) =>
      `“${often}” means two things: write “every 2 ${/week/i.test(often) ? 'weeks' : 'months'}” or the days.`,
  ),
];
const ADVERB = at(`(?<often>daily|weekly|fortnightly|monthly|yearly|annually)${TIMES}${END}`);

function way(source: string, reader: Reader): readonly [RegExp, Reader] {
  return [at(`${source}${TIMES}${END}`), reader];
}

const ONCE: RepeatRule = { frequency: 'DAILY', interval: 1, weekdays: [], nth: 0, monthDay: 0, month: 0, count: 0 };

/** How a task repeats, at a place of the text. `isLast`: no word of the title follows a place. */
export function findRepeat(text: string, from: number, isLast: (at: number) => boolean): Found | null {
  const adverb = tried(ADVERB, text, from);
  // “The daily standup” does not repeat the task.
  if (adverb && isLast(adverb.to)) {
    const word = adverb.groups.often?.toLowerCase() ?? '';
    const frequency =
      word === 'daily'
        ? 'DAILY'
        : word === 'monthly'
          ? 'MONTHLY'
          : /ly$/.test(word) && /week|fort/.test(word)
            ? 'WEEKLY'
            : 'YEARLY';
    const rule = {
      ...ONCE,
      frequency,
      interval: word === 'fortnightly' ? 2 : 1,
      count: countIn(adverb.groups),
    } as const;
    return { kind: 'repeat', to: adverb.to, rule };
  }
  for (const [pattern, reader] of WAYS) {
    const match = tried(pattern, text, from);
    const read = match && reader(match.groups);
    if (!match || !read) continue;
    if (typeof read === 'string') return { kind: 'unsure', to: match.to, note: read };
    return { kind: 'repeat', to: match.to, rule: { ...ONCE, ...read, count: countIn(match.groups) } };
  }
  return null;
}

const countIn = ({ count }: Groups): number => (count ? numberIn(count) : 0);

/** Monday to Sunday, each once. */
function weekdaysIn(text: string): readonly number[] {
  const found = text.match(/\p{L}+/gu)?.filter((word) => word.toLowerCase() !== 'and') ?? [];
  return [...new Set(found.map(weekdayIn))].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
}

function onDate(date: number): Partial<RepeatRule> | null {
  return date >= 1 && date <= 31 ? { frequency: 'MONTHLY', monthDay: date } : null;
}

function yearly({ day, month, us_day, us_month }: Groups): Partial<RepeatRule> | string {
  const [date, name] = [Number(day ?? us_day), monthIn(month ?? us_month ?? '')];
  if (date < 1 || date > lastOfMonth(2024, name)) return `The calendar has no such day: ${date} ${month ?? us_month}.`;
  return { frequency: 'YEARLY', month: name, monthDay: date };
}

function everyUnit(groups: Groups): Partial<RepeatRule> | string | null {
  const { other, many, days, date } = groups;
  const unit = groups.unit?.toLowerCase() ?? '';
  const interval = other ? 2 : many ? (many.toLowerCase() === 'third' ? 3 : numberIn(many)) : 1;
  if (interval < 1) return null;
  if (unit.startsWith('work') || unit === 'weekday')
    return interval === 1 ? { frequency: 'WEEKLY', weekdays: [1, 2, 3, 4, 5] } : null;
  if (unit === 'weekend') return { frequency: 'WEEKLY', interval, weekdays: [6, 0] };
  if (unit === 'week') return { frequency: 'WEEKLY', interval, weekdays: days ? weekdaysIn(days) : [] };
  if (unit === 'fortnight') return { frequency: 'WEEKLY', interval: interval * 2 };
  if (unit === 'month') return { ...(date ? onDate(Number(date)) : null), frequency: 'MONTHLY', interval };
  if (unit === 'day') return { frequency: 'DAILY', interval };
  const fixed = groups.month || groups.us_month ? yearly(groups) : {};
  return typeof fixed === 'string' ? fixed : { ...fixed, frequency: 'YEARLY', interval };
}

const NTHS: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  last: -1,
};

function everyNth({ nth = '', weekday = '', month_said }: Groups): Partial<RepeatRule> | string {
  const which = NTHS[nth.toLowerCase()] ?? 1;
  if (!month_said && which > 1)
    return `Which one is not clear: write “every ${which === 2 ? 'other' : `${which} weeks on`} ${weekday}” or “every ${nth} ${weekday} of the month”.`;
  return { frequency: 'MONTHLY', weekdays: [weekdayIn(weekday)], nth: which };
}

const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The rule as RFC 5545 writes it. @param until the last day */
export function ruleText(rule: RepeatRule, until: DayNumber | null): string {
  const { frequency, interval, weekdays, nth, monthDay, month, count } = rule;
  const day = until === null ? null : new Date(until * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  return [
    `FREQ=${frequency}`,
    interval > 1 ? `INTERVAL=${interval}` : '',
    month ? `BYMONTH=${month}` : '',
    weekdays.length > 0 ? `BYDAY=${weekdays.map((one) => `${nth || ''}${CODES[one]}`).join(',')}` : '',
    monthDay ? `BYMONTHDAY=${monthDay}` : '',
    count && day === null ? `COUNT=${count}` : '',
    day === null ? '' : `UNTIL=${day}`,
  ]
    .filter((part) => part !== '')
    .join(';');
}

/** The first day from `start` on that a rule allows. */
export function firstOf(rule: RepeatRule, start: DayNumber): DayNumber {
  // A leap day comes within eight years.
  for (let day = start; day < start + 366 * 8 + 2; day += 1) if (allows(rule, day)) return day;
  return start;
}

function allows({ weekdays, nth, monthDay, month }: RepeatRule, number: DayNumber): boolean {
  if (weekdays.length > 0 && !weekdays.includes(weekdayOf(number))) return false;
  if (nth === 0 && monthDay === 0 && month === 0) return true;
  const { year, month: now, day } = partsOf(number);
  if (month > 0 && now !== month) return false;
  if (monthDay > 0 && day !== monthDay) return false;
  if (nth > 0) return Math.ceil(day / 7) === nth;
  return nth === 0 || day > lastOfMonth(year, now) - 7;
}

import { dayOf, lastOfMonth, monthsLater, nextWeekday, partsOf, weekdayOf, weekFrom } from './days';
import { dayWords, type Habits } from './locale';
import { at, END, type Groups, MONTH, monthIn, NUMBER, numberIn, tried, WEEKDAY, weekdayIn } from './patterns';
import type { DayNumber, DayPart, DayRead, DayUse, Found } from './types';

export interface Today {
  readonly day: DayNumber;
  readonly weekStart: number;
  readonly habits: Habits;
}

type Reader = (groups: Groups, today: Today) => DayRead | string | null;

const PREPOSITION =
  '(?:(?<use>due(?:\\s+(?:on|by|before))?|on|by|before|until|till?|starting(?:\\s+(?:on|from))?|from|for)\\s+)?';
const PART = '(?:\\s+(?<part>morning|afternoon|evening|night))?';
const DAY_MONTH = `(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<month>${MONTH})\\.?(?:,?\\s+(?<year>\\d{4}))?`;
const US = `(?<us_month>${MONTH})\\.?\\s+(?<us_day>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<us_year>\\d{4}))?`;

/** Each way of writing a day. The first that fits is taken. */
const WAYS: readonly (readonly [RegExp, Reader])[] = [
  way(
    `\\d{1,2}(?:st|nd|rd|th)?\\s?[-–]\\s?\\d{1,2}(?:st|nd|rd|th)?\\s+${MONTH}|${MONTH}\\s+\\d{1,2}\\s?[-–]\\s?\\d{1,2}`,
    () => 'A task is due on one day: write the first or the last one.',
  ),
  way(
    `(?<weekday>${WEEKDAY})\\.?,?\\s+(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)(?!\\s+(?:of\\s+)?${MONTH})`,
    (found, today) => weekdayMatches(found, ofMonth(found, today), today),
  ),
  way('(?<year>\\d{4})(?<mark>[-/.])(?<month>\\d{1,2})\\k<mark>(?<day>\\d{1,2})', (found, today) =>
    written(found, Number(found.month), Number(found.day), today),
  ),
  way('(?<first>\\d{1,2})(?<mark>[-/.])(?<second>\\d{1,2})\\k<mark>(?<year>\\d{4}|\\d{2})', numeric),
  way('(?<first>\\d{1,2})/(?<second>\\d{1,2})', numeric),
  way('(?<first>\\d{1,2})(?<mark>\\.)(?<second>\\d{1,2})\\.', (found, today) =>
    today.habits.monthFirst ? null : numeric(found, today),
  ),
  way(`(?:(?<weekday>${WEEKDAY})\\.?,?\\s+)?(?:the\\s+)?(?:${DAY_MONTH}|${US})`, named),
  way(`(?:(?<next>this|next|coming)\\s+)?(?<weekday>${WEEKDAY})\\.?${PART}`, weekday),
  way(`(?<word>today|tomorrow|tmrw|tmr|yesterday)${PART}`, ({ word = '' }, { day }) => {
    const name = word.toLowerCase();
    if (name === 'yesterday') return { day: day - 1, note: 'Yesterday has passed.' };
    return { day: name === 'today' ? day : day + 1, note: null };
  }),
  way('(?:the\\s+)?day\\s+after\\s+tomorrow', (_, { day }) => ({ day: day + 2, note: null })),
  way('(?:tonight|this\\s+(?<part>morning|afternoon|evening))', (_, { day }) => ({ day, note: null })),
  way(
    `(?:in\\s+)?(?<count>${NUMBER})\\s+(?<unit>days?|weeks?|fortnights?|months?|years?)\\s+(?:from\\s+(?:now|today)|from\\s+(?<base>tomorrow|${WEEKDAY}))`,
    later,
  ),
  way(`in\\s+(?<count>${NUMBER})\\s+(?<unit>days?|weeks?|fortnights?|months?|years?)(?:['’]s?\\s+time)?`, later),
  way('(?<next>next)\\s+(?<unit>week|month|year)', (found, today) => ({ day: from(found, today), note: null })),
  way('(?:(?:this|the|at\\s+the)\\s+)?(?<weekend>weekend)', (_, { day }) => {
    const weekday = weekdayOf(day);
    return { day: weekday === 6 || weekday === 0 ? day : nextWeekday(day, 6), note: null };
  }),
  way('next\\s+weekend', (_, { day, weekStart }) => ({
    day: nextWeekday(weekFrom(day, weekStart) + 6, 6),
    note: null,
  })),
  way('(?:the\\s+)?end\\s+of\\s+(?:the|this)?\\s*(?<next>next)?\\s*(?<unit>week|month|year)|(?<short>eo[wmy])', endOf),
  way('the\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)(?!\\s+of)', (found, today) => (found.use ? ofMonth(found, today) : null)),
];

function way(source: string, reader: Reader): readonly [RegExp, Reader] {
  return [at(`${PREPOSITION}(?:${source})(?:${END}|(?<=-\\d\\d)(?=T\\d))`), reader];
}

/** A day at a place of the text. */
export function findDay(text: string, from: number, today: Today): Found | null {
  for (const [pattern, reader] of WAYS) {
    const match = tried(pattern, text, from);
    if (!match) continue;
    if (match.groups.weekday && isOtherWord(text, from, match)) continue;
    const read = reader(match.groups, today);
    if (read === null) continue;
    if (typeof read === 'string') return { kind: 'unsure', to: match.to, note: read };
    const part = partIn(match.groups, text.slice(from, match.to));
    return { kind: 'day', to: match.to, read, use: untilOrOn(match.groups.use), ...(part ? { part } : {}) };
  }
  return null;
}

/** “Black Friday”, “buy sun cream” and “the SAT” name no day. */
function isOtherWord(text: string, from: number, { groups, to }: { groups: Groups; to: number }): boolean {
  const { weekday = '', use, next, day, us_day } = groups;
  if (use || next || day || us_day) return false;
  if (/\b(?:black|good|cyber|casual|super|ash|palm|easter|holy)\s+$/i.test(text.slice(Math.max(0, from - 10), from)))
    return true;
  if (!/^s(?:at|un)$/i.test(weekday)) return false;
  if (/^S(?:AT|UN)$/.test(weekday)) return true;
  const isSpelt = /^S/.test(weekday) && from > 0;
  return (
    !isSpelt && /^\s+[\p{L}"“]/u.test(text.slice(to, to + 20)) && !/^\s+(?:at|from|by)\s/i.test(text.slice(to, to + 20))
  );
}

const partIn = ({ part }: Groups, text: string): DayPart | null =>
  /tonight/i.test(text) ? 'night' : ((part?.toLowerCase() as DayPart | undefined) ?? null);

function untilOrOn(use = ''): DayUse {
  const word = use.toLowerCase();
  return word.endsWith('before') ? 'before' : /^(?:until|till?)$/.test(word) ? 'until' : 'on';
}

/** A date in full; without a year the coming one. */
function written({ year }: Groups, month: number, day: number, today: Today): DayRead | string {
  const full = year === undefined ? null : Number(year) + (year.length === 2 ? 2000 : 0);
  if (full !== null) {
    const there = dayOf(full, month, day);
    if (there === null) return noSuchDay(`${full}-${month}-${day}`);
    return { day: there, note: there < today.day ? `${dayWords(there, today.habits)} has passed.` : null };
  }
  const now = partsOf(today.day);
  // A leap day comes within eight years.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const there = dayOf(now.year + ahead, month, day);
    if (there === null || there < today.day) continue;
    const passed = ahead > 0;
    return { day: there, note: passed ? `Taken as ${dayWords(there, today.habits)}: this year’s has passed.` : null };
  }
  return noSuchDay(`${day}/${month}`);
}

const noSuchDay = (text: string) => `The calendar has no such day: ${text}.`;

/** A date in figures, in the order of the locale; in the other one where only that is a day. */
function numeric(found: Groups, today: Today): DayRead | string | null {
  const [first, second] = [Number(found.first), Number(found.second)];
  const full = found.year !== undefined;
  if (!full && (first === 24 || first === 0) && second === 7) return null;
  // Dots are written where the day comes first.
  const monthFirst = found.mark !== '.' && today.habits.monthFirst;
  const [month, day] = monthFirst ? [first, second] : [second, first];
  const own = written(found, month, day, today);
  const other = written(found, day, month, today);
  if (typeof own === 'string') {
    if (typeof other === 'string') return full ? own : null;
    return { day: other.day, note: `Taken as ${dayWords(other.day, today.habits)}: there is no other such day.` };
  }
  if (typeof other === 'string' || other.day === own.day || (found.mark === '.' && !today.habits.monthFirst))
    return own;
  const iso = new Date(other.day * 86_400_000).toISOString().slice(0, 10);
  return {
    day: own.day,
    note: `Taken as ${dayWords(own.day, today.habits)}, in the order of your dates; ${iso} is the other.`,
  };
}

function named(found: Groups, today: Today): DayRead | string {
  const [month, day, year] = found.month
    ? [found.month, found.day, found.year]
    : [found.us_month, found.us_day, found.us_year];
  const read = written({ year }, monthIn(month ?? ''), Number(day), today);
  if (typeof read === 'string') return noSuchDay(`${day} ${month}${year ? ` ${year}` : ''}`);
  return weekdayMatches(found, read, today) ?? read;
}

function weekdayMatches({ weekday }: Groups, read: DayRead | null, { habits }: Today): DayRead | null {
  if (!read || !weekday || weekdayOf(read.day) === weekdayIn(weekday)) return read;
  return { day: read.day, note: `That day is another weekday: ${dayWords(read.day, habits)}.` };
}

function weekday({ next, weekday = '' }: Groups, today: Today): DayRead {
  const wanted = weekdayIn(weekday);
  const soon = nextWeekday(today.day, wanted);
  if (next?.toLowerCase() === 'next') {
    const first = weekFrom(today.day, today.weekStart) + 7;
    const there = first + ((wanted - today.weekStart + 7) % 7);
    const note = there === soon ? null : `Taken as the one of next week, ${dayWords(there, today.habits)}.`;
    return { day: there, note };
  }
  const isToday = soon === today.day + 7;
  return { day: soon, note: isToday ? `Taken as ${dayWords(soon, today.habits)}; for this day write “today”.` : null };
}

function later({ count = '', unit = '', base }: Groups, today: Today): DayRead | null {
  const many = numberIn(count);
  const start = !base ? today.day : /^tom/i.test(base) ? today.day + 1 : nextWeekday(today.day, weekdayIn(base));
  const day = stepped(start, unit, many);
  return day === null ? null : { day, note: null };
}

function stepped(start: DayNumber, unit: string, many: number): DayNumber | null {
  const name = unit.toLowerCase();
  const day = name.startsWith('d')
    ? start + many
    : name.startsWith('w')
      ? start + many * 7
      : name.startsWith('f')
        ? start + many * 14
        : monthsLater(start, name.startsWith('m') ? many : many * 12);
  return partsOf(day).year > 9999 ? null : day;
}

/** The first day of the next week, month or year. */
function from({ unit = '' }: Groups, { day, weekStart }: Today): DayNumber {
  const { year, month } = partsOf(day);
  const name = unit.toLowerCase();
  if (name === 'week') return weekFrom(day, weekStart) + 7;
  return (name === 'month' ? dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1) : dayOf(year + 1, 1, 1)) ?? day;
}

function endOf({ unit, next, short }: Groups, today: Today): DayRead {
  const name =
    unit?.toLowerCase() ?? { w: 'week', m: 'month', y: 'year' }[short?.slice(-1).toLowerCase() ?? ''] ?? 'week';
  const base = next ? from({ unit: name }, today) : today.day;
  const { year, month } = partsOf(base);
  const day =
    name === 'week'
      ? weekFrom(base, today.weekStart) + 6
      : dayOf(year, name === 'month' ? month : 12, name === 'month' ? lastOfMonth(year, month) : 31);
  return { day: day ?? base, note: null };
}

/** The coming day of this number. */
function ofMonth({ day = '' }: Groups, today: Today): DayRead | null {
  const { year, month } = partsOf(today.day);
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const index = year * 12 + month - 1 + ahead;
    const there = dayOf(Math.floor(index / 12), (index % 12) + 1, Number(day));
    if (there !== null && there >= today.day) return { day: there, note: null };
  }
  return null;
}

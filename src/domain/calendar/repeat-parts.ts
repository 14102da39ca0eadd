import { inOrder } from './plain-rules';
import { lastDay } from './repeat-words';
import { readRule, WEEKDAYS } from './rule';
import { partsOfRule, ruleText } from './shift-rule';
import { wallOf } from './wall';

export const UNITS = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Unit = (typeof UNITS)[number];

/** A rule as the fields of the form show it. */
export interface RepeatParts {
  readonly unit: Unit;
  readonly interval: number;
  /** Of a weekly rule: 0 Sunday to 6 Saturday, never none. */
  readonly weekdays: readonly number[];
  /** Of a monthly rule: `day 24`, `last day`, or `2TU`. */
  readonly monthly: string;
  /** How often; `null` for no such end. */
  readonly count: number | null;
  /** The last day, `YYYY-MM-DD`; `null` for no such end. */
  readonly until: string | null;
}

/** What can be chosen for a month, by the day on which the event begins. */
export function monthlyChoices(startDay: string): string[] {
  const wall = wallOf(startDay);
  if (Number.isNaN(wall)) return [];
  const date = new Date(wall);
  const day = date.getUTCDate();
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const weekday = WEEKDAYS[date.getUTCDay()];
  return [
    `day ${day}`,
    ...(day === days ? ['last day'] : []),
    ...(day <= 28 ? [`${Math.ceil(day / 7)}${weekday}`] : []),
    ...(day > days - 7 ? [`-1${weekday}`] : []),
  ];
}

/** Reads a rule that the form can show. @param startDay `YYYY-MM-DD`: what the rule leaves open comes from it */
export function partsOf(rule: string, startDay: string): RepeatParts {
  const parts = partsOfRule(rule);
  const date = new Date(wallOf(startDay));
  const unit = UNITS.find((name) => name === parts.get('FREQ')) ?? 'WEEKLY';
  const byDay = parts.get('BYDAY') ?? '';
  const monthDay = parts.get('BYMONTHDAY');
  const own = Number.isNaN(date.getTime()) ? 1 : date.getUTCDay();
  return {
    unit,
    interval: Number(parts.get('INTERVAL') ?? 1),
    weekdays: unit === 'WEEKLY' && byDay !== '' ? byDay.split(',').map((day) => WEEKDAYS.indexOf(day)) : [own],
    monthly:
      unit === 'MONTHLY' && byDay !== ''
        ? byDay
        : monthDay === '-1'
          ? 'last day'
          : `day ${monthDay ?? (Number.isNaN(date.getTime()) ? 1 : date.getUTCDate())}`,
    count: parts.has('COUNT') ? Number(parts.get('COUNT')) : null,
    until: untilDay(rule),
  };
}

function untilDay(rule: string): string | null {
  const until = readRule(rule)?.until;
  return until ? lastDay(until) : null;
}

/** The rule that the fields say, in the words of an RRULE. @param before the one that they showed: its end is kept as it was written */
export function ruleOfParts(parts: RepeatParts, before: string): string {
  const { unit, interval, weekdays, monthly, count, until } = parts;
  const next = new Map<string, string>([['FREQ', unit]]);
  if (interval > 1) next.set('INTERVAL', String(interval));
  if (unit === 'WEEKLY') {
    // From Monday on.
    const days = [...weekdays].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
    next.set('BYDAY', days.map((day) => WEEKDAYS[day]).join(','));
  }
  if (unit === 'MONTHLY' && /^-?\d/.test(monthly)) next.set('BYDAY', monthly);
  else if (unit === 'MONTHLY') next.set('BYMONTHDAY', monthly === 'last day' ? '-1' : monthly.slice(4));
  if (count !== null) next.set('COUNT', String(count));
  else if (until !== null) {
    const written = partsOfRule(before).get('UNTIL');
    next.set('UNTIL', untilDay(before) === until && written ? written : until.replaceAll('-', ''));
  }
  return inOrder(ruleText(next));
}

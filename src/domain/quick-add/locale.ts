import type { DayNumber } from './types';

/** How a locale writes dates and times. */
export interface Habits {
  /** Whether the month comes before the day. */
  readonly monthFirst: boolean;
  /** Whether hours count to twelve. */
  readonly twelve: boolean;
  readonly day: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
}

const known = new Map<string, Habits>();

/** A tag that no browser knows is taken as British English. */
export function habitsOf(locale: string): Habits {
  const before = known.get(locale);
  if (before) return before;
  const made = make(locale) ?? (make('en-GB') as Habits);
  known.set(locale, made);
  return made;
}

function make(locale: string): Habits | null {
  try {
    const plain = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };
    const numeric = new Intl.DateTimeFormat(locale, { ...plain, month: 'numeric', day: 'numeric' });
    const order = numeric.formatToParts(0).map(({ type }) => type);
    const time = new Intl.DateTimeFormat(locale, { ...plain, hour: 'numeric', minute: '2-digit' });
    return {
      monthFirst: order.indexOf('month') < order.indexOf('day'),
      twelve: time.resolvedOptions().hour12 ?? false,
      day: new Intl.DateTimeFormat(locale, {
        ...plain,
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      }),
      time,
    };
  } catch {
    return null;
  }
}

export const dayWords = (number: DayNumber, { day }: Habits): string => day.format(number * 86_400_000);
export const timeWords = (minutes: number, { time }: Habits): string => time.format(minutes * 60_000);

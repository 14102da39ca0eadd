import type { DayNumber } from './types';

const DAY = 86_400_000;

/** The number of a day that exists; `null` for 31 February. @param month 1 to 12 */
export function dayOf(year: number, month: number, day: number): DayNumber | null {
  if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 ? at.getTime() / DAY : null;
}

export interface DayParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

export function partsOf(number: DayNumber): DayParts {
  const at = new Date(number * DAY);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (number: DayNumber): number => (((number + 4) % 7) + 7) % 7;

/** `YYYY-MM-DD` */
export const textOf = (number: DayNumber): string => new Date(number * DAY).toISOString().slice(0, 10);

/** The number of `YYYY-MM-DD`; today's place must be a day that exists. */
export function numberOf(text: string): DayNumber {
  const [year = 1970, month = 1, day = 1] = text.slice(0, 10).split('-').map(Number);
  return dayOf(year, month, day) ?? 0;
}

export const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day so many months later; the last of a shorter month. */
export function monthsLater(number: DayNumber, months: number): DayNumber {
  const { year, month, day } = partsOf(number);
  const index = year * 12 + month - 1 + months;
  const there = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return dayOf(there.year, there.month, Math.min(day, lastOfMonth(there.year, there.month))) ?? number;
}

/** The first day after this one that is such a weekday. */
export const nextWeekday = (after: DayNumber, weekday: number): DayNumber =>
  after + ((weekday - weekdayOf(after) + 6) % 7) + 1;

/** The first day of the week that a day is in. */
export const weekFrom = (number: DayNumber, weekStart: number): DayNumber =>
  number - ((weekdayOf(number) - weekStart + 7) % 7);

import { isoOf } from '../dates/iso-day';
import { MONTH_NAMES } from '../dates/month-names';

/** Calendar days as ISO dates (`2027-03-01`), counted in whole days: no clock, no time zone, no daylight saving. */

const DAY = 86_400_000;

/** Year, month (1 to 12) and day of an ISO date. @throws RangeError when the text is not an ISO date of a real day */
export function partsOf(iso: string): { readonly year: number; readonly month: number; readonly day: number } {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  const [year, month, day] = [Number(found?.[1]), Number(found?.[2]), Number(found?.[3])];
  if (!found || isoOf(year, month, day) === null) throw new RangeError(`"${iso}" is no date.`);
  return { year, month, day };
}

const dayNumber = (iso: string): number => {
  const { year, month, day } = partsOf(iso);
  return Date.UTC(year, month - 1, day) / DAY;
};

const fromDayNumber = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** The day this many days later; a negative number goes back. */
export const addDays = (iso: string, days: number): string => fromDayNumber(dayNumber(iso) + days);

/** Whole days from one date to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** This many months later on the same day, or on the month's last day where it has no such day. */
export function addMonths(iso: string, months: number): string {
  const { year, month, day } = partsOf(iso);
  const index = year * 12 + month - 1 + months;
  const [targetYear, targetMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return isoOf(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth))) ?? iso;
}

/** 28 to 31. @param month 1 to 12 */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (iso: string): number => (((dayNumber(iso) + 4) % 7) + 7) % 7;

/** `2 January 2027` */
export function dateWords(iso: string): string {
  const { year, month, day } = partsOf(iso);
  return `${day} ${MONTH_NAMES[month - 1]} ${year}`;
}

/** `2 Jan` */
export function shortDate(iso: string): string {
  const { month, day } = partsOf(iso);
  return `${day} ${(MONTH_NAMES[month - 1] ?? '').slice(0, 3)}`;
}

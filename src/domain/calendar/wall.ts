/**
 * Wall-clock times as numbers: the milliseconds that would have passed since 1970 had that clock always run on UTC. They
 * can be added and compared without any time zone.
 */

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `2026-11-24T14:00:00` or `2026-11-24` as a number; `NaN` when there is no such time. */
export function wallOf(text: string): number {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (!found) return Number.NaN;
  const [year, month, day, hour, minute, second] = found.slice(1).map((part) => Number(part ?? 0));
  return wallFrom(year ?? 0, month ?? 0, day ?? 0, hour, minute, second);
}

/** A time from its parts; `NaN` when there is no such time (30 February, 25 o'clock). @param month 1 to 12 */
export function wallFrom(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number {
  const date = new Date(Date.UTC(2000, month - 1, day, hour, minute, Math.min(second, 59)));
  date.setUTCFullYear(year, month - 1, day);
  const real =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second <= 60;
  return real ? date.getTime() : Number.NaN;
}

/** `YYYY-MM-DDTHH:MM:SS` */
export const wallText = (wall: number): string => new Date(wall).toISOString().slice(0, 19);

/** `YYYY-MM-DD` */
export const dayText = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** Whole days since 1970. */
export const dayNumber = (wall: number): number => Math.floor(wall / DAY);

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Whether a text is a time, or a date, that exists. */
export const isWall = (text: string): boolean => !Number.isNaN(wallOf(text));

/** Whether an event's own times can be read at all. */
export const hasTimes = ({ start, end }: { readonly start: string; readonly end: string }): boolean =>
  isWall(start) && isWall(end);

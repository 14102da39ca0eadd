/** Largest figure that is taken. */
export const MOST = 100_000_000;

const DAY = 86_400_000;

/** The Monday of a day's week, both `YYYY-MM-DD`. @throws RangeError when the day does not exist */
export function mondayOf(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`"${day}" is no day.`);
  const weekday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - weekday * DAY).toISOString().slice(0, 10);
}

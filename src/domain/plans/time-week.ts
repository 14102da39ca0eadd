import { listed } from './counted';
import { addDays, weekdayOf } from './dates';

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

const sum = (byDay: readonly number[]): number => byDay.reduce((total, hours) => total + hours, 0);

/**
 * Hours of a week whose days are told apart, or of the days from one on.
 * @param byDay Sunday to Saturday
 */
export function hoursOn(byDay: readonly number[], from?: string, days = 7): number {
  if (from === undefined) return sum(byDay);
  const first = weekdayOf(from);
  const over = Array.from({ length: days % 7 }, (_, step) => byDay[(first + step) % 7] ?? 0);
  return Math.floor(days / 7) * sum(byDay) + sum(over);
}

/** The same days with other hours in all, shared as before; no day without hours gets any. */
export function spread(byDay: readonly number[], weekly: number): readonly number[] {
  const before = sum(byDay);
  return before <= 0 ? byDay : byDay.map((hours) => Math.round(((hours * weekly) / before) * 1000) / 1000);
}

/** The first day by which so many hours are done, where a week begins on `today`. */
export function lastDayOf(byDay: readonly number[], total: number, today: string): string {
  const whole = Math.max(0, Math.floor(total / sum(byDay)) - 1) * 7;
  let done = hoursOn(byDay, today, whole);
  let days = whole;
  while (done < total - 1e-6 && days < whole + 21) {
    done += byDay[weekdayOf(addDays(today, days))] ?? 0;
    days += 1;
  }
  return addDays(today, Math.max(1, days));
}

/** `1 on Monday to Friday, 4 on Saturday and Sunday` */
export function weekWords(byDay: readonly number[]): string {
  const amounts = [...new Set(FROM_MONDAY.map((day) => byDay[day] ?? 0))].filter((hours) => hours > 0);
  const shown = (hours: number) => String(Math.round(hours * 100) / 100);
  return listed(amounts.map((hours) => `${shown(hours)} on ${dayNames(byDay, hours)}`));
}

function dayNames(byDay: readonly number[], hours: number): string {
  const days = FROM_MONDAY.filter((day) => byDay[day] === hours);
  if (days.length === 7) return 'each day';
  const places = days.map((day) => FROM_MONDAY.indexOf(day));
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  const name = (place: number) => NAMES[FROM_MONDAY[place] ?? 0] ?? '';
  if (days.length > 2 && last - first + 1 === days.length) return `${name(first)} to ${name(last)}`;
  return listed(days.map((day) => NAMES[day] ?? ''));
}

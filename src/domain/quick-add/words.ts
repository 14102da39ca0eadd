import type { Habits } from './locale';
import type { Priority, RepeatRule } from './types';

const PRIORITIES: Readonly<Record<Priority, string>> = {
  none: 'No priority',
  low: 'Low priority',
  medium: 'Medium priority',
  high: 'High priority',
};
export const priorityWords = (priority: Priority): string => PRIORITIES[priority];

/** `1 h 30 min` */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

const UNITS = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;
const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const NTHS: Readonly<Record<number, string>> = { 1: 'first ', 2: 'second ', 3: 'third ', 4: 'fourth ', [-1]: 'last ' };

/** `Every 2 weeks on Tuesday, 5 times` */
export function repeatWords(rule: RepeatRule, { day }: Habits): string {
  const { frequency, interval, weekdays, nth, monthDay, month, count } = rule;
  const unit = UNITS[frequency];
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  const names = weekdays.map((one) => `${NTHS[nth] ?? ''}${NAMES[one]}`).join(', ');
  const date = month
    ? ` on ${day
        .formatToParts(Date.UTC(2024, month - 1, monthDay || 1))
        .filter(({ type }) => type === 'day' || type === 'month')
        .map(({ value }) => value)
        .join(' ')}`
    : monthDay
      ? ` on day ${monthDay}`
      : '';
  return `${every}${names ? ` on ${nth ? 'the ' : ''}${names}` : ''}${date}${count ? `, ${count} times` : ''}`;
}

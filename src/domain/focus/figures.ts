import { localDay } from '../activity/figures';
import type { FocusSession } from './types';

type Sessions = Readonly<Record<string, FocusSession>>;

/** Seconds spent on a task. */
export const secondsOn = (sessions: Sessions, taskId: string): number =>
  Object.values(sessions).reduce((sum, one) => sum + (one.taskId === taskId ? one.seconds : 0), 0);

/** Seconds spent on days of this device, each session on the day it began. @param first, last `YYYY-MM-DD` */
export function secondsBetween(sessions: Sessions, first: string, last: string): number {
  let sum = 0;
  for (const { begunAt, seconds } of Object.values(sessions)) {
    const day = localDay(begunAt);
    if (day >= first && day <= last) sum += seconds;
  }
  return sum;
}

/** `1 h 5 min`; below a minute `less than a minute`. */
export function spentWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter((part) => part !== '').join(' ');
}

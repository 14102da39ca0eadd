import type { CalendarEvent } from '../types';
import { minutesOf } from './details';

/**
 * The lines of an event with an alarm for each of its reminders: those that are there stay as they are, those that are
 * no longer wanted go, those that no reminder can say (at an instant, further away than a year) stay.
 */
export function withAlarms(
  lines: readonly string[],
  event: Pick<CalendarEvent, 'reminders' | 'start' | 'end'>,
): string[] {
  const wanted = new Set(event.reminders);
  const kept: string[] = [];
  let alarm: string[] | null = null;
  for (const line of lines) {
    if (/^BEGIN:VALARM\s*$/i.test(line)) alarm = [];
    if (!alarm) {
      if (line !== '') kept.push(line);
      continue;
    }
    alarm.push(line);
    if (!/^END:VALARM\s*$/i.test(line)) continue;
    const minutes = minutesOf(alarm, event);
    if (minutes === null || event.reminders.includes(minutes)) kept.push(...alarm);
    if (minutes !== null) wanted.delete(minutes);
    alarm = null;
  }
  return [...kept, ...[...wanted].flatMap(alarmLines)];
}

/** An alarm that shows itself. @param minutes before the start, below 0 after it */
const alarmLines = (minutes: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'DESCRIPTION:Reminder',
  `TRIGGER:${minutes > 0 ? '-' : ''}PT${Math.abs(minutes)}M`,
  'END:VALARM',
];

import { isStudy } from '../calendar/study-hours';
import type { CalendarEvent } from '../calendar/types';

/**
 * Whether an event is a block of study that can be ticked off and is not, told by its texts alone. Blocks of tasks are the
 * board's, which says itself what is overdue.
 */
export const isOpenBlock = (event: CalendarEvent): boolean =>
  event.about !== '' &&
  event.doneAt === null &&
  !event.allDay &&
  event.recurrence === '' &&
  event.taskId === null &&
  !/^STATUS:CANCELLED\s*$/im.test(event.source) &&
  isStudy(event);

/** Whether one of these blocks may be over: on some clock its day has begun. @param day `YYYY-MM-DD`, today @param plan the roadmap it is about */
export const anyOver = (
  events: Readonly<Record<string, CalendarEvent>>,
  day: string,
  plan: string | null = null,
): boolean => {
  for (const id in events) {
    const event = events[id];
    if (!event || event.about === '' || event.start.slice(0, 10) > day) continue;
    if (plan !== null && !event.about.startsWith(`plan ${plan}`)) continue;
    if (isOpenBlock(event)) return true;
  }
  return false;
};

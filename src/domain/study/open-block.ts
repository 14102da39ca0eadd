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

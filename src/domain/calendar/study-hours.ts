import { aboutOf, isJobStudy } from './about';
import type { CalendarEvent } from './types';
import { HOUR, wallOf } from './wall';

/** Time of study in the calendar, hours. */
export interface StudyHours {
  /** Ticked off. */
  readonly done: number;
  /** Not ticked off, today or later. */
  readonly ahead: number;
}

/** Whether an event is time to study: what it is about is something of the app to learn or practise, or a task; not an interview. */
export const isStudy = ({ about, taskId }: Pick<CalendarEvent, 'about' | 'taskId'>): boolean => {
  const subject = aboutOf(about);
  return taskId !== null || (subject !== null && (subject.kind !== 'job' || isJobStudy(subject)));
};

/**
 * The hours of study blocks that start in a span of days. Whole days and series count nothing: nobody knows their hours.
 * @param first day, `YYYY-MM-DD` @param last day, with it @param today `YYYY-MM-DD`
 */
export function studyHours(
  events: Readonly<Record<string, CalendarEvent>>,
  first: string,
  last: string,
  today: string,
): StudyHours {
  let done = 0;
  let ahead = 0;
  for (const event of Object.values(events)) {
    const { start, end, allDay, recurrence, doneAt } = event;
    const day = start.slice(0, 10);
    if (allDay || recurrence !== '' || day < first || day > last || !isStudy(event)) continue;
    const hours = (wallOf(end) - wallOf(start)) / HOUR;
    if (doneAt !== null) done += hours;
    else if (day >= today) ahead += hours;
  }
  return { done, ahead };
}

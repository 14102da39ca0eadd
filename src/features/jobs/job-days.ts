import type { CalendarEvent } from '../../domain/calendar/types';
import type { Job } from '../../domain/jobs/job-types';

type Events = Readonly<Record<string, CalendarEvent>>;

/** The interviews of a job that are in the calendar, by time. One that was removed there counts for nothing. */
export const interviewsOf = (job: Pick<Job, 'interviews'>, events: Events): readonly CalendarEvent[] =>
  job.interviews
    .flatMap(({ event }) => events[event] ?? [])
    .sort((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));

/** The day of a job's next interview, `YYYY-MM-DD`; `null` where none is ahead. @param today `YYYY-MM-DD` */
export const nextInterview = (job: Pick<Job, 'interviews'>, events: Events, today: string): string | null =>
  interviewsOf(job, events)
    .map(({ start }) => start.slice(0, 10))
    .find((day) => day >= today) ?? null;

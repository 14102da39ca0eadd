import type { Job, JobStatus, Need, Requirement } from './job-types';

/** What a job is called in lists: its title, or where it is, or that it has no name yet. */
export const jobName = ({ title, company }: Pick<Job, 'title' | 'company'>): string =>
  [title, company].filter((part) => part !== '').join(' at ') || 'Job without a title';

/** With the need set by the learner of a requirement, or of all alternatives of a group that are asked for. */
export const withNeed = (requirements: readonly Requirement[], id: string, need: Need): Requirement[] =>
  requirements.map((one) =>
    one.id === id || (one.anyOf === id && one.need !== 'not-asked') ? { ...one, need, touched: true } : one,
  );

/** The requirements that count, musts first, each in the order of the posting. */
export function asked(requirements: readonly Requirement[]): readonly Requirement[] {
  const of = (need: Need) => requirements.filter((requirement) => requirement.need === need);
  return [...of('must'), ...of('nice')];
}

/** With another status; the same job where it has it already. @param at ISO date-time */
export const withStatus = (job: Job, status: JobStatus, at: string): Job =>
  job.status === status ? job : { ...job, status, history: [...job.history, { status, at }] };

/** Days from one day to another, negative when it is over. Both `YYYY-MM-DD`. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(`${day}T00:00Z`) - Date.parse(`${today}T00:00Z`)) / 86_400_000);

/** What comes next for a job. */
export interface DueNext {
  readonly job: Job;
  readonly kind: 'deadline' | 'interview';
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/**
 * What is due for jobs that are not closed, the nearest first.
 * @param interviewDays the days of the interviews by the ids of their events @param today `YYYY-MM-DD`
 */
export function dueNext(
  jobs: readonly Job[],
  interviewDays: Readonly<Record<string, string>>,
  today: string,
): readonly DueNext[] {
  return jobs
    .filter(({ status }) => status !== 'closed')
    .flatMap((job): DueNext[] => [
      // Once it is sent, the last day to send it says nothing.
      ...(job.deadline !== null && job.deadline >= today && job.status === 'saved'
        ? [{ job, kind: 'deadline' as const, day: job.deadline }]
        : []),
      ...job.interviews.flatMap(({ event }) => {
        const day = Object.hasOwn(interviewDays, event) ? interviewDays[event] : undefined;
        return day !== undefined && day >= today ? [{ job, kind: 'interview' as const, day }] : [];
      }),
    ])
    .sort((a, b) => a.day.localeCompare(b.day) || jobName(a.job).localeCompare(jobName(b.job)));
}

import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import { newestFirst } from '../../domain/dates/newest-first';
import { jobName } from '../../domain/jobs/job';
import type { Job, Need } from '../../domain/jobs/job-types';
import type { jobsSlice } from './jobs-slice';

type State = WithSlice<typeof jobsSlice>;

/** Every job, the newest first. */
export const selectJobs = createSelector([({ jobs }: State) => jobs.jobs.entities], (byId): readonly Job[] =>
  Object.values(byId).sort(newestFirst(({ createdAt }) => createdAt)),
);

export const selectJob = ({ jobs }: State, id: string): Job | undefined =>
  Object.hasOwn(jobs.jobs.entities, id) ? jobs.jobs.entities[id] : undefined;

/** The job that the other screens speak of; `null` where none was chosen or it is gone. */
export const selectCurrentJob = ({ jobs }: State): Job | null => {
  const { current } = jobs.settings;
  return current === null ? null : (jobs.jobs.entities[current] ?? null);
};

/** The current job as other screens take it: its name, its title, and its posting. */
export const selectCurrentPosting = createSelector([selectCurrentJob], (job) =>
  job === null ? null : { id: job.id, name: jobName(job), title: job.title, posting: job.posting },
);

/** The skills that the current job asks for, musts first, with its name; `null` where there is none or it asks for none. */
export const selectCurrentAsked = createSelector([selectCurrentJob], (job) => {
  const skills = (need: Need) =>
    job?.requirements.flatMap((asked) => (asked.need === need && asked.skill !== null ? [asked.skill] : [])) ?? [];
  const all = [...new Set([...skills('must'), ...skills('nice')])];
  return job === null || all.length === 0
    ? null
    : { id: job.id, name: jobName(job), musts: skills('must'), skills: all };
});

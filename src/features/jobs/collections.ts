import { each, one } from '../../app/collection';
import { jobSchema, jobSettingsSchema } from './job-schema';
import { initialJobSettings, jobSettingsReceived, jobsReceived, jobsSlice } from './jobs-slice';

/** Before requirements knew their alternatives, each was asked for by itself. */
const askedEach = (job: unknown): unknown => {
  const { requirements, ...rest } = job as { readonly requirements: readonly object[] };
  return { ...rest, requirements: requirements.map((one) => ({ ...one, anyOf: null })) };
};

/** Before alternatives that are asked for one by one could be counted once again, nobody kept what they were. */
const asItWas = (job: unknown): unknown => job;

export const jobsCollection = each({
  name: 'jobs',
  title: 'Jobs',
  version: 3,
  migrations: { 1: askedEach, 2: asItWas },
  schema: jobSchema,
  travels: { texts: ['posting', 'notes'] },
  slice: jobsSlice,
  select: (state) => state.jobs.jobs.entities,
  received: jobsReceived,
});

export const jobSettingsCollection = one({
  name: 'jobSettings',
  title: 'The current job',
  version: 1,
  schema: jobSettingsSchema,
  slice: jobsSlice,
  select: (state) => state.jobs.settings,
  received: jobSettingsReceived,
  initial: initialJobSettings,
});

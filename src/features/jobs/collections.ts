import { each, one } from '../../app/collection';
import { jobSchema, jobSettingsSchema } from './job-schema';
import { initialJobSettings, jobSettingsReceived, jobsReceived, jobsSlice } from './jobs-slice';

export const jobsCollection = each({
  name: 'jobs',
  title: 'Jobs',
  version: 1,
  schema: jobSchema,
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

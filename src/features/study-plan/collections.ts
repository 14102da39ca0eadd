import { one } from '../../app/collection';
import { studyTimesSchema } from './limits-schema';
import { studyLimitsSlice, studyTimesReceived } from './limits-slice';

export const studyLimitsCollection = one({
  name: 'studyLimits',
  title: 'Hours for study',
  version: 1,
  schema: studyTimesSchema,
  slice: studyLimitsSlice,
  select: (state) => state.studyLimits.times,
  received: studyTimesReceived,
  initial: null,
});

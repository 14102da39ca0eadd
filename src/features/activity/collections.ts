import { each } from '../../app/collection';
import { activitySchema } from './activity-schema';
import { activitiesReceived, activitySlice } from './activity-slice';

export const activityCollection = each({
  name: 'activity',
  title: 'What you did, by day',
  version: 2,
  // One kind more: what is kept is as it was.
  migrations: { 1: (activity) => activity },
  schema: activitySchema,
  slice: activitySlice,
  select: (state) => state.activity.entities,
  received: activitiesReceived,
});

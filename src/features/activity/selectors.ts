import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import type { Activity } from '../../domain/activity/types';
import { newestFirst } from '../../domain/dates/newest-first';
import type { activitySlice } from './activity-slice';

type State = WithSlice<typeof activitySlice>;

/** Everything done, by id. */
export const selectActivitiesById = ({ activity }: State): Readonly<Record<string, Activity>> => activity.entities;

/** Everything done, the newest first. */
export const selectActivities = createSelector([selectActivitiesById], (byId): readonly Activity[] =>
  Object.values(byId).sort(newestFirst(({ at }) => at)),
);

import type { WithSlice } from '@reduxjs/toolkit';
import type { HomeSettings, homeSlice } from './home-slice';

/** The first-run path and its answers. */
export const selectHomeSettings = ({ home }: WithSlice<typeof homeSlice>): HomeSettings => home;

/** The learner's own goal of hours a week; `null` until it is said. */
export const selectHoursAWeek = (state: WithSlice<typeof homeSlice>): number | null =>
  selectHomeSettings(state).hoursAWeek;

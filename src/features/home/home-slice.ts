import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Goal } from '../../domain/activity/next-step';
import { LONGEST_POSTING } from '../../domain/jobs/job-types';

/** `new`: for those who have done nothing yet. `name`, `goal`, `way`, `begin`: begun, at that step. */
export type FirstRun = 'new' | FirstRunStep | 'done' | 'skipped';

export type FirstRunStep = 'name' | 'goal' | 'way' | 'begin';

export const LEAST_HOURS = 1;
export const MOST_HOURS = 80;

export interface HomeSettings {
  readonly firstRun: FirstRun;
  /** `null` until it is said. */
  readonly goal: Goal | null;
  /** The role in the learner's words, or a posting until it is kept as a job. */
  readonly wanted: string;
  /** Id of the track that leads to it; empty for "not sure yet", `null` until it is said. */
  readonly track: string | null;
  /** The learner's own goal, in steps of half an hour; `null` until it is said. */
  readonly hoursAWeek: number | null;
}

export const initialHomeSettings: HomeSettings = {
  firstRun: 'new',
  goal: null,
  wanted: '',
  track: null,
  hoursAWeek: null,
};

/** The nearest goal that can be kept; `null` for what is no number. */
const keptHours = (hours: number | null): number | null =>
  hours === null || !Number.isFinite(hours)
    ? null
    : Math.min(MOST_HOURS, Math.max(LEAST_HOURS, Math.round(hours * 2) / 2));

/** What the home screen keeps: the first-run path and its answers. */
export const homeSlice = createSlice({
  name: 'home',
  initialState: initialHomeSettings,
  reducers: {
    firstRunMoved: (state, action: PayloadAction<FirstRunStep>) => {
      state.firstRun = action.payload;
    },
    goalChosen: (state, action: PayloadAction<Goal | null>) => {
      state.goal = action.payload;
    },
    wantedTyped: (state, action: PayloadAction<string>) => {
      state.wanted = action.payload.slice(0, LONGEST_POSTING);
    },
    trackChosen: (state, action: PayloadAction<string | null>) => {
      state.track = action.payload;
    },
    hoursAWeekSet: (state, action: PayloadAction<number | null>) => {
      state.hoursAWeek = keptHours(action.payload);
    },
    firstRunFinished: (state) => {
      state.firstRun = 'done';
    },
    firstRunSkipped: (state) => {
      state.firstRun = 'skipped';
    },
    homeSettingsReceived: (_, action: PayloadAction<HomeSettings>) => action.payload,
  },
});

export const {
  firstRunMoved,
  goalChosen,
  wantedTyped,
  trackChosen,
  hoursAWeekSet,
  firstRunFinished,
  firstRunSkipped,
  homeSettingsReceived,
} = homeSlice.actions;

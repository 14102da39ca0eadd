import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Goal } from '../../domain/activity/next-step';

/** `new`: for those who have no profile and have done nothing yet. `name`, `goal`, `begin`: begun, at that step. */
export type FirstRun = 'new' | 'name' | 'goal' | 'begin' | 'done' | 'skipped';

export interface HomeSettings {
  readonly firstRun: FirstRun;
  /** `null` until it is said. */
  readonly goal: Goal | null;
}

export const initialHomeSettings: HomeSettings = { firstRun: 'new', goal: null };

/** What the home screen keeps: the first-run path and its answer. */
export const homeSlice = createSlice({
  name: 'home',
  initialState: initialHomeSettings,
  reducers: {
    firstRunMoved: (state, action: PayloadAction<'name' | 'goal' | 'begin'>) => {
      state.firstRun = action.payload;
    },
    goalChosen: (state, action: PayloadAction<Goal>) => {
      state.goal = action.payload;
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

export const { firstRunMoved, goalChosen, firstRunFinished, firstRunSkipped, homeSettingsReceived } = homeSlice.actions;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StudyTimes } from '../../domain/study/limits';

interface StudyLimitsState {
  /** When the learner studies, as the last plan was made with; `null` until one was made. */
  readonly times: StudyTimes | null;
}

const initialState: StudyLimitsState = { times: null };

/** When the learner can study: what the next plan begins with, and where a missed block may go. */
export const studyLimitsSlice = createSlice({
  name: 'studyLimits',
  initialState,
  reducers: {
    studyTimesKept: (_, { payload }: PayloadAction<StudyTimes>) => ({ times: payload }),
    studyTimesReceived: (_, { payload }: PayloadAction<StudyTimes | null>) => ({ times: payload }),
  },
});

export const { studyTimesKept, studyTimesReceived } = studyLimitsSlice.actions;

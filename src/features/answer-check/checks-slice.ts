import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AnswerCheck } from '../../domain/interview/check/types';

const checksAdapter = createEntityAdapter<AnswerCheck>();

export const answerChecksSlice = createSlice({
  name: 'answerChecks',
  initialState: checksAdapter.getInitialState(),
  reducers: {
    answerChecked: (state, { payload }: PayloadAction<AnswerCheck>) => {
      checksAdapter.setOne(state, payload);
    },
    /** Their answers were changed, or are gone. */
    checksDropped: (state, { payload }: PayloadAction<readonly string[]>) => {
      checksAdapter.removeMany(state, payload);
    },
    checksReceived: (state, { payload }: PayloadAction<{ documents: AnswerCheck[]; removed: string[] }>) => {
      checksAdapter.setMany(state, payload.documents);
      checksAdapter.removeMany(state, payload.removed);
    },
  },
});

export const { answerChecked, checksDropped, checksReceived } = answerChecksSlice.actions;

import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { AnswerCheck } from '../../domain/interview/check/types';

interface Change {
  readonly documents: readonly AnswerCheck[];
  readonly removed: readonly string[];
}

/** Checks by id. One action puts in and takes out, whether it is the user's or comes from the disk. */
export const answerChecksSlice = createSlice({
  name: 'answerChecks',
  initialState: {} as Record<string, AnswerCheck>,
  reducers: {
    checksChanged: (checks, { payload: { documents, removed } }: PayloadAction<Change>) => {
      for (const check of documents) checks[check.id] = check as Draft<AnswerCheck>;
      for (const id of removed) delete checks[id];
    },
  },
});

export const { checksChanged } = answerChecksSlice.actions;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StudyDraft } from '../../../machines/contracts/study';

interface StudyDraftState {
  readonly draft: StudyDraft | null;
}

const NO_DRAFT: StudyDraftState = { draft: null };

/** Where one is in a session, so that a reload leads back to it. */
export const studyDraftSlice = createSlice({
  name: 'studyDraft',
  initialState: NO_DRAFT,
  reducers: {
    /** What did not change keeps its reference, so that it is not written. */
    studyMoved: (state, { payload }: PayloadAction<StudyDraft | null>) => {
      if (JSON.stringify(state.draft) !== JSON.stringify(payload)) return { draft: payload };
      return state;
    },
    studyDraftReceived: (_, { payload }: PayloadAction<StudyDraft | null>): StudyDraftState => ({ draft: payload }),
  },
});

export const { studyMoved, studyDraftReceived } = studyDraftSlice.actions;

import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InterviewRecord } from '../../../machines/contracts/interview';

const draftsAdapter = createEntityAdapter<InterviewRecord>();

/** Sessions that were started and not submitted, at most one for each role as a rule. */
export const interviewDraftsSlice = createSlice({
  name: 'interviewDrafts',
  initialState: draftsAdapter.getInitialState(),
  reducers: {
    draftKept: (state, action: PayloadAction<InterviewRecord>) => draftsAdapter.setOne(state, action.payload),
    draftDropped: (state, action: PayloadAction<string>) => draftsAdapter.removeOne(state, action.payload),
    interviewDraftsReceived: (state, action: PayloadAction<{ documents: InterviewRecord[]; removed: string[] }>) => {
      draftsAdapter.setMany(state, action.payload.documents);
      draftsAdapter.removeMany(state, action.payload.removed);
    },
  },
});

export const { draftKept, draftDropped, interviewDraftsReceived } = interviewDraftsSlice.actions;

/**
 * The unfinished session of a role that was started last, or `null`.
 * @param fits left out, any
 */
export function draftOfRole(
  drafts: Readonly<Record<string, InterviewRecord>>,
  roleId: string,
  fits: (draft: InterviewRecord) => boolean = () => true,
): InterviewRecord | null {
  return Object.values(drafts)
    .filter((draft) => draft.role.id === roleId && fits(draft))
    .reduce<InterviewRecord | null>((last, draft) => (last && last.begunAt > draft.begunAt ? last : draft), null);
}

import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import { newestFirst } from '../../domain/dates/newest-first';
import type { interviewDraftsSlice } from './drafts-slice';
import type { FiledSession, interviewSessionsSlice } from './sessions-slice';

/** The sessions that were started and not submitted, by id. */
export const selectInterviewDrafts = ({
  interviewDrafts,
}: WithSlice<typeof interviewDraftsSlice>): Readonly<Record<string, InterviewRecord>> => interviewDrafts.entities;

/** The query that leads back to an unfinished session in the room of its role. */
export const draftQuery = ({ retakes }: Pick<InterviewRecord, 'retakes'>): string =>
  retakes ? `?retake=${encodeURIComponent(retakes.session)}&question=${encodeURIComponent(retakes.question)}` : '';

/** Submitted sessions, the newest first; those too that were removed and can still be brought back. */
const selectAll = createSelector(
  [({ interviewSessions }: WithSlice<typeof interviewSessionsSlice>) => interviewSessions.entities],
  (byId): readonly FiledSession[] => Object.values(byId).sort(newestFirst(({ begunAt }) => begunAt)),
);

/** The sessions the user has, the newest first. */
export const selectInterviewSessions = createSelector([selectAll], (all) =>
  all.filter(({ removedAt }) => removedAt === undefined),
);

/** Those that were removed and wait for the end of Undo. */
export const selectRemovedSessions = createSelector([selectAll], (all) =>
  all.filter(({ removedAt }) => removedAt !== undefined),
);

import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import { newestFirst } from '../../domain/dates/newest-first';
import type { DraftState, draftSlice } from './draft-slice';
import type { FiledReport, reportsSlice } from './reports-slice';

/** The unfinished flow, in the parts it is stored in. */
export const selectResumeDraft = ({ resumeDraft }: WithSlice<typeof draftSlice>): DraftState => resumeDraft;

/** The reports of the history, by id. */
export const selectReportsById = ({
  resumeReports,
}: WithSlice<typeof reportsSlice>): Readonly<Record<string, FiledReport>> => resumeReports.entities;

/** The reports of the history, the newest first. */
export const selectReports = createSelector([selectReportsById], (byId): readonly FiledReport[] =>
  Object.values(byId).sort(newestFirst(({ createdAt }) => createdAt)),
);

import { createEntityAdapter, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ResumeAction, ResumeReport } from '../../../machines/contracts/resume';

/** One finished analysis, kept in the history. */
export interface FiledReport {
  readonly id: string;
  /** ISO date-time. */
  readonly createdAt: string;
  readonly fileName: string;
  readonly action: ResumeAction;
  readonly jobDescription: string;
  readonly report: ResumeReport;
}

const reportsAdapter = createEntityAdapter<FiledReport>();

export const reportsSlice = createSlice({
  name: 'resumeReports',
  initialState: reportsAdapter.getInitialState(),
  reducers: {
    reportFiled: {
      reducer: (state, action: PayloadAction<FiledReport>) => reportsAdapter.addOne(state, action.payload),
      prepare: (report: Omit<FiledReport, 'id' | 'createdAt'>) => ({
        payload: { ...report, id: `report-${nanoid()}`, createdAt: new Date().toISOString() },
      }),
    },
    reportRemoved: (state, action: PayloadAction<string>) => reportsAdapter.removeOne(state, action.payload),
    reportRestored: (state, action: PayloadAction<FiledReport>) => reportsAdapter.upsertOne(state, action.payload),
    reportsReceived: (state, action: PayloadAction<{ documents: FiledReport[]; removed: string[] }>) => {
      reportsAdapter.upsertMany(state, action.payload.documents);
      reportsAdapter.removeMany(state, action.payload.removed);
    },
  },
});

export const { reportFiled, reportRemoved, reportRestored, reportsReceived } = reportsSlice.actions;

import { createEntityAdapter, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ResumeAction, ResumeReport } from '../../../machines/contracts/resume';

/** One finished analysis, kept in the history. */
export interface FiledReport {
  readonly id: string;
  /** ISO date-time. */
  readonly createdAt: string;
  readonly fileName: string;
  /** The one chosen last. */
  readonly action: ResumeAction;
  readonly jobDescription: string;
  readonly report: ResumeReport;
}

/** The engine gives the same report for the same resume and job; only the action that was chosen may differ. */
const isSame = (a: FiledReport, b: FiledReport): boolean =>
  a.fileName === b.fileName &&
  a.jobDescription === b.jobDescription &&
  a.report.score === b.report.score &&
  JSON.stringify(a.report) === JSON.stringify(b.report);

const reportsAdapter = createEntityAdapter<FiledReport>();

export const reportsSlice = createSlice({
  name: 'resumeReports',
  initialState: reportsAdapter.getInitialState(),
  reducers: {
    reportFiled: {
      /** Another action on the same resume and job is another view of the same report, and no new one. */
      reducer: (state, { payload }: PayloadAction<FiledReport>) => {
        const same = Object.values(state.entities).find((filed) => isSame(filed, payload));
        if (same) reportsAdapter.setOne(state, { ...same, action: payload.action });
        else reportsAdapter.addOne(state, payload);
      },
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

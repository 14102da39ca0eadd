import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ResumeAction, ResumeReport } from '../../../machines/contracts/resume';

/** One finished analysis, kept in the history. */
export interface FiledReport {
  readonly id: string;
  /** ISO date-time. */
  readonly createdAt: string;
  readonly fileName: string;
  /** Key of the stored file that it is about; null when no file was kept, or it was filed before this was noted. */
  readonly file: string | null;
  /** The one chosen last. */
  readonly action: ResumeAction;
  readonly jobDescription: string;
  /** Id of the written resume that it is about; null when it is about a file, or was filed before this was noted. */
  readonly resume: string | null;
  readonly report: ResumeReport;
}

/** The fingerprint is over all that a report is made from, so it tells reports apart; the action is only a view. */
const idOf = ({ fingerprint }: ResumeReport): string => `report-${fingerprint}`;

const reportsAdapter = createEntityAdapter<FiledReport>();

export const reportsSlice = createSlice({
  name: 'resumeReports',
  initialState: reportsAdapter.getInitialState(),
  reducers: {
    reportFiled: {
      /** The same resume and job again, or another action on them, is another view of the same report, and no new one. */
      reducer: (state, { payload }: PayloadAction<FiledReport>) => {
        const same = Object.values(state.entities).find((filed) => idOf(filed.report) === idOf(payload.report));
        reportsAdapter.setOne(state, same ? { ...payload, id: same.id, createdAt: same.createdAt } : payload);
      },
      // The id comes from the report, so that one that was removed and is made again counts once in the ledger.
      prepare: (report: Omit<FiledReport, 'id' | 'createdAt'>) => ({
        payload: { ...report, id: idOf(report.report), createdAt: new Date().toISOString() },
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

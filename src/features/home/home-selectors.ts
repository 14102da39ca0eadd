import { createSelector } from '@reduxjs/toolkit';
import { startOfWeek } from 'date-fns';
import type { RootState } from '../../app/store';

const NEXT = {
  upload: 'ready for the job description',
  job: 'at the job description',
  action: 'ready to be analysed',
  result: 'ready to be analysed',
} as const;

/** The resume flow that was begun and not brought to its report, or `null`. */
export const unfinishedResume = createSelector(
  (state: RootState) => state.resumeDraft,
  ({ main: draft, report }) =>
    draft?.file && report === null ? { fileName: draft.file.name, next: NEXT[draft.step] } : null,
);

/** The five newest reports, as the home screen lists them. */
export const latestReports = createSelector(
  (state: RootState) => state.resumeReports,
  ({ ids, entities }) =>
    ids.slice(0, 5).flatMap((id) => {
      const filed = entities[id];
      if (!filed) return [];
      const { fileName, createdAt, report } = filed;
      return [{ id, fileName, createdAt, score: report.score, jobTitle: report.job.title ?? 'No job title found' }];
    }),
);

/** How many reports were made since the start of this week (Monday or Sunday by the reader's locale). */
export function reportsOfWeek(state: RootState, now: Date): number {
  const since = startOfWeek(now, { weekStartsOn: firstDayOfWeek() }).toISOString();
  return Object.values(state.resumeReports.entities).filter(({ createdAt }) => createdAt >= since).length;
}

function firstDayOfWeek(): 0 | 1 | 6 {
  const locale = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const day = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  return day === 7 ? 0 : day === 6 ? 6 : 1;
}

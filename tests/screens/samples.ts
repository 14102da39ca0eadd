import { DEFAULT_PROVIDER_CONFIG } from '../../src/ai/providers/config';
import type { ProviderConfig } from '../../src/ai/providers/list';
import type { RootState } from '../../src/app/store';
import type { FiledReport } from '../../src/features/resume-assistant/reports-slice';
import type { User } from '../../src/features/session/session-slice';
import { initialSettings } from '../../src/features/settings/settings-slice';
import { BACKEND_JOB, documentOf, MIDDLING, STRONG } from '../domain/report/resumes';
import { reportOn } from '../domain/report/support';

export const ada: User = { displayName: 'Ada', handle: 'ada', createdAt: '2026-01-02T03:04:05.000Z' };

export const job = BACKEND_JOB;
export const middling = documentOf(MIDDLING);
export const middlingReport = reportOn(MIDDLING, BACKEND_JOB);
export const strongReport = reportOn(STRONG, BACKEND_JOB);

/** A report of the history; whole but for what the test says. */
export const filed = (id: string, more: Partial<FiledReport> = {}): FiledReport => ({
  id,
  createdAt: '2026-11-20T10:00:00.000Z',
  fileName: 'marco.pdf',
  action: 'ats-score',
  jobDescription: BACKEND_JOB,
  file: null,
  resume: null,
  report: middlingReport,
  ...more,
});

/** The history as the store holds it: newest first. */
export const history = (...reports: FiledReport[]): RootState['resumeReports'] => ({
  ids: reports.map(({ id }) => id),
  entities: Object.fromEntries(reports.map((report) => [report.id, report])),
});

export const file = { key: 'file-1', name: 'marco.pdf', size: 1_310_720, kept: true };

/** An unfinished flow as an earlier visit left it. */
export const draft = (
  main: Partial<NonNullable<RootState['resumeDraft']['main']>>,
  more: Partial<RootState['resumeDraft']> = {},
): RootState['resumeDraft'] => ({
  main: { step: 'upload', file, jobDescription: '', action: null, ...main },
  document: { flow: file.key, value: middling },
  report: null,
  advice: null,
  ...more,
});

/** Settings with a model that gives advice. */
export const settingsWith = (ai: Partial<ProviderConfig>): RootState['settings'] => ({
  ...initialSettings,
  ai: { ...DEFAULT_PROVIDER_CONFIG, ...ai },
});

export const localModel = settingsWith({
  provider: 'openai-compatible',
  openai: { model: 'llama3.2', baseUrl: 'http://localhost:11434/v1' },
});

/** A file of `size` bytes whose content is not looked at. */
export const pdf = (name = 'marco.pdf', size = 1_310_720) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });

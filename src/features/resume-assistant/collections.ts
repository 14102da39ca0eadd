import { each, parts, unowned } from '../../app/collection';
import { draftReceived, draftSlice } from './draft-slice';
import { filedReportSchema, resumeDraftSchemas } from './report-schema';
import { reportsReceived, reportsSlice } from './reports-slice';

/** Rubric 1 had one figure for form and fit, knew no alternatives and told no ways of working apart. */
const oneFigure = (report: unknown): unknown => {
  const { skills, ...rest } = report as { readonly skills: readonly object[] };
  return { ...rest, figures: null, skills: skills.map((row) => ({ ...row, anyOf: null })), ways: [] };
};

const filedOneFigure = (filed: unknown): unknown => {
  const { report, ...rest } = filed as { readonly report: unknown };
  return { ...rest, report: oneFigure(report) };
};

/** Before, a report did not say which written resume it was about. */
const ofNoResume = (filed: unknown): unknown => ({ ...(filed as object), resume: null });

/** Before, a report did not say under which key its file is stored. */
const ofNoFile = (filed: unknown): unknown => ({ ...(filed as object), file: null });

/** Of the parts of a draft the report alone has a `value` of this kind. */
const draftOneFigure = (part: unknown): unknown => {
  const { value } = part as { readonly value?: { readonly kind?: unknown } };
  return value?.kind === 'report' ? { ...(part as object), value: oneFigure(value) } : part;
};

export const resumeReportsCollection = each({
  name: 'resumeReports',
  title: 'Resume reports',
  version: 4,
  migrations: { 1: filedOneFigure, 2: ofNoResume, 3: ofNoFile },
  schema: filedReportSchema,
  travels: { whole: true, file: 'file' },
  slice: reportsSlice,
  select: (state) => state.resumeReports.entities,
  received: reportsReceived,
});

export const resumeDraftCollection = parts({
  name: 'resumeDraft',
  title: 'Unfinished resume check',
  version: 3,
  migrations: { 1: unowned, 2: draftOneFigure },
  own: { taken: 'whole' },
  schemas: resumeDraftSchemas,
  slice: draftSlice,
  select: (state) => state.resumeDraft,
  received: draftReceived,
});

import { each, parts, unowned } from '../../app/collection';
import { draftReceived, draftSlice } from './draft-slice';
import { filedReportSchema, resumeDraftSchemas } from './report-schema';
import { reportsReceived, reportsSlice } from './reports-slice';

export const resumeReportsCollection = each({
  name: 'resumeReports',
  title: 'Resume reports',
  version: 1,
  schema: filedReportSchema,
  slice: reportsSlice,
  select: (state) => state.resumeReports.entities,
  received: reportsReceived,
});

export const resumeDraftCollection = parts({
  name: 'resumeDraft',
  title: 'Unfinished resume check',
  version: 2,
  migrations: { 1: unowned },
  own: { taken: 'whole' },
  schemas: resumeDraftSchemas,
  slice: draftSlice,
  select: (state) => state.resumeDraft,
  received: draftReceived,
});

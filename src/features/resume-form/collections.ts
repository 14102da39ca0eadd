import { each } from '../../app/collection';
import { fromVersion1 } from '../../domain/resume-document/version-1';
import { resumeDocumentsReceived, resumeDocumentsSlice } from './documents-slice';
import { writtenResumeSchema } from './resume-schema';

export const resumeDocumentsCollection = each({
  name: 'resumeDocuments',
  title: 'Resumes',
  version: 2,
  migrations: { 1: fromVersion1 },
  schema: writtenResumeSchema,
  slice: resumeDocumentsSlice,
  select: (state) => state.resumeDocuments.entities,
  received: resumeDocumentsReceived,
});

import { each } from '../../app/collection';
import { resumeDocumentsReceived, resumeDocumentsSlice } from './documents-slice';
import { writtenResumeSchema } from './resume-schema';

export const resumeDocumentsCollection = each({
  name: 'resumeDocuments',
  title: 'Resumes',
  version: 1,
  schema: writtenResumeSchema,
  slice: resumeDocumentsSlice,
  select: (state) => state.resumeDocuments.entities,
  received: resumeDocumentsReceived,
});

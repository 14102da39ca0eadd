import { each } from '../../app/collection';
import { fromVersion1 } from '../../domain/resume-document/version-1';
import { resumeDocumentsReceived, resumeDocumentsSlice } from './documents-slice';
import { coverLetterSchema } from './letters/letter-schema';
import { coverLettersReceived, lettersSlice } from './letters/letters-slice';
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

export const coverLettersCollection = each({
  name: 'coverLetters',
  title: 'Cover letters',
  version: 1,
  schema: coverLetterSchema,
  slice: lettersSlice,
  select: (state) => state.coverLetters.entities,
  received: coverLettersReceived,
});

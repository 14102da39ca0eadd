import { each } from '../../app/collection';
import { fromVersion1 } from '../../domain/resume-document/version-1';
import { resumeDocumentsReceived, resumeDocumentsSlice } from './documents-slice';
import { coverLetterSchema } from './letters/letter-schema';
import { coverLettersReceived, lettersSlice } from './letters/letters-slice';
import { writtenResumeSchema } from './resume-schema';

/** Before it could be chosen, the language of a resume was told from its words. */
const withLanguage = (resume: unknown): unknown => ({ ...(resume as object), language: 'detected' });

export const resumeDocumentsCollection = each({
  name: 'resumeDocuments',
  title: 'Resumes',
  version: 3,
  migrations: { 1: fromVersion1, 2: withLanguage },
  schema: writtenResumeSchema,
  travels: {
    texts: [
      'intro',
      'courses',
      'experiences.*.about',
      'experiences.*.responsibilities',
      'projects.*.desc',
      'projects.*.roles',
      'achievements.*.summary',
      'schools.*.courses',
      'volunteer.*.responsibilities',
      'publications.*.summary',
      'references.*.reference',
      'own.*.text',
    ],
  },
  slice: resumeDocumentsSlice,
  select: (state) => state.resumeDocuments.entities,
  received: resumeDocumentsReceived,
});

export const coverLettersCollection = each({
  name: 'coverLetters',
  title: 'Cover letters',
  version: 1,
  schema: coverLetterSchema,
  travels: { texts: ['addressee', 'body', 'outline'] },
  slice: lettersSlice,
  select: (state) => state.coverLetters.entities,
  received: coverLettersReceived,
});

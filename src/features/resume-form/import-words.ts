import type { ResumeFileKind, ResumeImportProblem } from '../../../machines/contracts/resume-import';
import type { DoubtReason } from '../../domain/resume-document/from-read';
import { SECTION_HEADINGS } from '../../domain/resume-document/sections';
import type { ListName } from '../../domain/resume-document/types';

/** Why a file was not taken, and what to do. For a PDF, in the words of the resume assistant. */
export const problemWords: Readonly<Record<ResumeImportProblem, string>> = {
  encrypted:
    'The file opens only with a password, so no job portal can read it either. Save a copy without a password and choose that one.',
  damaged:
    'The file is damaged: it starts like a PDF, but its contents cannot be read. Export it again from the program you wrote it in.',
  scanned:
    'The pages are pictures, as from a scanner or a photo, without characters to read. A machine sees an empty page. Export the resume as a PDF from your word processor instead.',
  blank: 'The pages are empty: there is no text and no picture on them. Choose the finished file.',
  unreadable:
    'The file opened, but the reader failed on its pages. The fault is most likely in the reader or this browser, not in your resume. Choose it again; if it fails again, update the browser or use another one.',
  empty: 'The file has 0 bytes. It may have been cut off while it was saved or downloaded. Choose a complete copy.',
  'not-pdf':
    'The name ends in .pdf, but the contents are something else. Nothing in it was opened or run. Export your resume as a PDF.',
  missing: 'The browser could not read it. It may have been moved or changed; choose it again.',
  'reader-failed':
    'The reader could not start or stopped in the middle. Your file is untouched. Reload the page with the network on and choose it again.',
  offline:
    'The reader of files is fetched when it is first used, and there is no network now. Your file is untouched. Choose it again once you are connected.',
  'too-large':
    'It is far larger than a resume: up to 30 MB of PDF, 20 MB of Word or LinkedIn and 512 kB of text are read. Choose the resume alone.',
  'too-many-pages':
    'It has more than 40 pages, so it is not a resume. Print the pages of your resume to a PDF of their own.',
  'unknown-kind':
    'Its contents are none that hold a resume. Nothing in it was opened or run. Choose a PDF, a Word document (.docx), LinkedIn’s ZIP, JSON Resume, Markdown or text.',
  'old-document':
    'It is a document of an older or another format, such as .doc or .rtf. Open it in your word processor and save it as .docx or PDF.',
  bomb: 'It would unpack to far more than a resume holds, as files do that are made to do harm. It was stopped before that, and nothing in it was opened.',
  'damaged-archive': 'It is damaged: its parts cannot be unpacked. Save or download it again and choose the new copy.',
  'other-archive':
    'It is an archive without a resume: neither a Word document nor LinkedIn’s export. Unpack it and choose the resume in it.',
  'no-words': 'It opened, and there is not a word in it. Choose the finished file.',
  engine: 'Reading failed. Choose the file again; if that fails too, reload the page.',
};

export const kindWords: Readonly<Record<ResumeFileKind, string>> = {
  pdf: 'PDF',
  docx: 'Word document',
  linkedin: 'export of LinkedIn',
  markdown: 'Markdown',
  text: 'text',
};

/** What is asked about what was read. */
export const doubtWords: Readonly<Record<DoubtReason, string>> = {
  'title-or-employer': 'Which is your title, and which the employer?',
  'school-or-degree': 'Which is the school, and which the degree?',
  'no-dates': 'No dates were found. When was it?',
  place: 'Is this where you live, or your title?',
  'no-name': 'No line reads like a name. What is yours?',
  'head-rest': 'Some words of this line have no field of their own. Are they in the right place?',
};

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Full name',
  label: 'Title',
  city: 'City',
  clgname: 'College name',
  education: 'Degree and branch',
  grdyear: 'Start year',
  grdyear2: 'End year',
  role: 'Role',
  organization: 'Organization',
  duration: 'Duration',
  place: 'Place',
  about: 'About the employer',
  project: 'Project',
  roles: 'Roles',
  entity: 'For whom',
  type: 'Kind of project',
  issuer: 'Issuer',
};
/** What a field is called beside a doubt. */
export const fieldLabel = (list: ListName | null, field: string): string =>
  list === 'certificates' && field === 'name' ? 'Certificate' : (FIELDS[field] ?? field);

export const listLabel = (list: ListName): string =>
  list === 'profiles'
    ? 'Other profiles'
    : list === 'skillGroups'
      ? 'Further groups of skills'
      : list === 'schools'
        ? 'Education'
        : list === 'own'
          ? 'Sections of your own'
          : SECTION_HEADINGS[list];

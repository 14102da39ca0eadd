import type { PdfProblem } from '../../../machines/contracts/pdf';
import type { ResumeAction } from '../../../machines/contracts/resume';
import type { ResumeNotice } from '../../../machines/contracts/resume-assistant-flow';

/** The product spec's messages, letter for letter. */
export const notices: Record<ResumeNotice, string> = {
  notPdf: 'Please select a PDF file',
  noResume: 'Please upload a resume first',
  noJob: 'Please enter a job description',
  noAction: 'Please choose an action',
};

const FAILED_TO_EXTRACT = 'Failed to extract text from the PDF';
export const FAILED_TO_PROCESS = 'Sorry, there was an error processing your request. Please try again.';

/** What happened to the file, and what to do. */
export const problems: Record<PdfProblem, { title: string; text: string; retry: boolean }> = {
  encrypted: {
    title: FAILED_TO_EXTRACT,
    text: 'The file opens only with a password, so no job portal can read it either. Save a copy without a password and choose that one.',
    retry: false,
  },
  damaged: {
    title: FAILED_TO_EXTRACT,
    text: 'The file is damaged: it starts like a PDF, but its contents cannot be read. Export it again from the program you wrote it in.',
    retry: false,
  },
  scanned: {
    title: FAILED_TO_EXTRACT,
    text: 'The pages are pictures, as from a scanner or a photo, without characters to read. A machine sees an empty page. Export the resume as a PDF from your word processor instead.',
    retry: false,
  },
  blank: {
    title: FAILED_TO_EXTRACT,
    text: 'The pages are empty: there is no text and no picture on them. Choose the finished file.',
    retry: false,
  },
  unreadable: {
    title: FAILED_TO_EXTRACT,
    text: 'The file opened, but the reader failed on its pages. The fault is most likely in the reader or this browser, not in your resume. Your file and your job description are kept. Choose Retry; if it fails again, update the browser or use another one.',
    retry: true,
  },
  empty: {
    title: FAILED_TO_EXTRACT,
    text: 'The file has 0 bytes. It may have been cut off while it was saved or downloaded. Choose a complete copy.',
    retry: false,
  },
  'not-pdf': {
    title: notices.notPdf,
    text: 'The name ends in .pdf, but the contents are something else. Nothing in it was opened or run. Export your resume as a PDF.',
    retry: false,
  },
  missing: {
    title: FAILED_TO_EXTRACT,
    text: 'The file is no longer in this browser’s storage. Choose it again; your job description is kept.',
    retry: false,
  },
  'reader-failed': {
    title: FAILED_TO_EXTRACT,
    text: 'The reader could not start or stopped in the middle. Your file is untouched. Choose Retry; if it fails again, reload the page.',
    retry: true,
  },
  offline: {
    title: FAILED_TO_EXTRACT,
    text: 'There is no network, and the reader of PDFs is not on this device yet. Your file and your job description are kept. Connect once and choose Retry; from then on it works without a network.',
    retry: true,
  },
};

export const actions: readonly { value: ResumeAction; label: string; detail: string }[] = [
  {
    value: 'ats-score',
    label: 'ATS score',
    detail: 'A figure out of 100 with its breakdown, each point with the words behind it.',
  },
  {
    value: 'ats-enhancer',
    label: 'ATS enhancer',
    detail: 'What to change first, ordered by the points it can win.',
  },
  {
    value: 'resume-feedback',
    label: 'Resume feedback',
    detail: 'Section by section: what works, and what holds you back.',
  },
  {
    value: 'keyword-match',
    label: 'Keyword match',
    detail: 'The skills the job asks for, and where your resume shows them.',
  },
];

export const actionLabel = (action: ResumeAction): string =>
  actions.find(({ value }) => value === action)?.label ?? action;

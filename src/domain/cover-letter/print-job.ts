import { linesOf, type ResumeTextLine } from '../resume-document/lines';
import type { WrittenResume } from '../resume-document/types';
import { letterParts } from './lines';
import type { CoverLetter } from './types';

/** What goes into one file: a resume, a letter under its head, or the letter and then the resume. */
export interface PrintJob {
  /** Name of the file, without its ending. */
  readonly title: string;
  readonly letter: CoverLetter | null;
  /** Whose head and looks the letter has. */
  readonly resume: WrittenResume | null;
  readonly printsResume: boolean;
}

/** A document of a job as lines in the order of its page, with the resume in whose fields they are. */
export interface PrintedLines {
  readonly lines: readonly ResumeTextLine[];
  readonly resume: WrittenResume | null;
}

/** A letter as lines in the order of its page. */
export function letterLines(letter: CoverLetter, resume: WrittenResume | null): ResumeTextLine[] {
  const top = resume ? linesOf(resume).filter(({ kind }) => TOP.has(kind)) : [];
  const parts = letterParts(letter, resume).filter(({ kind }) => kind !== 'name' && kind !== 'contact');
  return [...top, ...parts.flatMap(({ lines }) => lines.map((text) => ({ kind: 'text' as const, text })))];
}
const TOP: ReadonlySet<ResumeTextLine['kind']> = new Set(['name', 'label', 'contact']);

/** All documents of a job, in the order of its pages. */
export const printedLines = ({ letter, resume, printsResume }: PrintJob): PrintedLines[] => [
  ...(letter ? [{ lines: letterLines(letter, resume), resume: null }] : []),
  ...(resume && printsResume ? [{ lines: linesOf(resume, 'page'), resume }] : []),
];

/** A resume by itself. */
export const resumeJob = (resume: WrittenResume): PrintJob => ({
  title: resume.title,
  letter: null,
  resume,
  printsResume: true,
});

/** The title that the file gives itself. */
export function jobTitle({ title, letter, resume, printsResume }: PrintJob): string {
  const name = resume?.name.trim() ?? '';
  const kind = letter ? (printsResume && resume ? 'cover letter and resume' : 'cover letter') : 'resume';
  return name === '' ? (letter?.title ?? resume?.title ?? title) : `${name} – ${kind}`;
}

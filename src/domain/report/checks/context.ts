import type { JobPosting } from '../../jobs/types';
import type { Month, ResumeEntry, ResumeFacts } from '../../resume/facts';
import type { ReadableDocument } from '../../resume/visible-document';
import type { BulletReview, SkillRow } from '../types';

/** Everything a check may look at. */
export interface CheckContext {
  readonly document: ReadableDocument;
  readonly facts: ResumeFacts;
  readonly job: JobPosting;
  /** The month that "Present" stands for. */
  readonly asOf: Month;
  readonly skills: readonly SkillRow[];
  readonly bullets: readonly BulletReview[];
  /** Words of the text in which each skill counts once. */
  readonly countedWords: number;
}

/** The entries under Experience. */
export function jobsOf({ facts }: Pick<CheckContext, 'facts'>): ResumeEntry[] {
  return facts.entries.filter((entry) => entry.section === 'experience');
}

/** Jobs with a date that stands for a span. */
export function datedJobs(context: Pick<CheckContext, 'facts'>): ResumeEntry[] {
  return jobsOf(context).filter((entry) => entry.dates !== null);
}

/** Whether the text is written in another language and no heading of it was recognised. */
export function headingsUnknown({ facts }: CheckContext): boolean {
  return facts.language === 'other' && facts.sections.length < 2;
}

import { languageTagOf, resumeLanguage } from '../resume-document/language-tag';
import type { PrintJob } from './print-job';

/** The language of what is printed: a letter's own words tell it, and where they do not, its resume. */
export function jobLanguage({ letter, resume }: Pick<PrintJob, 'letter' | 'resume'>, fallback?: string): string {
  const ofResume = resume ? resumeLanguage(resume, fallback) : fallback;
  return letter ? languageTagOf(letter.body, ofResume) : (ofResume ?? 'en');
}

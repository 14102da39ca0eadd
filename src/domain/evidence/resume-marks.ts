import type { JobPosting } from '../jobs/types';
import { readResumeSkills } from '../report/resume-skills';
import type { ResumeDocument } from '../resume/document';
import { readResume } from '../resume/read-resume';
import type { ResumeMark } from './types';

/**
 * The places of a resume that name a skill, as the resume assistant counts them: text too small to read, instructions to
 * the reader, lists out of place and lines copied from the posting show nothing.
 */
export function resumeMarks(document: ResumeDocument, posting: JobPosting): ResumeMark[] {
  const facts = readResume(document);
  // An achievement may be an exercise, such as a solved challenge: it names the skill, and is no work with it.
  const achievements = new Set(
    facts.sections.filter(({ kind }) => kind === 'achievements').flatMap(({ lines }) => lines),
  );
  return readResumeSkills(facts, posting).places.map(({ skill, line, status }) => ({
    skill,
    quote: line.text.trim(),
    page: document.pages.length > 1 ? line.page : null,
    told: status === 'evidenced' && !achievements.has(line),
  }));
}

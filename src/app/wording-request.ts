import type { WordingSubject } from '../../machines/contracts/resume';
import { letterPrompt, linesPrompt } from '../ai/prompts/resume-line-prompts';
import type { GenerateRequest } from '../ai/providers/provider';
import { toPlainText } from '../domain/resume-document/lines';
import { dutyLines } from '../domain/resume-document/suggestions';
import { selectJob } from '../features/jobs/selectors';
import { selectLetter, selectResume } from '../features/resume-form/selectors';
import type { RootState } from './store';

/** What a model is asked to word, from what is kept at the moment it is asked. */
export function wordingRequest(state: RootState, subject: WordingSubject): GenerateRequest {
  if (subject.kind === 'lines') {
    const resume = selectResume(state, subject.resume);
    const job = subject.job === null ? undefined : selectJob(state, subject.job);
    return linesPrompt({
      lines: resume ? dutyLines(resume).map(({ text }) => text) : [],
      posting: job?.posting ?? '',
    });
  }
  const letter = selectLetter(state, subject.letter);
  const resume = letter?.resume ? selectResume(state, letter.resume) : undefined;
  const job = letter?.job ? selectJob(state, letter.job) : undefined;
  return letterPrompt({
    resume: resume ? toPlainText(resume) : '',
    role: job?.title ?? '',
    company: job?.company ?? '',
    posting: job?.posting ?? '',
  });
}

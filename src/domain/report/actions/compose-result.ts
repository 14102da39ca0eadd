import type { ResumeAction } from '../../resume/document';
import type { ResumeReport } from '../types';
import { atsEnhancer } from './ats-enhancer';
import { atsScore } from './ats-score';
import { keywordMatch } from './keyword-match';
import type { ResultDocument } from './result-document';
import { resumeFeedback } from './resume-feedback';

const COMPOSERS: Readonly<Record<ResumeAction, (report: ResumeReport) => ResultDocument>> = {
  'ats-score': atsScore,
  'ats-enhancer': atsEnhancer,
  'resume-feedback': resumeFeedback,
  'keyword-match': keywordMatch,
};

/** What an action shows of a report (product spec, section 7). Pure: the same report gives the same document. */
export function composeResult(action: ResumeAction, report: ResumeReport): ResultDocument {
  return COMPOSERS[action](report);
}

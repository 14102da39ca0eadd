import type { FoundRemarks } from '../../src/domain/interview/check/types';
import type { AiError } from './ai';

/** What a model is asked to check. */
export interface CheckSubject {
  readonly role: string;
  readonly question: string;
  readonly answer: string;
}

/** What the actor `checkAnswer` sends; one `check.finished` or `check.failed`, last. */
export type AnswerCheckEvent =
  /** Remarks that are whole so far. */
  | { readonly type: 'check.grown'; readonly found: FoundRemarks }
  | { readonly type: 'check.finished'; readonly found: FoundRemarks }
  | { readonly type: 'check.failed'; readonly error: AiError };

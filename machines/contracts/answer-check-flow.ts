/** A model's check of one answer: what the flow holds, hears and emits. */
import type { FoundRemarks } from '../../src/domain/interview/check/types';
import type { AiError } from './ai';
import type { CheckSubject } from './answer-check';

export interface AnswerCheckContext {
  readonly subject: CheckSubject;
  /** What the running request has found so far, or the last one until it ended. */
  readonly found: FoundRemarks;
  readonly error: AiError | null;
}

export type AnswerCheckUserEvent = { type: 'check.requested' } | { type: 'check.stopped' };

export type AnswerCheckEmitted = { type: 'check.made'; found: FoundRemarks };

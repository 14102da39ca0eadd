/** Follow-up to an answer: what the flow holds, hears and emits. */
import type { FollowUpInput } from './follow-up';
import type { InterviewQuestion } from './trainer';

export interface FollowUpContext {
  readonly asked: FollowUpInput | null;
}

export type FollowUpEvent =
  | { type: 'followUp.requested'; about: FollowUpInput }
  /** The question was left. */
  | { type: 'followUp.cancelled' };

/** `question.followsUp` is the id of the question that it goes deeper into. */
export type FollowUpEmitted = { type: 'followUp.chosen'; session: string; question: InterviewQuestion };

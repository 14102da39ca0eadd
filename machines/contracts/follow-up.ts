import type { AnswerEvaluation } from '../../src/domain/interview/answer/types';
import type { InterviewQuestion } from '../../src/domain/interview/questions/question';

/** Actor `chooseFollowUp`: the chosen model, or the built-in engine where none answers; one promise. */
export interface FollowUpInput {
  /** Id of the interview. */
  readonly session: string;
  readonly role: string;
  readonly question: InterviewQuestion;
  readonly answer: string;
  /** Of this answer. */
  readonly evaluation: AnswerEvaluation;
}

/** Interview trainer: what the flow holds and hears. */
import type { AiError } from './ai';
import type { Advice, TrainerAnswer, TrainerDraft, TrainerForm, TrainerSession, TrainerStep } from './trainer';

/** What the screen makes for a new set of questions, because a machine knows no chance and no clock. */
export interface QuestionsRequest {
  readonly id: string;
  /** ISO date-time. */
  readonly at: string;
  readonly seed: string;
  /** Ask no model, even if one is chosen. */
  readonly builtIn: boolean;
  /** Ids of the questions that were asked for this job or role before, the oldest first. */
  readonly asked: readonly string[];
}

export interface TrainerContext extends Omit<TrainerDraft, 'step'> {
  readonly request: QuestionsRequest | null;
  /** Why a model gave no questions; `null` where there is nothing to say beyond the message. */
  readonly failure: AiError | null;
  readonly restoring: TrainerStep;
}

export type TrainerEvent =
  | { type: 'form.changed'; change: Partial<TrainerForm> }
  | { type: 'questions.requested'; request: QuestionsRequest }
  | { type: 'questions.cancelled' }
  | { type: 'answer.written'; text: string }
  /** `language` is the one that the recogniser listens in, as a BCP 47 tag. */
  | { type: 'words.heard'; text: string; language: string }
  | { type: 'speaking.timed'; seconds: number }
  | { type: 'evaluation.requested' }
  /** The open question is answered again. */
  | { type: 'answer.retaken' }
  /** An earlier attempt at the open question counts again; the present one is kept in its place. */
  | { type: 'attempt.chosen'; attempt: number }
  | { type: 'question.advanced' }
  /** The interview with a follow-up in its place, which opens. */
  | { type: 'interview.extended'; session: TrainerSession; answers: readonly TrainerAnswer[]; index: number }
  | { type: 'question.reversed' }
  | { type: 'feedback.requested' }
  /** A model's reply came to its end; `index` is the question it is about, `null` the whole interview. */
  | { type: 'remark.settled'; session: string; index: number | null; advice: Advice }
  /** The answers as they are now that a recording of one has begun, or that more of it is stored. */
  | { type: 'recording.kept'; session: string; answers: readonly TrainerAnswer[] }
  | { type: 'interview.ended' }
  | { type: 'home.requested' };

export interface TrainerInput {
  /** What an earlier visit left; `null` starts afresh. */
  readonly draft: TrainerDraft | null;
}
